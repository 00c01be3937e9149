import { alignSignals, KINDS, traceAlignment, type AlignmentCosts } from './align-signals.ts';
import { MAX_CLASSES, type SignalClasses } from './signal-classes.ts';
import { HALF_POWER, inverseSquare, logPeak, squareAtFloor } from './student-t.ts';

/** What is known of the signals beyond their shifts, and where the assignment is written. */
export interface SignalKnowledge {
  /** Cost of each signal that no class takes, as in `alignSignals`. */
  readonly leave?: Float64Array | undefined;
  /** Log penalty of each signal for an atom with 0–3 hydrogens, at `KINDS * signal + hydrogens`. */
  readonly kinds?: Float64Array | null | undefined;
  /** Signal of each class, −1 where it has none: written where it is given. */
  readonly signalOf?: Int16Array;
}

/**
 * Log units that a change must gain, as in `exchangeSignals`: carbons of one kind that are alike are
 * predicted too high or too low together, so that their order tells something as well.
 */
const LEAST = 0.5;
const MOST_PASSES = 8;

const ownSignals = new Int16Array(MAX_CLASSES);

/**
 * Log likelihood of the best assignment of predicted classes to observed signals that was found. The
 * alignment by shift keeps the order of both. Where the kinds of carbon are known it need not: a CH that
 * is predicted below a quaternary carbon may lie above it. Then classes take free signals, exchange
 * theirs or share one, while that makes the whole more likely. Never less than `alignSignals`, and the
 * same without `kinds`.
 */
export function assignSignals(
  classes: SignalClasses,
  observed: Float64Array,
  costs: AlignmentCosts,
  { leave, kinds, signalOf = kinds ? ownSignals : undefined }: SignalKnowledge,
): number {
  const aligned = alignSignals(classes, observed, costs, leave, kinds);
  if (signalOf) traceAlignment(classes.count, observed.length, signalOf);
  if (!kinds || !signalOf || observed.length === 0 || classes.count === 0) return aligned;
  if (!mayCross(classes, kinds, signalOf, observed.length)) return aligned;
  return aligned + new Crossing(classes, observed, { costs, leave, kinds, signalOf }).improve();
}

/** Whether a class or a signal is left, or a class is under a signal of another kind. */
function mayCross(
  { count, hydrogens }: SignalClasses,
  kinds: Float64Array,
  signalOf: Int16Array,
  signals: number,
): boolean {
  const owned = new Set<number>();
  for (let k = 0; k < count; k++) {
    const signal = signalOf[k];
    if (signal < 0 || kinds[KINDS * signal + Math.min(KINDS - 1, hydrogens[k])] < 0) return true;
    owned.add(signal);
  }
  return owned.size < signals;
}

/** One assignment under change. */
class Crossing {
  private readonly signalOf: Int16Array;
  private readonly count: number;
  private readonly signals: number;
  /** Log likelihood of class k under signal s, at `k * (signals + 1) + s`; last, of class k without one. */
  private readonly likelihood: Float64Array;
  /** Classes under each signal. */
  private readonly owners: Uint8Array;
  private readonly extra: Float64Array;
  private readonly merge: number;

  constructor(
    classes: SignalClasses,
    observed: Float64Array,
    {
      costs,
      leave,
      kinds,
      signalOf,
    }: {
      readonly costs: AlignmentCosts;
      readonly leave: Float64Array | undefined;
      readonly kinds: Float64Array;
      readonly signalOf: Int16Array;
    },
  ) {
    this.signalOf = signalOf;
    this.count = classes.count;
    this.signals = observed.length;
    this.merge = costs.merge;
    this.extra = Float64Array.from(observed, (_, s) =>
      Math.max(costs.extra, leave?.[s] ?? -Infinity),
    );
    this.owners = new Uint8Array(this.signals);
    for (let k = 0; k < this.count; k++) if (signalOf[k] >= 0) this.owners[signalOf[k]]++;
    const width = this.signals + 1;
    this.likelihood = new Float64Array(this.count * width);
    for (let k = 0; k < this.count; k++) {
      const sd = Math.sqrt(classes.sd[k] ** 2 + costs.widen ** 2);
      const peak = logPeak(sd);
      const perSquare = inverseSquare(sd);
      const farthest = squareAtFloor(peak, costs.floor);
      const kind = Math.min(KINDS - 1, classes.hydrogens[k]);
      for (let s = 0; s < this.signals; s++) {
        const square = (observed[s] - classes.shift[k]) ** 2 * perSquare;
        const near = square < farthest ? peak - HALF_POWER * Math.log(1 + square) : costs.floor;
        this.likelihood[k * width + s] = near + kinds[KINDS * s + kind];
      }
      this.likelihood[k * width + this.signals] =
        classes.bare[k] === 1 ? (costs.missingBare ?? costs.missing) : costs.missing;
    }
  }

  /** Changes the assignment while that gains; answers the log units gained. */
  improve(): number {
    let gained = 0;
    for (let pass = 0; pass < MOST_PASSES; pass++) {
      let improved = 0;
      for (let k = 0; k < this.count; k++) improved += this.bestChangeOf(k);
      if (improved === 0) break;
      gained += improved;
    }
    return gained;
  }

  private at(k: number, signal: number): number {
    return this.likelihood[k * (this.signals + 1) + (signal < 0 ? this.signals : signal)];
  }

  /** What one class fewer or more under a signal changes, beyond the likelihood of that class. */
  private ofLeaving(signal: number): number {
    if (signal < 0) return 0;
    return this.owners[signal] === 1 ? this.extra[signal] : -this.merge;
  }
  private ofJoining(signal: number): number {
    if (signal < 0) return 0;
    return this.owners[signal] === 0 ? -this.extra[signal] : this.merge;
  }

  /** Makes the change of class k that gains most, where one gains enough; answers what it gains. */
  private bestChangeOf(k: number): number {
    const from = this.signalOf[k];
    const leaving = this.ofLeaving(from) - this.at(k, from);
    let best = LEAST;
    let change: readonly [to: number, other: number, otherTo: number] | null = null;
    for (let to = 0; to < this.signals; to++) {
      if (to === from) continue;
      const gain = leaving + this.at(k, to);
      const alone = gain + this.ofJoining(to);
      if (alone > best) [best, change] = [alone, [to, -1, -1]];
      if (this.owners[to] !== 1) continue;
      // Its owner takes the signal that k leaves, or where k has none a free one.
      const other = this.signalOf.subarray(0, this.count).indexOf(to);
      const left = gain - this.at(other, to);
      if (from >= 0) {
        const exchanged = left - this.ofLeaving(from) + this.at(other, from);
        if (exchanged > best) [best, change] = [exchanged, [to, other, from]];
      } else
        for (let free = 0; free < this.signals; free++) {
          if (this.owners[free] > 0) continue;
          const chained = left + this.at(other, free) - this.extra[free];
          if (chained > best) [best, change] = [chained, [to, other, free]];
        }
    }
    if (change === null) return 0;
    const [to, other, otherTo] = change;
    this.move(k, to);
    if (other >= 0) this.move(other, otherTo);
    return best;
  }

  private move(k: number, to: number): void {
    const from = this.signalOf[k];
    if (from >= 0) this.owners[from]--;
    this.owners[to]++;
    this.signalOf[k] = to;
  }
}
