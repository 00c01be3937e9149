import { useState } from 'react';
import { NumberField } from './number-fields.tsx';
import { useProcessingText } from './processing-words.ts';
import type { HandStepsState } from './use-hand-steps.ts';

/** Shifts that may be typed, ppm: ¹⁹F and ³¹P reach several hundred. */
const PPM = { min: -1000, max: 1000, step: 0.01, decimals: 4 };

/** Where shifts are counted from: by a peak of a known shift, or by a difference. */
export function ReferenceFields({ state }: { state: HandStepsState }) {
  const { preview, change, leave } = state;
  const { reference: text } = useProcessingText();
  const [near, setNear] = useState<number | null>(null);
  const [is, setIs] = useState<number | null>(null);
  const shift = preview?.used.shift ?? 0;
  return (
    <fieldset className="m-0 grid min-w-0 content-start gap-3 border-0 p-0">
      <legend className="mb-2 p-0 font-semibold">{text.legend}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3">
        <NumberField label={text.near} value={near} {...PPM} onChange={setNear} />
        <NumberField label={text.is} value={is} {...PPM} onChange={setIs} />
        <button
          type="button"
          className="btn"
          disabled={near === null || is === null}
          onClick={() => {
            // The shift was read off the axis as it stands now.
            if (near !== null && is !== null)
              change('peak', { reference: { near: near - shift, is } });
            leave();
          }}
        >
          {text.set}
        </button>
      </div>
      <p className="field-hint">{text.nearHint}</p>
      <NumberField
        label={text.by}
        value={preview === null ? null : shift}
        {...PPM}
        hint={text.hint}
        onChange={(value) => change('shift', { reference: { shift: value } })}
        onLeft={leave}
      />
    </fieldset>
  );
}
