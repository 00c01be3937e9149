import {
  PLANE_PRESETS,
  planePresetOf,
  type PlanePreset,
  type SineBell,
} from '@elucida/spectrometer/processing/plane-window';
import type { PlaneStart } from '@elucida/spectrometer/process-plane-by-hand';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { Group } from './field-group.tsx';
import { FromFields } from './from-fields.tsx';
import { NumberField } from './number-fields.tsx';
import { PlanePhaseFields } from './plane-phase-fields.tsx';
import { useProcessingText } from './processing-words.ts';
import type { PlaneStepsState } from './use-plane-steps.ts';

interface Props {
  start: PlaneStart;
  state: PlaneStepsState;
}

/** Times the points that decays are filled to. */
const FILLINGS = [1, 2, 4];
/** The choice where steps are those of no preset. */
const OWN = 'own';
/** What a person starts from who chooses a shape in place of the automatic window. */
const FIRST_BELL: SineBell = { power: 2, from: 90 };

function PresetChoice({ start, state: { steps, change, leave } }: Props) {
  const { window: words, plane: text } = useProcessingText();
  const figures = useFigures();
  const { usual } = start;
  const chosen = planePresetOf(steps);
  const isUsual =
    steps.window === 'automatic' &&
    steps.direct === usual.direct &&
    steps.indirect === usual.indirect;
  const written = ({ window, direct, indirect }: PlanePreset) =>
    text.is({
      shape: text.shapes[window.power],
      from: figures(String(window.from)),
      filling: `${direct} × ${indirect}`,
    });
  const said = isUsual
    ? words.usual(text.automatic[start.isMagnitude ? 'magnitude' : 'phases'])
    : chosen && written(chosen);
  const options = PLANE_PRESETS.map(({ id }) => [id as string, text.of[id]] as const);
  return (
    <div className="grid gap-1">
      <ChoiceField
        label={words.preset.label}
        all={words.preset.automatic}
        value={isUsual ? '' : (chosen?.id ?? OWN)}
        options={isUsual || chosen ? options : [...options, [OWN, words.preset.own]]}
        onChange={(id) => {
          if (id === OWN) return;
          const preset = PLANE_PRESETS.find((each) => each.id === id) ?? usual;
          const { window, direct, indirect } = preset;
          leave();
          change('preset', { window, direct, indirect });
          leave();
        }}
      />
      {said === null ? null : <p className="field-hint">{said}</p>}
      <p className="field-hint">{text.hint}</p>
    </div>
  );
}

/** The shape of the window and where it begins. */
function BellFields({ state: { steps, change, leave } }: Props) {
  const { window: words, plane: text } = useProcessingText();
  const { window } = steps;
  const bell = window === 'automatic' ? null : window;
  return (
    <>
      <ChoiceField
        label={text.shape}
        all={words.preset.automatic}
        value={bell === null ? '' : String(bell.power)}
        options={([1, 2] as const).map((power) => [String(power), text.shapes[power]] as const)}
        onChange={(power) => {
          leave();
          change('shape', {
            window:
              power === ''
                ? 'automatic'
                : { ...(bell ?? FIRST_BELL), power: power === '1' ? 1 : 2 },
          });
          leave();
        }}
      />
      <NumberField
        label={text.from}
        value={bell?.from ?? null}
        {...{ min: 0, max: 90, step: 15, decimals: 1 }}
        disabled={bell === null}
        onChange={(from) => {
          if (bell !== null) change('begin', { window: { ...bell, from } });
        }}
        onLeft={leave}
      />
    </>
  );
}

/** How the decays of a plane are weighted, filled and phased: a preset, and each of its values. */
export function PlaneFields(props: Props) {
  const { start, state } = props;
  const { steps, change } = state;
  const { window: words, from, plane: text } = useProcessingText();
  const filling = (dimension: 'direct' | 'indirect') => (
    <ChoiceField
      label={text[dimension]}
      all={words.usual(words.times(start.usual[dimension]))}
      value={steps[dimension] === start.usual[dimension] ? '' : String(steps[dimension])}
      options={FILLINGS.filter((times) => times !== start.usual[dimension]).map(
        (times) => [String(times), words.times(times)] as const,
      )}
      onChange={(value) =>
        change(dimension, { [dimension]: value === '' ? start.usual[dimension] : Number(value) })
      }
    />
  );
  return (
    <div className="grid gap-5">
      {start.hasDecay && start.hasSpectrum ? (
        <FromFields from={steps.from} onChange={(next) => change('from', { from: next })} />
      ) : null}
      <Group legend={words.legend}>
        {steps.from === 'decay' ? (
          <>
            <PresetChoice {...props} />
            <div className="grid items-end gap-3 sm:grid-cols-2">
              <BellFields {...props} />
              {filling('direct')}
              {filling('indirect')}
            </div>
          </>
        ) : (
          <p className="field-hint">{start.hasDecay ? from.needed : from.absent}</p>
        )}
      </Group>
      <PlanePhaseFields {...props} />
    </div>
  );
}
