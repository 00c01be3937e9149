import { hydrogenCounts, MAX_UNSEEN } from './hydrogen-counts.ts';
import { hydrogensByArea, type DrawnSignal } from './hydrogens-by-area.ts';

/** A signal of a picture, and the number printed under it. */
export interface IntegratedSignal extends DrawnSignal {
  readonly printed: number | null;
}

export interface SignalHydrogens {
  readonly counts: readonly number[];
  /** Sum of the printed integrals, where it is more than the formula has. */
  readonly exceeds: number | null;
  /** Signals whose printed number their area contradicts: it is taken for misread. */
  readonly misread: readonly number[];
}

/** Areas of pictures and printed integrals differ by less than this factor. */
const AGREES = 2.2;
/** Share of contradicted numbers above which the others are not believed either. */
const MOST_ODD = 0.34;
/** Integrals this near to whole numbers are counts: share of the number, and at least. */
const WHOLE_SHARE = 0.03,
  WHOLE_LEAST = 0.08;

/**
 * Hydrogens of each signal: printed integrals outrank areas; signals without one are measured by
 * those that have one. Integrals near whole numbers are counts, unless a whole factor brings them
 * to the formula (half a symmetric molecule); if they exceed the formula they are kept as printed.
 */
export function signalHydrogens(
  signals: readonly IntegratedSignal[],
  hydrogens?: number,
): SignalHydrogens {
  const odd = contradicted(signals);
  const given = signals.filter((s) => s.printed !== null).length;
  // Where many contradict, none was read well enough.
  const unread = odd.length > MOST_ODD * given;
  const misread = unread ? [] : odd;
  const printed = signals.map((s, i) =>
    s.printed !== null && s.printed > 0 && !unread && !misread.includes(i) ? s.printed : null,
  );
  const known = printed.filter((value) => value !== null);
  const scaled = (relative: readonly number[]) => ({
    counts: hydrogenCounts(relative, hydrogens),
    exceeds: null,
    misread,
  });
  if (2 * known.length <= signals.length)
    return { counts: hydrogensByArea(signals, hydrogens), exceeds: null, misread };
  const perArea = areaScale(signals, printed);
  const values = signals.map((s, i) => printed[i] ?? s.area * perArea);
  const isWhole = (v: number) =>
    Math.abs(v - Math.round(v)) <= Math.max(WHOLE_LEAST, WHOLE_SHARE * v) && v > 0.5;
  if (!known.every(isWhole)) return scaled(values);
  const counts = values.map((v) => Math.max(1, Math.round(v)));
  // What nobody integrated does not put the printed numbers in doubt.
  const sum = counts.reduce((all, count, i) => (printed[i] === null ? all : all + count), 0);
  const asPrinted = { counts, exceeds: null, misread };
  if (!hydrogens || (sum <= hydrogens && sum >= hydrogens - MAX_UNSEEN)) return asPrinted;
  if (sum > hydrogens) return { ...asPrinted, exceeds: sum };
  return hydrogens % sum === 0
    ? { ...asPrinted, counts: counts.map((v) => (v * hydrogens) / sum) }
    : scaled(values);
}

/** Hydrogens for a unit of area, by the signals with a number. */
function areaScale(
  signals: readonly IntegratedSignal[],
  printed: readonly (number | null)[],
): number {
  const ratios = signals
    .flatMap(({ area }, i) => (printed[i] !== null && area > 0 ? printed[i]! / area : []))
    .sort((a, b) => a - b);
  return ratios[ratios.length >> 1] ?? 0;
}

function contradicted(signals: readonly IntegratedSignal[]): number[] {
  const printed = signals.map((s) => s.printed);
  // With two numbers nothing tells which of them is wrong.
  if (printed.filter((value) => value !== null).length < 3) return [];
  const perArea = areaScale(signals, printed);
  return signals.flatMap(({ area, printed: own, broad }, i) => {
    if (own === null) return [];
    const ratio = own / (area * perArea);
    return ratio > (broad ? Infinity : AGREES) || ratio < 1 / AGREES ? [i] : [];
  });
}
