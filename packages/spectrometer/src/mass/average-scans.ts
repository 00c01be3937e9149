/** Peaks of one scan: m/z, ascending, and heights in the instrument's unit. */
export interface ScanPeaks {
  readonly masses: readonly number[];
  readonly heights: readonly number[];
}

/** Peaks of a scan, the tallest, that are looked for in the next. */
const FOLLOWED = 5;
/**
 * How far apart peaks of different scans are one ion, m/z: so many times what the same ion typically moves from scan
 * to scan, but no less than accurate masses scatter and no more than unit resolution can tell (a third of a unit lies
 * between isotopes of three charges). Ours: ions whose mass is written alike in both scans say nothing of the scatter.
 */
const APART = { times: 5, least: 0.005, most: 0.3, alike: 1e-4 } as const;

/** Place of the mass that is nearest to one; −1 where there is none. `masses` ascend. */
function nearest(masses: readonly number[], mass: number): number {
  let [low, high] = [0, masses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (masses[middle]! < mass) low = middle + 1;
    else high = middle;
  }
  const isBefore =
    low > 0 && (low === masses.length || mass - masses[low - 1]! <= Math.abs(masses[low]! - mass));
  return isBefore ? low - 1 : low === masses.length ? -1 : low;
}

/** How far apart peaks of these scans are one ion, m/z; measured on their tallest peaks from scan to scan. */
function apartOf(scans: readonly ScanPeaks[]): number {
  const moved: number[] = [];
  for (const [k, { masses, heights }] of scans.entries()) {
    const next = scans[k + 1]?.masses ?? [];
    const tallest = [...heights.keys()].sort((a, b) => heights[b]! - heights[a]!);
    for (const place of tallest.slice(0, FOLLOWED)) {
      const found = nearest(next, masses[place]!);
      const by = found < 0 ? Infinity : Math.abs(next[found]! - masses[place]!);
      if (by > APART.alike && by <= APART.most) moved.push(by);
    }
  }
  moved.sort((a, b) => a - b);
  const typical = moved[moved.length >> 1] ?? 0;
  return Math.min(APART.most, Math.max(APART.least, APART.times * typical));
}

/**
 * The mean of scans: each ion with its mean height over all of them (where a scan has no peak of it, nothing) and its
 * mean m/z, weighted by heights. Ions are found from the tallest peak downwards. Masses ascend.
 */
export function averageScans(scans: readonly ScanPeaks[]): { x: number[]; y: number[] } {
  const apart = apartOf(scans);
  const all = scans
    .flatMap(({ masses, heights }) => masses.map((mass, k) => ({ mass, height: heights[k]! })))
    .sort((one, other) => other.height - one.height);
  /** Masses of the tallest peak of each ion, ascending, and the sums of all its peaks in the same order. */
  const seeds: number[] = [];
  const sums: { height: number; moment: number }[] = [];
  for (const { mass, height } of all) {
    const found = nearest(seeds, mass);
    const moment = height * mass;
    if (found >= 0 && Math.abs(seeds[found]! - mass) <= apart) {
      sums[found]!.height += height;
      sums[found]!.moment += moment;
      continue;
    }
    const place = found < 0 ? seeds.length : seeds[found]! < mass ? found + 1 : found;
    seeds.splice(place, 0, mass);
    sums.splice(place, 0, { height, moment });
  }
  return {
    x: sums.map(({ height, moment }) => moment / height),
    y: sums.map(({ height }) => height / scans.length),
  };
}
