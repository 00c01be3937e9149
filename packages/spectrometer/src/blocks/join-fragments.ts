import type { Coupling } from '../multiplets/splitting-sets.ts';
import type { ProtonSignal } from '../picking/proton-signals.ts';

/** No coupling between two hydrogens sets the halves of a signal farther apart, Hz. */
const WIDEST_GAP_HZ = 21;
/** An integral is a whole signal's up to so far from a whole number, hydrogens, and a fragment's from so far on. */
const ODD = { least: 0.1, most: 0.2 };
/** What joining two neighbours costs, where a fragment costs 1; most fragments of one signal, and most hydrogens. */
const PER_JOIN = 0.15,
  MOST = 6,
  MOST_HYDROGENS = 4.2;
/** Couplings of two halves of one signal differ by less, Hz, and their areas by less than this factor (the roof). */
const SAME_HZ = 0.8,
  ROOF = 2.2;

/** Hydrogens from the nearest whole number; what is below one hydrogen is no whole signal. */
const oddness = (number: number): number =>
  number < 1 ? 1 - number : Math.abs(number - Math.round(number));

/** The couplings of a signal of which two fragments are the halves: theirs, and the distance of their centres. */
function ofHalves(a: ProtonSignal, b: ProtonSignal, mhz: number): readonly Coupling[] | null {
  const [left, right] = [a.couplings, b.couplings];
  const apart = (a.ppm - b.ppm) * mhz;
  const ratio = a.area / b.area;
  if (left === null || right?.length !== left.length) return null;
  if (apart > WIDEST_GAP_HZ || ratio > ROOF || ratio < 1 / ROOF) return null;
  const isSame = left.every(
    ({ hz, count }, k) => count === right[k]!.count && Math.abs(hz - right[k]!.hz) < SAME_HZ,
  );
  if (!isSame) return null;
  const own = left.map(({ hz, count }, k) => ({ hz: (hz + right[k]!.hz) / 2, count }));
  return [{ hz: apart, count: 1 }, ...own].sort((x, y) => y.hz - x.hz);
}

function joined(
  a: ProtonSignal,
  b: ProtonSignal,
  { mhz, areHalves }: { mhz: number; areHalves: boolean },
): ProtonSignal {
  const area = a.area + b.area;
  const couplings = areHalves ? ofHalves(a, b, mhz) : null;
  return {
    ppm: couplings === null ? (a.ppm * a.area + b.ppm * b.area) / area : (a.ppm + b.ppm) / 2,
    from: a.from,
    to: b.to,
    area,
    couplings,
    widthHz: (a.widthHz * a.area + b.widthHz * b.area) / area,
    lines: [...a.lines, ...b.lines],
  };
}

/** What is below this many hydrogens may be an impurity, which costs little. */
const IMPURITY = { hydrogens: 0.25, cost: 0.1 };

/** How unlikely it is that an integral is a whole signal's: 0 to 1. */
function costOf(number: number): number {
  if (number < IMPURITY.hydrogens) return IMPURITY.cost;
  const odd = (oddness(number) - ODD.least) / (ODD.most - ODD.least);
  return Math.min(1, Math.max(0, odd) ** 2);
}

/** The cheapest way to take neighbours together, as the number of signals in each group. */
function groupsOf(numbers: readonly number[]): readonly number[] {
  const best: { cost: number; sizes: readonly number[] }[] = [{ cost: 0, sizes: [] }];
  for (let end = 1; end <= numbers.length; end++) {
    let sum = 0;
    let cheapest = { cost: Infinity, sizes: [] as readonly number[] };
    for (let size = 1; size <= Math.min(MOST, end); size++) {
      sum += numbers[end - size]!;
      const before = best[end - size]!;
      const own = costOf(sum);
      // Joined they have to be whole, and not many: more is a region, of which its parts say more.
      if (size > 1 && (own === 1 || sum > MOST_HYDROGENS)) continue;
      const cost = before.cost + own + PER_JOIN * (size - 1);
      if (cost < cheapest.cost) cheapest = { cost, sizes: [...before.sizes, size] };
    }
    best.push(cheapest);
  }
  return best.at(-1)!.sizes;
}

/**
 * Signals with neighbours joined that are fragments of one: apart they have no whole numbers of hydrogens, together
 * they have. Strongly coupled multiplets, and several that overlap, are cut so, since no first-order pattern fits them.
 * Highest shift first. `unit`: area of one hydrogen.
 */
export function joinFragments(
  signals: readonly ProtonSignal[],
  { unit, mhz }: { unit: number; mhz: number },
): ProtonSignal[] {
  const clusters: ProtonSignal[][] = [];
  for (const signal of signals) {
    const last = clusters.at(-1)?.at(-1);
    if (last && last.lines.at(-1)!.hz - signal.lines[0]!.hz <= WIDEST_GAP_HZ)
      clusters.at(-1)!.push(signal);
    else clusters.push([signal]);
  }
  return clusters.flatMap((cluster) => {
    let from = 0;
    return groupsOf(cluster.map(({ area }) => area / unit)).map((size) => {
      const [first, ...rest] = cluster.slice(from, (from += size));
      return rest.reduce(
        (whole, next) => joined(whole, next, { mhz, areHalves: size === 2 }),
        first!,
      );
    });
  });
}
