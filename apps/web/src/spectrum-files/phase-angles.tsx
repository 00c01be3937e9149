import { withPivot, type PivotPhase } from '@elucida/spectrometer/processing/pivot-phase';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { NumberField, NumberSlider } from './number-fields.tsx';
import { useProcessingText } from './processing-words.ts';

/** Degrees that the sliders reach, unless the automatic angle is larger. */
const MOST_ZERO = 180,
  MOST_FIRST = 360;

interface Props {
  /** As it stands; null before it is known. */
  phase: PivotPhase | null;
  /** As it was found by itself, about its own pivot; null before, and where there was none. */
  found: PivotPhase | null;
  /** Width over which the first order turns, ppm; null before it is known. */
  widthPpm: number | null;
  /** Ppm by which shifts are shown larger than as recorded. */
  shift: number;
  /** What the automatic pivot is. */
  pivotFound: (ppm: string) => string;
  onChange: (field: 'zero' | 'first' | 'pivot', phase: PivotPhase) => void;
  onLeft: () => void;
}

/** The angles of both orders, and the shift about which the first order turns. */
export function PhaseAngles(props: Props) {
  const { phase, found, widthPpm, shift, pivotFound, onChange, onLeft } = props;
  const { phase: text } = useProcessingText();
  const figures = useFigures();
  // The automatic angles as they are about the pivot that stands now.
  const foundHere =
    found === null || phase === null || widthPpm === null
      ? found
      : withPivot(found, { pivot: phase.pivot, widthPpm });
  const slider = (order: 'zero' | 'first', most: number) => (
    <NumberSlider
      label={text[order]}
      value={phase?.[order] ?? null}
      {...{ min: -most, max: most, step: 1, decimals: 1 }}
      disabled={phase === null}
      hint={foundHere === null ? undefined : text.found(figures(foundHere[order].toFixed(1)))}
      onChange={(value) => {
        if (phase !== null) onChange(order, { ...phase, [order]: value });
      }}
      onLeft={onLeft}
    />
  );
  return (
    <>
      {slider('zero', MOST_ZERO)}
      {slider('first', Math.max(MOST_FIRST, Math.ceil(Math.abs(found?.first ?? 0) / 90) * 90))}
      <NumberField
        label={text.pivot}
        value={phase === null ? null : phase.pivot + shift}
        {...{ min: -1000, max: 1000, step: 0.1, decimals: 3 }}
        disabled={phase === null}
        hint={
          found === null
            ? text.pivotHint
            : `${pivotFound(figures((found.pivot + shift).toFixed(2)))} ${text.pivotHint}`
        }
        onChange={(value) => {
          if (phase === null || widthPpm === null) return;
          // Kept as recorded; typed and shown where the axis, moved to its reference, has it.
          onChange('pivot', withPivot(phase, { pivot: value - shift, widthPpm }));
        }}
        onLeft={onLeft}
      />
    </>
  );
}
