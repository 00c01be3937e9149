/** Hydrogens on N, O and S that may not show at all. */
export const MAX_UNSEEN = 4;
/** Cost of each hydrogen that has to be assumed unseen, in units of rounding error (protons). */
const UNSEEN_COST = 0.12;

/**
 * Whole hydrogen counts from relative integrals: the total (the formula's hydrogens, or a few fewer
 * where exchangeable ones are not seen) for which the scaled integrals come nearest to whole
 * numbers of at least one. Without a formula the smallest integral counts as one.
 */
export function hydrogenCounts(relative: readonly number[], hydrogens?: number): number[] {
  const sum = relative.reduce((a, b) => a + b, 0);
  if (!relative.length || sum <= 0) return relative.map(() => 1);
  if (!hydrogens) {
    const unit = Math.min(...relative.filter((v) => v > 0.03 * sum));
    return relative.map((v) => Math.max(0.1, Math.round((10 * v) / unit) / 10));
  }
  let best: number[] | null = null;
  let bestCost = Infinity;
  for (let total = hydrogens; total >= Math.max(relative.length, hydrogens - MAX_UNSEEN); total--) {
    const exact = relative.map((v) => (v * total) / sum);
    const counts = wholeNumbers(exact, total);
    const cost =
      counts.reduce((c, n, i) => c + Math.abs(n - exact[i]!) / Math.sqrt(n), 0) / counts.length +
      UNSEEN_COST * (hydrogens - total);
    if (cost < bestCost - 1e-9) {
      best = counts;
      bestCost = cost;
    }
  }
  return best ?? relative.map((v) => Math.max(1, Math.round((v * hydrogens) / sum)));
}

/** Whole numbers of at least one with the given total, nearest to `exact` (largest remainders). */
function wholeNumbers(exact: readonly number[], total: number): number[] {
  const counts = exact.map((v) => Math.max(1, Math.round(v)));
  let excess = counts.reduce((a, b) => a + b, 0) - total;
  while (excess !== 0) {
    const step = excess > 0 ? -1 : 1;
    const gain = (i: number) =>
      Math.abs(counts[i]! - exact[i]!) - Math.abs(counts[i]! + step - exact[i]!);
    const movable = counts.map((_, i) => i).filter((i) => counts[i]! + step >= 1);
    if (!movable.length) break;
    // Large groups tolerate an error of one hydrogen better than small ones.
    counts[
      movable.reduce((a, b) =>
        gain(b) * Math.sqrt(exact[b]!) > gain(a) * Math.sqrt(exact[a]!) ? b : a,
      )
    ]! += step;
    excess += step;
  }
  return counts;
}
