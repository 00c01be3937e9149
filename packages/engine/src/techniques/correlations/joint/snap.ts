type Axis = 'H1' | 'C13';

/**
 * How far a position in two dimensions may lie from the signal of a list, ppm: several points of the
 * usual digital resolution, which is coarse along ¹³C. By judgement.
 */
const FARTHEST: Readonly<Record<Axis, number>> = { H1: 0.08, C13: 1 };
/** A signal that lies farther than the nearest by no more than this may be meant as well, ppm. */
const ALIKE: Readonly<Record<Axis, number>> = { H1: 0.015, C13: 0.15 };
/**
 * Standard deviations of positions, ppm: of lists that are rounded alone, of the worst that are still told
 * apart, and of lists too short to say. By judgement.
 */
const LEAST_SD: Readonly<Record<Axis, number>> = { H1: 0.005, C13: 0.05 },
  MOST_SD: Readonly<Record<Axis, number>> = { H1: 0.02, C13: 0.3 },
  USUAL_SD: Readonly<Record<Axis, number>> = { H1: 0.012, C13: 0.15 };
const LEAST_POSITIONS = 6;
/** Of normal errors, standard deviations for each median of their size. */
const SD_PER_MEDIAN = 1.4826;
/** A signal that is so much less likely than the nearest is not meant, log units. */
const LEAST_LIKELY = -4;

interface Near {
  readonly index: number;
  readonly distance: number;
}

function nearest(position: number, signals: Float64Array, axis: Axis): Near[] {
  if (!Number.isFinite(position)) return [];
  const near: Near[] = [];
  signals.forEach((shift, index) => {
    const distance = Math.abs(shift - position);
    if (distance <= FARTHEST[axis]) near.push({ index, distance });
  });
  return near.sort((a, b) => a.distance - b.distance || a.index - b.index);
}

/** Indexes of the signals that a position may mean, nearest first; none where all lie too far. */
export function snap(position: number, signals: Float64Array, axis: Axis): number[] {
  const near = nearest(position, signals, axis);
  const reach = (near[0]?.distance ?? 0) + ALIKE[axis];
  return near.filter(({ distance }) => distance <= reach).map(({ index }) => index);
}

/** The signals that one end of a cross peak may mean. */
export interface End {
  /** Indexes, nearest first. */
  readonly signals: readonly number[];
  /** Log likelihood of each against the nearest, ≤ 0. */
  readonly costs: readonly number[];
}

/**
 * How exactly the positions of a spectrum repeat the shifts of the lists, as a standard deviation in ppm: from
 * the median distance to the nearest signal.
 */
export function positionSd(
  positions: readonly number[],
  signals: Float64Array,
  axis: Axis,
): number {
  const distances = positions
    .flatMap((position) => nearest(position, signals, axis)[0]?.distance ?? [])
    .sort((a, b) => a - b);
  if (distances.length < LEAST_POSITIONS) return USUAL_SD[axis];
  const sd = SD_PER_MEDIAN * distances[distances.length >> 1];
  return Math.min(MOST_SD[axis], Math.max(LEAST_SD[axis], sd));
}

/** What a position may mean that has normal errors of so many ppm. */
export function endAt(
  position: number,
  signals: Float64Array,
  { axis, sd }: { readonly axis: Axis; readonly sd: number },
): End {
  const near = nearest(position, signals, axis);
  const least = near[0]?.distance ?? 0;
  const meant = near
    .map(({ index, distance }) => ({
      index,
      cost: (least ** 2 - distance ** 2) / (2 * sd ** 2),
    }))
    .filter(({ cost }) => cost >= LEAST_LIKELY);
  return { signals: meant.map(({ index }) => index), costs: meant.map(({ cost }) => cost) };
}
