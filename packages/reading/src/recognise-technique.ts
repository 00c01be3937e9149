import type { SpectrumType } from '@elucida/spectra/spectrum';
import { readsRightToLeft } from './page/axis/reads-right-to-left.ts';
import { allTechniques } from './techniques/registry.ts';
import type { AxisRange, Technique } from './techniques/technique.ts';

/** A technique, what it was recognised by, and how probable it is. */
export interface RecognisedTechnique {
  readonly type: SpectrumType;
  /** Words around the plot, or its axis alone. */
  readonly from: 'labels' | 'axis';
  /** Whether words name the technique itself, not only the quantity of its axis. */
  readonly named: boolean;
  /** That the picture shows this technique, and neither another nor something else. */
  readonly probability: number;
}

/** Below this probability the person is asked which technique it is (issue 19). */
export const SURE = 0.9;

/**
 * Log odds of what is seen. They were chosen by judgement: words settle a technique that the axis
 * allows, ends that a technique rarely has speak against it.
 */
const NAMED = 5,
  AXIS_NAMED = 4,
  UNUSUAL_ENDS = -3,
  UNUSUAL_NAMED = -1.5;
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
  /** Title of the vertical axis; undefined where nobody looked. */
  readonly vertical?: string;
  /** The numbers at the vertical axis; undefined where nobody looked. */
  readonly heights?: readonly number[];
  /** Whether separate narrow sticks are drawn; undefined where nobody looked. */
  readonly sticks?: boolean;
}

/**
 * The most probable technique by the words around the plot, the range and direction of the axis,
 * the vertical axis, and whether sticks or a curve are drawn; null where nothing speaks for any.
 * Where words do not name it, other measurements with the same axis compete.
 */
export function recogniseTechnique(signs: TechniqueSigns): RecognisedTechnique | null {
  const { axis, vertical = '', heights = [] } = signs;
  const weighed = [...allTechniques()]
    .sort((a, b) => b.precedence - a.precedence)
    .flatMap((technique) => {
      const { type } = technique;
      const words = wordsFor(technique, signs);
      if (words === null) return [];
      const likely = technique.likely(axis);
      const named = words === NAMED;
      const ends = likely ? 0 : named ? UNUSUAL_NAMED : UNUSUAL_ENDS;
      const logOdds = words + ends + shapeFor(technique, signs.sticks);
      const rival =
        named || !technique.rival
          ? -Infinity
          : words + technique.rival({ axis, vertical, heights });
      return [{ type, named, fromWords: words > 0, spoken: words > 0 || likely, logOdds, rival }];
    });
  const spoken = weighed.filter((each) => each.spoken);
  if (!spoken.length) return null;
  const best = spoken.reduce((a, b) => (b.logOdds > a.logOdds ? b : a));
  const chart = readsRightToLeft(axis) ? CHART_FALLING : CHART_RISING;
  const all = weighed.reduce((sum, { logOdds }) => sum + Math.exp(logOdds), Math.exp(chart));
  return {
    type: best.type,
    from: best.fromWords ? 'labels' : 'axis',
    named: best.named,
    probability: Math.exp(best.logOdds) / (all + Math.exp(best.rival)),
  };
}

/** Log odds of the words; null where the technique cannot have such an axis. */
function wordsFor(
  { words, verticals, axisWords, possible, likely }: Technique,
  { text, vertical = '', axis }: TechniqueSigns,
): number | null {
  const axisNamed = axisWords?.fits(axis) === true && axisWords.pattern.test(text);
  if (possible(axis) && words.test(`${text} | ${vertical}`)) return NAMED;
  // A vertical title alone is shared: what is absorbed is drawn over other quantities as well.
  if (axisNamed) return verticals?.test(vertical) ? NAMED : AXIS_NAMED;
  return possible(axis) || likely(axis) ? 0 : null;
}

function shapeFor({ drawnAs }: Technique, sticks: boolean | undefined): number {
  if (sticks === undefined) return 0;
  return sticks ? drawnAs.sticks : drawnAs.curve;
}
