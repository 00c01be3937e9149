import type { HandStart } from '@elucida/spectrometer/process-by-hand';
import {
  presetOf,
  WINDOW_PRESETS,
  type WindowPreset,
} from '@elucida/spectrometer/processing/presets';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { Group } from './field-group.tsx';
import { NumberField } from './number-fields.tsx';
import { useProcessingText } from './processing-words.ts';
import type { HandStepsState } from './use-hand-steps.ts';

interface Props {
  start: HandStart;
  state: HandStepsState;
}

/** Times the points that a decay is filled to; the automatic choice is the empty one. */
const FILLINGS = [1, 4, 8];
/** The choice where steps are those of no preset. */
const OWN = 'own';

/** Windows by experiment; that of this one comes first, as the automatic choice. Below it what is chosen. */
function PresetChoice({ start, state: { steps, change, leave } }: Props) {
  const { window: text } = useProcessingText();
  const figures = useFigures();
  const usual = presetOf(start.usual);
  const chosen = presetOf(steps);
  const short = ({ id, broadeningHz }: WindowPreset) =>
    text.preset.short({ of: text.preset.of[id], broadening: figures(String(broadeningHz)) });
  const isUsual = chosen !== null && chosen === usual;
  const options = WINDOW_PRESETS.filter((preset) => preset !== usual).map(
    (preset) => [preset.id as string, short(preset)] as const,
  );
  const written =
    chosen &&
    text.preset.is({
      broadening: figures(String(chosen.broadeningHz)),
      filling: text.times(chosen.filling),
    });
  return (
    <div className="grid gap-1">
      <ChoiceField
        label={text.preset.label}
        all={usual === null ? text.preset.automatic : short(usual)}
        value={chosen === null ? OWN : isUsual ? '' : chosen.id}
        options={chosen === null ? [...options, [OWN, text.preset.own]] : options}
        onChange={(id) => {
          const preset = WINDOW_PRESETS.find((each) => each.id === id) ?? usual;
          if (preset === null || id === OWN) return;
          const { broadeningHz, gaussianHz, filling } = preset;
          leave();
          change('preset', { broadeningHz, gaussianHz, filling });
          leave();
        }}
      />
      {written === null ? null : (
        <p className="field-hint">{isUsual ? text.usual(written) : written}</p>
      )}
      <p className="field-hint">{text.preset.hint}</p>
    </div>
  );
}

/** How the decay is weighted and filled: a preset, and each of its values. */
export function WindowFields({ start, state }: Props) {
  const { steps, change, leave } = state;
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
      <PresetChoice start={start} state={state} />
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
