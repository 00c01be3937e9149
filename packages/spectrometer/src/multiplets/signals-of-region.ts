import { median } from '../numbers/median.ts';
import { pointAt, type Axis } from '../recorded/axis.ts';
import type { FittedShape, Piece } from './fit-shape.ts';
import { firstOrder, type MultipletLine } from './first-order.ts';

/** A signal: neighbouring lines that one pattern explains, or that none does (`pattern` null). */
export interface Signal {
  readonly lines: readonly MultipletLine[];
  readonly pattern: FittedShape | null;
}

/** Lines closer than this belong to one signal, Hz: no gap between signals shows. */
const LEAST_GAP_HZ = 2.5;
/** Gaps at which a group of lines is tried to be cut, the widest. */
const TRIED_GAPS = 3;
/** Most lines of a group whose cuts are all weighed; larger ones are cut at their widest gap. */
const MOST_LINES = 20;
/** What a signal costs, what its misfit costs, and what a line costs that no pattern explains. */
const PER_SIGNAL = 0.5,
  PER_MISFIT = 4,
  UNEXPLAINED = { signal: 0.6, line: 0.3 };
/** Lines farther apart are of different signals, Hz: no two hydrogens couple more. */
const WIDEST_GAP_HZ = 21;
/** Points of the curve that a pattern is fitted to: at most so many, and so many on a line's width. */
const MOST_POINTS = 220,
  POINTS_PER_WIDTH = 5;
/** Margin on both sides of the outermost lines, Hz, where no neighbour is closer. */
const MARGIN_HZ = 6;

/** Signals of a region, and what this reading of it costs: the lower, the better explained. */
export interface Split {
  readonly signals: readonly Signal[];
  readonly cost: number;
}

/** What surrounds the lines: the curve, and the neighbours beyond both ends. */
export interface Surroundings {
  readonly values: Float64Array;
  readonly axis: Axis;
  /** Root mean square of the curve's noise. */
  readonly noise: number;
}

/** The piece of the curve that belongs to some lines: to halfway between them and their neighbours. */
function pieceOf(
  lines: readonly MultipletLine[],
  {
    from,
    to,
    surroundings: { values, axis },
  }: { from: number; to: number; surroundings: Surroundings },
): Piece {
  const [first, last] = [lines[from]!, lines[to]!];
  const [left, right] = [lines[from - 1], lines[to + 1]];
  const high = Math.min(first.hz + MARGIN_HZ, left ? (left.hz + first.hz) / 2 : Infinity);
  const low = Math.max(last.hz - MARGIN_HZ, right ? (right.hz + last.hz) / 2 : -Infinity);
  const [start, end] = [high, low].map((hz) => Math.round(pointAt(axis, hz / axis.mhz)));
  const [begin, stop] = [Math.max(0, start!), Math.min(values.length - 1, end!)];
  const width = median(lines.slice(from, to + 1).map(({ widthHz }) => widthHz));
  const every = Math.max(
    1,
    Math.floor((stop - begin + 1) / MOST_POINTS),
    Math.floor(width / POINTS_PER_WIDTH / (Math.abs(axis.step) * axis.mhz)),
  );
  const places = Array.from(
    { length: Math.max(0, Math.floor((stop - begin) / every) + 1) },
    (_, k) => begin + k * every,
  );
  return {
    hz: Float64Array.from(places, (place) => (axis.first + place * axis.step) * axis.mhz),
    heights: Float64Array.from(places, (place) => values[place]!),
  };
}

const widestGap = (lines: readonly MultipletLine[]): number =>
  lines.slice(1).reduce((widest, { hz }, index) => Math.max(widest, lines[index]!.hz - hz), 0);

/**
 * The signals of a region: its lines are cut at gaps where that explains them better by first-order patterns.
 * `lines` from high to low frequency.
 */
export function signalsOfRegion(
  lines: readonly MultipletLine[],
  surroundings: Surroundings,
): Split {
  const known = new Map<string, Split>();
  const best = (from: number, to: number): Split => {
    const key = `${from} ${to}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const own = lines.slice(from, to + 1);
    const pattern =
      own.length > MOST_LINES || widestGap(own) > WIDEST_GAP_HZ
        ? null
        : firstOrder(own, {
            piece: pieceOf(lines, { from, to, surroundings }),
            noise: surroundings.noise,
          });
    let split: Split = {
      signals: [{ lines: own, pattern }],
      cost:
        PER_SIGNAL +
        (pattern === null
          ? UNEXPLAINED.signal + UNEXPLAINED.line * own.length
          : PER_MISFIT * pattern.misfit),
    };
    if (pattern === null || pattern.misfit > 0.06) {
      const gaps = own
        .slice(1)
        .map(({ hz }, index) => ({ cut: from + index, gap: own[index]!.hz - hz }))
        .filter(({ gap }) => gap >= LEAST_GAP_HZ)
        .sort((a, b) => b.gap - a.gap);
      const isCut = own.length > MOST_LINES || (gaps[0]?.gap ?? 0) > WIDEST_GAP_HZ;
      gaps.splice(isCut ? 1 : TRIED_GAPS);
      for (const { cut } of gaps) {
        const left = best(from, cut);
        if (!isCut && left.cost + PER_SIGNAL >= split.cost) continue;
        const right = best(cut + 1, to);
        const cost = left.cost + right.cost;
        if (cost < split.cost || isCut)
          split = { signals: [...left.signals, ...right.signals], cost };
      }
    }
    known.set(key, split);
    return split;
  };
  return lines.length === 0 ? { signals: [], cost: 0 } : best(0, lines.length - 1);
}
