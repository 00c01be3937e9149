import { useId } from 'react';
import type { AxisPointsState } from './use-axis-points.ts';
import { useImagePeaksText } from './use-image-peaks-text.ts';

interface Props {
  state: AxisPointsState;
  onEnds: (ends: [number, number]) => void;
  /** Null: there is no axis to leave as it is. */
  onClose: (() => void) | null;
}

/** The values of the two lines by which an axis is corrected. */
export function AxisPoints({ state: { points, refused, change, ends }, onEnds, onClose }: Props) {
  const text = useImagePeaksText();
  const id = useId();
  const names = [text.axis.first, text.axis.second] as const;
  const apply = () => {
    const found = ends();
    if (found) onEnds(found);
  };
  return (
    <fieldset className="m-0 grid min-w-0 gap-2 rounded-md border border-border p-3">
      <legend className="field-label px-1">{text.axis.correct}</legend>
      <p className="field-hint">{text.axis.hint}</p>
      <div className="grid max-w-md grid-cols-2 gap-3">
        {points.map(({ value }, index) => (
          <div key={index} className="field">
            <label className="field-label" htmlFor={`${id}-${index}`}>
              {text.axis.valueOf(names[index]!)}
            </label>
            <input
              id={`${id}-${index}`}
              className="input"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={value}
              aria-invalid={refused || undefined}
              aria-describedby={`${id}-refused`}
              onChange={(event) => change(index, { value: event.target.value })}
            />
          </div>
        ))}
      </div>
      <p id={`${id}-refused`} role="status" className={refused ? 'field-error' : 'visually-hidden'}>
        {refused ? text.axis.refused : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-small btn-primary" onClick={apply}>
          {text.axis.apply}
        </button>
        {onClose ? (
          <button type="button" className="btn btn-small" onClick={onClose}>
            {text.axis.cancel}
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}
