import { withPivot, type PivotPhase } from '@elucida/spectrometer/processing/pivot-phase';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { Group } from './field-group.tsx';
import { NumberField, NumberSlider } from './number-fields.tsx';
import { useProcessingText } from './processing-words.ts';
import type { HandStepsState } from './use-hand-steps.ts';

/** Degrees that the sliders reach, unless the automatic angle is larger. */
const MOST_ZERO = 180,
  MOST_FIRST = 360;

/** The automatic angles as they are about the pivot that stands now; null where none was found. */
function foundAbout(phase: PivotPhase | null, { foundPhase, preview }: HandStepsState) {
  if (foundPhase === null || phase === null || preview === null) return foundPhase;
  return withPivot(foundPhase, { pivot: phase.pivot, widthPpm: preview.used.widthPpm });
}

/** The angles of both orders, and the shift about which the first order turns. */
export function PhaseFields({ state }: { state: HandStepsState }) {
  const { steps, preview, foundPhase, change, leave } = state;
  const { phase: text } = useProcessingText();
  const figures = useFigures();
  if (preview !== null && preview.used.phase === null)
    return (
      <Group legend={text.legend}>
        <p className="field-hint">{text.absent}</p>
      </Group>
    );
  const phase = steps.phase === 'automatic' ? (preview?.used.phase ?? null) : steps.phase;
  const shift = preview?.used.shift ?? 0;
  const found = foundAbout(phase, state);
  const slider = (order: 'zero' | 'first', most: number) => (
    <NumberSlider
      label={text[order]}
      value={phase?.[order] ?? null}
      {...{ min: -most, max: most, step: 1, decimals: 1 }}
      disabled={phase === null}
      hint={found === null ? undefined : text.found(figures(found[order].toFixed(1)))}
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
      <NumberField
        label={text.pivot}
        value={phase === null ? null : phase.pivot + shift}
        {...{ min: -1000, max: 1000, step: 0.1, decimals: 3 }}
        disabled={phase === null}
        hint={
          foundPhase === null
            ? text.pivotHint
            : `${text.pivotFound(figures((foundPhase.pivot + shift).toFixed(2)))} ${text.pivotHint}`
        }
        onChange={(value) => {
          if (phase === null || preview === null) return;
          // Kept as recorded; typed and shown where the axis, moved to its reference, has it.
          const about = { pivot: value - shift, widthPpm: preview.used.widthPpm };
          change('pivot', { phase: withPivot(phase, about) });
        }}
        onLeft={leave}
      />
    </Group>
  );
}
