import type { SpectrumType } from '@elucida/spectra/spectrum';
import { readsRightToLeft } from '../page/axis/reads-right-to-left.ts';
import { allTechniques } from '../techniques/registry.ts';
import type { AxisRange, ReadingPart } from '../techniques/technique.ts';

/** A technique, what it was recognised by, and how probable it is. */
export interface RecognisedTechnique {
  readonly type: SpectrumType;
  readonly from: 'labels' | 'axis';
  /** That the picture shows this technique, and neither another nor something else. */
  readonly probability: number;
}

/** Below this probability the person is asked which technique it is (issue 19). */
export const SURE = 0.9;

/**
 * Log odds of what is seen. They were chosen by judgement: words settle a technique that the axis
 * allows, ends that a technique seldom has speak against it.
 */
const NAMED = 5,
  AXIS_NAMED = 4,
  UNUSUAL_ENDS = -3;
/**
 * A chart of something else: usual axes rise from left to right, few others fall as those of shifts
 * and wavenumbers do.
 */
const CHART_RISING = -1,
  CHART_FALLING = -3.5;
/** What is known of a picture before its peaks are read. */
export interface TechniqueSigns {
  /** The words around the plot. */
  readonly text: string;
  readonly axis: AxisRange;
  /** Whether separate narrow sticks are drawn; undefined where nobody looked. */
  readonly sticks?: boolean;
}

/**
 * The most probable technique by the words around the plot, the range and direction of the axis,
 * and whether sticks or a curve are drawn; null where nothing speaks for any.
 */
export function recogniseTechnique(signs: TechniqueSigns): RecognisedTechnique | null {
  const weighed = [...allTechniques()]
    .sort((a, b) => b.reading.precedence - a.reading.precedence)
    .flatMap(({ type, reading }) => {
      const words = wordsFor(reading, signs);
      if (words === null) return [];
      const named = words > 0;
      const likely = reading.likely(signs.axis);
      const logOdds = words + (likely ? 0 : UNUSUAL_ENDS) + shapeFor(reading, signs.sticks);
      return [{ type, named, spoken: named || likely, logOdds }];
    });
  const spoken = weighed.filter((each) => each.spoken);
  if (!spoken.length) return null;
  const best = spoken.reduce((a, b) => (b.logOdds > a.logOdds ? b : a));
  const chart = readsRightToLeft(signs.axis) ? CHART_FALLING : CHART_RISING;
  const all = weighed.reduce((sum, { logOdds }) => sum + Math.exp(logOdds), Math.exp(chart));
  return {
    type: best.type,
    from: best.named ? 'labels' : 'axis',
    probability: Math.exp(best.logOdds) / all,
  };
}

/** Log odds of the words; null where the technique cannot have such an axis. */
function wordsFor(
  { words, axisWords, possible, likely }: ReadingPart,
  { text, axis }: TechniqueSigns,
): number | null {
  if (possible(axis) && words.test(text)) return NAMED;
  if (axisWords?.pattern.test(text) && axisWords.fits(axis)) return AXIS_NAMED;
  return possible(axis) || likely(axis) ? 0 : null;
}

function shapeFor({ drawnAs }: ReadingPart, sticks: boolean | undefined): number {
  if (sticks === undefined) return 0;
  return sticks ? drawnAs.sticks : drawnAs.curve;
}
