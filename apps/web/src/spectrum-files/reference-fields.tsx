import type { HandReference } from '@elucida/spectrometer/process-by-hand';
import { SOLVENTS } from '@elucida/spectra/chemistry/solvents';
import { useState } from 'react';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { NumberField } from './number-fields.tsx';
import { useProcessingText } from './processing-words.ts';
import type { HandStepsState } from './use-hand-steps.ts';

/** Shifts that may be typed, ppm: ¹⁹F and ³¹P reach several hundred. */
const PPM = { min: -1000, max: 1000, step: 0.01, decimals: 4 };

/** A reference as the value of the choice; empty for the automatic one. */
const valueOf = (reference: HandReference): string =>
  reference === 'automatic'
    ? ''
    : reference === 'recorded'
      ? 'recorded'
      : 'by' in reference
        ? reference.by
        : 'typed';

/** What shifts are counted from: found automatically, a line by its name, or as recorded. */
function ReferenceChoice({ state: { steps, change } }: { state: HandStepsState }) {
  const { reference: text } = useProcessingText();
  const value = valueOf(steps.reference);
  const options: (readonly [string, string])[] = [
    ['recorded', text.recorded],
    ['TMS', text.zero],
    ...SOLVENTS.map(({ id, label }) => [id, text.solvent(label)] as const),
  ];
  if (value === 'typed') options.push(['typed', text.typed]);
  return (
    <ChoiceField
      label={text.from}
      all={text.automatic}
      value={value}
      options={options}
      onChange={(next) => {
        const solvent = SOLVENTS.find(({ id }) => id === next);
        if (next === '') change('reference', { reference: 'automatic' });
        else if (next === 'recorded') change('reference', { reference: 'recorded' });
        else if (next === 'TMS') change('reference', { reference: { by: 'TMS' } });
        else if (solvent) change('reference', { reference: { by: solvent.id } });
      }}
    />
  );
}

/** What was found to count from, and what came of it. */
function ReferenceFound({ state: { preview, change, leave } }: { state: HandStepsState }) {
  const { reference: text } = useProcessingText();
  const figures = useFigures();
  const found = preview?.reference ?? null;
  if (found === null) return null;
  const { line, outcome } = found;
  if (line === null || outcome === 'absent')
    return <p className="field-hint">{text.outcome.absent}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="field-hint">
        {text.outcome[outcome]({
          of: line.label,
          at: figures(line.at.toFixed(3)),
          shift: figures(line.shift.toFixed(4)),
        })}
      </p>
      {outcome === 'proposed' ? (
        <button
          type="button"
          className="btn btn-small"
          onClick={() => {
            change('shift', { reference: { shift: line.shift } });
            leave();
          }}
        >
          {text.apply}
        </button>
      ) : null}
    </div>
  );
}

/** Where shifts are counted from: by a line that is known, by a peak of a known shift, or by a difference. */
export function ReferenceFields({ state }: { state: HandStepsState }) {
  const { preview, change, leave } = state;
  const { reference: text } = useProcessingText();
  const [near, setNear] = useState<number | null>(null);
  const [is, setIs] = useState<number | null>(null);
  const shift = preview?.used.shift ?? 0;
  return (
    <fieldset className="m-0 grid min-w-0 content-start gap-3 border-0 p-0">
      <legend className="mb-2 p-0 font-semibold">{text.legend}</legend>
      <ReferenceChoice state={state} />
      <ReferenceFound state={state} />
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
