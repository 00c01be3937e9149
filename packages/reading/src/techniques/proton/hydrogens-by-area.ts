import { hydrogenCounts, MAX_UNSEEN } from './hydrogen-counts.ts';

/** A signal with what a picture shows of its area. */
export interface DrawnSignal {
  /** Under the curve, px². */
  readonly area: number;
  /** Of all its lines together, px, where a pattern explains them. */
  readonly lineHeight: number | null;
  readonly mult: string;
  readonly broad: boolean;
}

/**
 * Natural logarithm by which a signal may be drawn too small and too large. Measured on drawings of
 * `fixtures/styles` (seeds 31, 902, 905): fitted singlets are within 0.06; so are patterns, where
 * no small splitting lowers their lines; lines that run into one another lose up to a half; broad
 * signals lose most, since strokes widen narrow lines.
 */
const ERRORS = {
  single: { small: 0.06, large: 0.06 },
  pattern: { small: 0.14, large: 0.06 },
  unresolved: { small: 0.4, large: 0.12 },
  broad: { small: 1.5, large: 0.3 },
} as const;
/** Most that one signal and least that an unseen hydrogen costs, log units. */
const MOST = 6,
  UNSEEN = 1.2;
/** Counts that set the scale. */
const SCALES = 12;

/** By how much the area of such a signal may err, natural logarithm. */
export function errorsOf({ mult, broad }: Pick<DrawnSignal, 'mult' | 'broad'>) {
  if (mult.startsWith('br')) return ERRORS.broad;
  if (mult === 's') return broad ? ERRORS.unresolved : ERRORS.single;
  return mult === 'm' ? ERRORS.unresolved : ERRORS.pattern;
}

/**
 * Whole hydrogen counts by areas of a picture: the scale, and the counts that add up to the
 * formula's hydrogens (or a few fewer), under which the areas are likeliest. Signals that are drawn
 * well set the scale, so that the others take what they lack from nobody. Without a formula the
 * smallest signal counts as one.
 */
export function hydrogensByArea(signals: readonly DrawnSignal[], hydrogens?: number): number[] {
  const areas = byLines(signals);
  if (!hydrogens || signals.length > hydrogens || areas.some((area) => area <= 0))
    return hydrogenCounts(areas, hydrogens);
  const cost = (i: number, count: number, scale: number) => {
    const away = Math.log(count / (areas[i]! * scale));
    const { small, large } = errorsOf(signals[i]!);
    return Math.min(MOST + Math.abs(away), (away / (away > 0 ? small : large)) ** 2 / 2);
  };
  const scales = areas.flatMap((area) =>
    Array.from({ length: Math.min(SCALES, hydrogens) }, (_, k) => (k + 1) / area),
  );
  const least = Math.max(signals.length, hydrogens - MAX_UNSEEN);
  let best = { counts: areas.map(() => 1), cost: Infinity };
  for (const scale of scales) {
    for (let total = hydrogens; total >= least; total--) {
      const counts = likeliest(
        areas.map((area) => area * scale),
        { total, cost: (i, count) => cost(i, count, scale) },
      );
      const sum = counts.reduce((all, count, i) => all + cost(i, count, scale), 0);
      const whole = sum + UNSEEN * (hydrogens - total);
      if (whole < best.cost - 1e-9) best = { counts, cost: whole };
    }
  }
  return best.counts;
}

/**
 * Areas in the unit of fitted heights: strokes are whole columns wide, so that the area of a narrow
 * line depends on where between two columns it lies, and its height does not.
 */
export function byLines(signals: readonly Pick<DrawnSignal, 'area' | 'lineHeight'>[]): number[] {
  const ratios = signals
    .flatMap(({ area, lineHeight }) => (lineHeight !== null && area > 0 ? lineHeight / area : []))
    .sort((a, b) => a - b);
  const perArea = ratios[ratios.length >> 1] ?? 1;
  return signals.map(({ area, lineHeight }) => lineHeight ?? area * perArea);
}

/** Counts with the given sum, from the nearest whole numbers by the cheapest steps. */
function likeliest(
  exact: readonly number[],
  { total, cost }: { total: number; cost: (i: number, count: number) => number },
): number[] {
  const counts = exact.map((value) => Math.max(1, Math.round(value)));
  let excess = counts.reduce((a, b) => a + b, 0) - total;
  while (excess !== 0) {
    const step = excess > 0 ? -1 : 1;
    const price = (i: number) => cost(i, counts[i]! + step) - cost(i, counts[i]!);
    const movable = [...counts.keys()].filter((i) => counts[i]! + step >= 1);
    if (!movable.length) break;
    counts[movable.reduce((a, b) => (price(b) < price(a) ? b : a))]! += step;
    excess += step;
  }
  return counts;
}
