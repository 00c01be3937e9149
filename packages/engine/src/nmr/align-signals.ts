import { HALF_POWER, inverseSquare, logPeak, squareAtFloor } from './student-t.ts';
import type { SignalClasses } from './signal-classes.ts';

/** Log penalties and widths of one alignment. */
export interface AlignmentCosts {
  /** Added in quadrature to the predicted standard deviation, ppm. */
  readonly widen: number;
  /** Lowest log density a match may have. */
  readonly floor: number;
  /** A class under a peak that another class has already. */
  readonly merge: number;
  /** A peak that no class explains. */
  readonly extra: number;
  /** A class that no peak shows. */
  readonly missing: number;
  /** The same of atoms without hydrogens, whose peaks are weak; `missing` where absent. */
  readonly missingBare?: number;
}

/** Numbers of hydrogens that are told apart: 0–3. */
export const KINDS = 4;

/** Signals an alignment can hold; longer spectra are cut by the facts. */
export const MAX_SIGNALS = 200;
const WIDTH = MAX_SIGNALS + 1;

let rows = 32;
let best = new Float64Array(rows * WIDTH);
/** Best value whose last step put the last class under the last peak. */
let matched = new Float64Array(rows * WIDTH);
/** Log cost of leaving each signal unexplained. */
const extraOf = new Float64Array(WIDTH);
let step = new Uint8Array(rows * WIDTH);
let matchedStep = new Uint8Array(rows * WIDTH);
const START = 0,
  MISSING = 1,
  EXTRA = 2,
  MATCHED = 3,
  OPEN = 4,
  MERGE = 5;

/**
 * Log likelihood of the best monotone assignment of predicted classes to observed signals, both
 * ascending: each class goes to a signal, shares one, or is missing; each signal without a class is
 * extra, at its own cost in `leave` (log units, at least `costs.extra`) where another substance may
 * own it. `kinds`: log penalty of each signal for an atom with 0–3 hydrogens, at `KINDS * signal +
 * hydrogens`, where that is known. Needleman–Wunsch with merging; O(classes × signals).
 */
export function alignSignals(
  classes: SignalClasses,
  observed: Float64Array,
  costs: AlignmentCosts,
  leave?: Float64Array,
  kinds?: Float64Array | null,
): number {
  const n = classes.count;
  const m = Math.min(observed.length, MAX_SIGNALS);
  reserve(n + 1);
  best[0] = 0;
  matched[0] = -Infinity;
  step[0] = START;
  for (let j = 1; j <= m; j++) {
    extraOf[j] = leave === undefined ? costs.extra : Math.max(costs.extra, leave[j - 1]);
    best[j] = best[j - 1] + extraOf[j];
    matched[j] = -Infinity;
    step[j] = EXTRA;
  }
  for (let i = 1; i <= n; i++) {
    const here = i * WIDTH;
    const above = here - WIDTH;
    const shift = classes.shift[i - 1];
    const sd = Math.sqrt(classes.sd[i - 1] ** 2 + costs.widen ** 2);
    const peak = logPeak(sd);
    const perSquare = inverseSquare(sd);
    const farthest = squareAtFloor(peak, costs.floor);
    const unseen = classes.bare[i - 1] === 1 ? (costs.missingBare ?? costs.missing) : costs.missing;
    const hydrogens = Math.min(KINDS - 1, classes.hydrogens[i - 1]);
    best[here] = best[above] + unseen;
    matched[here] = -Infinity;
    step[here] = MISSING;
    for (let j = 1; j <= m; j++) {
      const difference = observed[j - 1] - shift;
      const square = difference * difference * perSquare;
      let likelihood = square < farthest ? peak - HALF_POWER * Math.log(1 + square) : costs.floor;
      if (kinds) likelihood += kinds[KINDS * (j - 1) + hydrogens];
      const opened = best[above + j - 1] + likelihood;
      const merged = matched[above + j] + likelihood + costs.merge;
      matched[here + j] = opened >= merged ? opened : merged;
      matchedStep[here + j] = opened >= merged ? OPEN : MERGE;
      let value = matched[here + j];
      let how = MATCHED;
      const missing = best[above + j] + unseen;
      if (missing > value) {
        value = missing;
        how = MISSING;
      }
      const extra = best[here + j - 1] + extraOf[j];
      if (extra > value) {
        value = extra;
        how = EXTRA;
      }
      best[here + j] = value;
      step[here + j] = how;
    }
  }
  return best[n * WIDTH + m];
}

/** Signal of each class in the alignment computed last (−1: missing), written to `signalOf`. */
export function traceAlignment(
  classCount: number,
  signalCount: number,
  signalOf: Int16Array,
): void {
  let i = classCount;
  let j = Math.min(signalCount, MAX_SIGNALS);
  let inMatch = false;
  while (i > 0 || j > 0) {
    const at = i * WIDTH + j;
    const how = inMatch ? MATCHED : step[at];
    inMatch = false;
    if (how === EXTRA) j--;
    else if (how === MISSING) signalOf[--i] = -1;
    else {
      signalOf[i - 1] = j - 1;
      if (matchedStep[at] === MERGE) inMatch = true;
      else j--;
      i--;
    }
  }
}

function reserve(needed: number): void {
  if (needed <= rows) return;
  rows = needed;
  best = new Float64Array(rows * WIDTH);
  matched = new Float64Array(rows * WIDTH);
  step = new Uint8Array(rows * WIDTH);
  matchedStep = new Uint8Array(rows * WIDTH);
}
