import type { HandStart } from '@elucida/spectrometer/process-by-hand';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { CheckBox } from '../ui/check-box.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { NumberField, NumberSlider } from './number-fields.tsx';
import { useProcessingText } from './processing-words.ts';
import { ReferenceFields } from './reference-fields.tsx';
import type { HandStepsState } from './use-hand-steps.ts';

interface Props {
  start: HandStart;
  state: HandStepsState;
}

/** Times the points that a decay is filled to; the automatic choice is the empty one. */
const FILLINGS = [1, 4, 8];

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="m-0 grid min-w-0 content-start gap-3 border-0 p-0">
      <legend className="mb-2 p-0 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Whether the decay is processed, or the instrument's spectrum changed. */
function FromFields({ state: { steps, change } }: Props) {
  const { from: text } = useProcessingText();
  const name = useId();
  return (
    <Group legend={text.legend}>
      <div className="grid gap-1">
        {(['spectrum', 'decay'] as const).map((from) => (
          <label key={from} className="check">
            <input
              type="radio"
              name={name}
              checked={steps.from === from}
              // Angles of the one say nothing about the other.
              onChange={() => change('from', { from, phase: 'automatic' })}
            />
            {text[from]}
          </label>
        ))}
      </div>
    </Group>
  );
}

function WindowFields({ start, state: { steps, change, leave } }: Props) {
  const { window: text, from } = useProcessingText();
  const figures = useFigures();
  if (steps.from !== 'decay')
    return (
      <Group legend={text.legend}>
        <p className="field-hint">{start.hasDecay ? from.needed : from.absent}</p>
      </Group>
    );
  const hertz = (field: 'broadeningHz' | 'gaussianHz', min: number) => (
    <NumberField
      label={text[field === 'broadeningHz' ? 'broadening' : 'gaussian']}
      value={steps[field]}
      {...{ min, max: 100, step: 0.1, decimals: 3 }}
      hint={text.usual(figures(String(start.usual[field])))}
      onChange={(value) => change(field, { [field]: value })}
      onLeft={leave}
    />
  );
  return (
    <Group legend={text.legend}>
      <div className="grid grid-cols-2 items-end gap-3">
        {hertz('broadeningHz', -20)}
        {hertz('gaussianHz', 0)}
      </div>
      <ChoiceField
        label={text.filling}
        all={text.usual(text.times(start.usual.filling))}
        value={steps.filling === start.usual.filling ? '' : String(steps.filling)}
        options={FILLINGS.map((times) => [String(times), text.times(times)])}
        onChange={(value) =>
          change('filling', { filling: value === '' ? start.usual.filling : Number(value) })
        }
      />
    </Group>
  );
}

/** Degrees that the sliders reach, unless the automatic angle is larger. */
const MOST_ZERO = 180,
  MOST_FIRST = 360;

function PhaseFields({ state: { steps, preview, foundPhase, change, leave } }: Props) {
  const { phase: text } = useProcessingText();
  const figures = useFigures();
  if (preview !== null && preview.used.phase === null)
    return (
      <Group legend={text.legend}>
        <p className="field-hint">{text.absent}</p>
      </Group>
    );
  const phase = steps.phase === 'automatic' ? (preview?.used.phase ?? null) : steps.phase;
  const slider = (order: 'zero' | 'first', most: number) => (
    <NumberSlider
      label={text[order]}
      value={phase?.[order] ?? null}
      {...{ min: -most, max: most, step: 1, decimals: 1 }}
      disabled={phase === null}
      hint={foundPhase === null ? undefined : text.found(figures(foundPhase[order].toFixed(1)))}
      onChange={(value) => {
        if (phase !== null) change(order, { phase: { ...phase, [order]: value } });
      }}
      onLeft={leave}
    />
  );
  const widest = Math.max(MOST_FIRST, Math.ceil(Math.abs(foundPhase?.first ?? 0) / 90) * 90);
  return (
    <Group legend={text.legend}>
      {slider('zero', MOST_ZERO)}
      {slider('first', widest)}
      {phase === null ? null : (
        <p className="field-hint">
          {/* Kept as recorded; shown where the axis, moved to its reference, has it. */}
          {text.pivot(figures((phase.pivot + (preview?.used.shift ?? 0)).toFixed(2)))}
        </p>
      )}
    </Group>
  );
}

function BaselineField({ state: { steps, change } }: Props) {
  const { baseline: text } = useProcessingText();
  const id = useId();
  return (
    <Group legend={text.legend}>
      <div>
        <CheckBox
          checked={steps.baseline === 'automatic'}
          describedBy={id}
          onChange={(isOn) => change('baseline', { baseline: isOn ? 'automatic' : 'none' })}
        >
          {text.off}
        </CheckBox>
        <p className="field-hint" id={id}>
          {text.hint}
        </p>
      </div>
    </Group>
  );
}

/** All steps as fields, in the order in which they are done, each with what was chosen automatically. */
export function ProcessingFields({ start, state }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <div className="grid content-start gap-5">
        {start.hasDecay && start.hasSpectrum ? <FromFields start={start} state={state} /> : null}
        <WindowFields start={start} state={state} />
      </div>
      <PhaseFields start={start} state={state} />
      <BaselineField start={start} state={state} />
      <ReferenceFields state={state} />
    </div>
  );
}
