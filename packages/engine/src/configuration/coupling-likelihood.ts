import { logStudentT } from '../nmr/student-t.ts';
import { expectedCouplings, type ExpectedCoupling, type Shown } from './expected-couplings.ts';
import { matchCouplings, type Matched } from './match-couplings.ts';
import type { Site, SplitSignal, SplitSignals } from './split-signals.ts';

/** A signal on the hydrogen that it is most likely of, with its constants next to those expected. */
export interface Placed {
  readonly signal: SplitSignal;
  readonly site: Site;
  readonly matched: Matched | null;
  /** All that are expected of the hydrogen, largest first. */
  readonly expected: readonly ExpectedCoupling[];
}

export interface CouplingFit {
  readonly logLikelihood: number;
  /** The likeliest assignment. */
  readonly placed: readonly Placed[];
}

/** More hydrogens than these are not exchanged: each set of them is looked at. */
const MOST_SITES = 14;
/** Least log density of a shift. */
const SHIFT_FLOOR = -7;

const logSum = (a: number, b: number): number => {
  const most = Math.max(a, b);
  return most === -Infinity ? most : most + Math.log(Math.exp(a - most) + Math.exp(b - most));
};

/**
 * How well the constants of all signals fit a configuration: summed over the ways to put the signals on the
 * hydrogens, weighed by their shifts. `share` is what of each constant counts, since two signals have each of them and
 * errors of one conformer are in several.
 */
export function couplingLikelihood(
  shown: Shown,
  { signals, sites }: SplitSignals,
  share: number,
): CouplingFit {
  const expected = sites.map((site) => expectedCouplings(shown, site));
  const isFixed = sites.length > MOST_SITES;
  const cells = signals.map((signal) =>
    sites.map((site, j): { value: number; matched: Matched | null } => {
      if (isFixed && site.atom !== signal.atom) return { value: -Infinity, matched: null };
      const shift = logStudentT(signal.observed - site.shift, site.sd, SHIFT_FLOOR);
      if (signal.constants === null) return { value: shift, matched: null };
      const matched = matchCouplings(signal.constants, expected[j]);
      return { value: shift + share * matched.logLikelihood, matched };
    }),
  );
  if (isFixed) return fixedFit({ signals, sites }, expected, cells);
  const size = 2 ** sites.length;
  let sums = new Float64Array(size).fill(-Infinity);
  sums[0] = 0;
  let bests = sums.slice();
  const chosen: Int8Array[] = [];
  for (const row of cells) {
    const nextSums = new Float64Array(size).fill(-Infinity),
      nextBests = nextSums.slice(),
      choice = new Int8Array(size).fill(-1);
    for (let mask = 0; mask < size; mask++) {
      if (sums[mask] === -Infinity) continue;
      for (let j = 0; j < sites.length; j++) {
        if ((mask >> j) & 1) continue;
        const next = mask | (1 << j);
        nextSums[next] = logSum(nextSums[next], sums[mask] + row[j].value);
        if (bests[mask] + row[j].value > nextBests[next]) {
          nextBests[next] = bests[mask] + row[j].value;
          choice[next] = j;
        }
      }
    }
    [sums, bests] = [nextSums, nextBests];
    chosen.push(choice);
  }
  let mask = bests.reduce((best, value, at) => (value > bests[best] ? at : best), 0);
  const placed: Placed[] = [];
  for (let i = signals.length - 1; i >= 0; i--) {
    const j = chosen[i][mask];
    if (j < 0) return { logLikelihood: 0, placed: [] };
    const { matched } = cells[i][j];
    placed.unshift({ signal: signals[i], site: sites[j], matched, expected: expected[j] });
    mask ^= 1 << j;
  }
  return { logLikelihood: sums.reduce(logSum, -Infinity), placed };
}

/** Every signal on the atom that the judge put it on, two of one CH2 in the better order. */
function fixedFit(
  { signals, sites }: SplitSignals,
  expected: readonly (readonly ExpectedCoupling[])[],
  cells: readonly (readonly { value: number; matched: Matched | null }[])[],
): CouplingFit {
  let logLikelihood = 0;
  const placed: Placed[] = [];
  for (const atom of new Set(signals.map((signal) => signal.atom))) {
    const here = [...signals.keys()].filter((i) => signals[i].atom === atom);
    const there = [...sites.keys()].filter((j) => sites[j].atom === atom);
    const ways = here.length > 1 ? [there, there.toReversed()] : there.map((j) => [j]);
    const values = ways.map((way) => here.reduce((sum, i, k) => sum + cells[i][way[k]].value, 0));
    const best = ways[values.indexOf(Math.max(...values))];
    logLikelihood += values.reduce(logSum, -Infinity);
    here.forEach((i, k) => {
      const j = best[k];
      const { matched } = cells[i][j];
      placed.push({ signal: signals[i], site: sites[j], matched, expected: expected[j] });
    });
  }
  return { logLikelihood, placed };
}
