import { KINDS } from '../../../nmr/align-signals.ts';
import { C13_NARROW } from '../../../nmr/carbon-costs.ts';
import { MAX_CLASSES } from '../../../nmr/signal-classes.ts';
import { HALF_POWER, inverseSquare, logPeak, squareAtFloor } from '../../../nmr/student-t.ts';
import { MISSING } from '../../../nmr/surprise.ts';
import { emptyJointClasses } from './joint-classes.ts';
import type { CorrelationKind, JointFacts } from './joint-facts.ts';
import type { JointIndex } from './joint-index.ts';
import { SignalOwners } from './signal-owners.ts';

/** Weights within the assignment: those of the judge's terms, so that it maximises its score. */
export const SHIFT_WEIGHT = 0.59,
  PAIRING_WEIGHT = 0.8;
/** What errors of measurement and of diastereotopic hydrogens add to a predicted ¹H shift, ppm. */
const PROTON_WIDEN = 0.15;
/** Of a correlation one of whose signals belongs to no atom of the molecule, log units. */
const UNOWNED = -1.5;
/** Hydrogens without a known carrier may be those predicted so near, standard deviations. */
const MAY_BE_SD = 2.5;
/** Where the likelihood of each path is. */
const MATRIX = { HMBC: 'hmbc', COSY: 'cosy', NOESY: 'noesy' } as const;

/** Which carbon class has which signal, and what that is worth: the state of one joint assignment. */
export class JointState {
  readonly classes = emptyJointClasses();
  /** Signal of each carbon class, −1 where none is left. */
  readonly signalOf = new Int16Array(MAX_CLASSES);
  facts!: JointFacts;
  private index!: JointIndex;
  /** Of carbon class k under signal s, at `k * signals + s`: shift and kind, pairing, both weighed. */
  shiftPart = new Float64Array(64 * 64);
  pairPart = new Float64Array(64 * 64);
  node = new Float64Array(64 * 64);
  private readonly owners = new SignalOwners(this.classes, this.signalOf);
  /** Two of the classes that share a signal, −1 where there are fewer. */
  readonly ownerA = this.owners.first;
  readonly ownerB = this.owners.second;
  /** Class whose second signal this may be, −1 where there is none. */
  private readonly secondOf = this.owners.secondOf;
  /** Log likelihood of each correlation as the signals are now. */
  value = new Float64Array(512);
  /** Likelihoods under the exchange being tried, of the correlations in `changed`. */
  private tried = new Float64Array(512);
  private changed = new Int32Array(512);
  private changedCount = 0;
  private touched = new Int32Array(512);
  private stamp = 0;

  /** Takes over the classes and the alignment in `signalOf`, and weighs every class at every signal. */
  begin(facts: JointFacts, index: JointIndex): void {
    this.facts = facts;
    this.index = index;
    const { carbons, carbonCount: n, hydrogens, protonShift, protonSd } = this.classes;
    const m = facts.carbon.length;
    if (this.node.length < n * m) {
      this.node = new Float64Array(2 * n * m);
      this.shiftPart = new Float64Array(2 * n * m);
      this.pairPart = new Float64Array(2 * n * m);
    }
    for (let k = 0; k < n; k++) {
      const sd = Math.sqrt(carbons.sd[k] ** 2 + C13_NARROW.widen ** 2);
      const peak = logPeak(sd);
      const perSquare = inverseSquare(sd);
      const farthest = squareAtFloor(peak, C13_NARROW.floor);
      const kind = Math.min(KINDS - 1, hydrogens[k]);
      const perProton = inverseSquare(Math.sqrt(protonSd[k] ** 2 + PROTON_WIDEN ** 2));
      for (let s = 0; s < m; s++) {
        const place = k * m + s;
        const square = (facts.carbon[s] - carbons.shift[k]) ** 2 * perSquare;
        const near =
          square < farthest ? peak - HALF_POWER * Math.log(1 + square) : C13_NARROW.floor;
        const shift = near + (facts.kinds?.[KINDS * s + kind] ?? 0);
        // NaN where the line or the carbon has no hydrogens: they say nothing then.
        const apart = (index.carried[s] - protonShift[k]) ** 2 * perProton;
        const pair = Number.isNaN(apart) ? 0 : -Math.min(MISSING, HALF_POWER * Math.log(1 + apart));
        this.shiftPart[place] = shift;
        this.pairPart[place] = pair;
        this.node[place] = SHIFT_WEIGHT * shift + PAIRING_WEIGHT * pair;
      }
    }
    this.owners.begin(facts);
    const count = index.all.length;
    if (this.value.length < count) {
      this.value = new Float64Array(2 * count);
      this.tried = new Float64Array(2 * count);
      this.changed = new Int32Array(2 * count);
      this.touched = new Int32Array(2 * count);
    }
    for (let i = 0; i < count; i++) this.value[i] = this.likelihood(i);
  }

  /** Gives class k another signal. */
  move(k: number, from: number, to: number): void {
    this.owners.move(k, from, to);
  }

  /** Sum of one part over the assignment. */
  sumOf(part: Float64Array): number {
    const m = this.facts.carbon.length;
    let sum = 0;
    for (let k = 0; k < this.classes.carbonCount; k++)
      if (this.signalOf[k] >= 0) sum += part[k * m + this.signalOf[k]];
    return sum;
  }

  /** What a class without a signal costs. */
  costOfMissing(k: number): number {
    const { missing, missingBare = missing } = C13_NARROW;
    return this.classes.carbons.bare[k] === 1 ? missingBare : missing;
  }

  /** What signals cost that two classes share and that none takes, and classes without one. */
  costOfGaps(): number {
    let sum = 0;
    for (let k = 0; k < this.classes.carbonCount; k++)
      if (this.signalOf[k] < 0) sum += this.costOfMissing(k);
    for (let s = 0; s < this.facts.carbon.length; s++)
      if (this.ownerB[s] >= 0) sum += C13_NARROW.merge;
      else if (this.ownerA[s] < 0) sum += C13_NARROW.extra;
    return sum;
  }

  /** Log likelihood of a correlation: of all signals that its shifts may mean, the likeliest with its path. */
  likelihood(correlation: number): number {
    const {
      kind,
      correlation: { from, to },
    } = this.index.all[correlation];
    let best = -Infinity;
    for (let i = 0; i < from.signals.length; i++)
      for (let j = 0; j < to.signals.length; j++) {
        const cost = from.costs[i] + to.costs[j];
        if (cost <= best) continue;
        const value = cost + this.path(kind, from.signals[i], to.signals[j]);
        if (value > best) best = value;
      }
    return best;
  }

  /**
   * Log units that the correlations of two signals could gain at most: none is likelier than 0. Those of
   * both signals count twice, so that it is a bound.
   */
  mostToGain(s: number, t: number): number {
    return -(this.sumAt(s) + this.sumAt(t));
  }

  private sumAt(signal: number): number {
    let sum = 0;
    for (const i of this.index.ofSignal[signal]) sum += this.value[i];
    return sum;
  }

  /**
   * What the correlations of two signals, each once, gain by the move that has just been made; −Infinity once it is
   * certain that they gain no more than `least`.
   */
  gainAround(s: number, t: number, least: number): number {
    this.stamp++;
    this.changedCount = 0;
    // None is likelier than 0. Those of both signals count twice, so that it is a bound.
    let most = this.mostToGain(s, t);
    let sum = 0;
    for (let end = 0; end < 2; end++)
      for (const i of this.index.ofSignal[end === 0 ? s : t]) {
        if (this.touched[i] === this.stamp) continue;
        this.touched[i] = this.stamp;
        const value = this.likelihood(i);
        const at = this.changedCount++;
        this.changed[at] = i;
        this.tried[at] = value;
        sum += value - this.value[i];
        most += value;
        if (most <= least) return -Infinity;
      }
    return sum;
  }

  /** Keeps the move that `gainAround` has weighed. */
  keepMove(): void {
    for (let at = 0; at < this.changedCount; at++) this.value[this.changed[at]] = this.tried[at];
  }

  /** Best path between the owners of a hydrogen signal and those of its partner. */
  private path(kind: CorrelationKind, h: number, partner: number): number {
    const signal = this.facts.carrier[h];
    if (signal >= 0) {
      const a = this.ownerA[signal];
      if (a < 0)
        return this.secondOf[signal] < 0
          ? UNOWNED
          : this.fromClass(kind, this.secondOf[signal], partner);
      const first = this.fromClass(kind, a, partner);
      const b = this.ownerB[signal];
      return b < 0 ? first : Math.max(first, this.fromClass(kind, b, partner));
    }
    let best = -Infinity;
    for (let k = 0; k < this.classes.count; k++)
      if (this.mayCarry(k, this.facts.proton[h])) {
        const value = this.fromClass(kind, k, partner);
        if (value > best) best = value;
      }
    return best === -Infinity ? UNOWNED : best;
  }

  private fromClass(kind: CorrelationKind, from: number, partner: number): number {
    const matrix = this.classes[MATRIX[kind]];
    const signal = kind === 'HMBC' ? partner : this.facts.carrier[partner];
    const row = from * MAX_CLASSES;
    if (signal >= 0) {
      const a = this.ownerA[signal];
      if (a < 0) return this.secondOf[signal] < 0 ? UNOWNED : matrix[row + this.secondOf[signal]];
      const b = this.ownerB[signal];
      return b < 0 ? matrix[row + a] : Math.max(matrix[row + a], matrix[row + b]);
    }
    let best = -Infinity;
    for (let k = 0; k < this.classes.count; k++)
      if (this.mayCarry(k, this.facts.proton[partner]) && matrix[row + k] > best)
        best = matrix[row + k];
    return best === -Infinity ? UNOWNED : best;
  }

  /** Whether a hydrogen whose carbon is not known may be on an atom of the class. */
  private mayCarry(k: number, shift: number): boolean {
    const { hydrogens, carbonCount, protonShift, protonSd } = this.classes;
    if (hydrogens[k] === 0) return false;
    return (
      k >= carbonCount ||
      Math.abs(shift - protonShift[k]) <= MAY_BE_SD * Math.hypot(protonSd[k], PROTON_WIDEN)
    );
  }

  /** The likeliest way of a correlation: the classes it joins, null where its signals are no atom's. */
  pathTaken(i: number): { from: number | null; to: number | null; likelihood: number } {
    const {
      kind,
      correlation: { from, to },
    } = this.index.all[i];
    const matrix = this.classes[MATRIX[kind]];
    let taken: { from: number | null; to: number | null; likelihood: number } = {
      from: null,
      to: null,
      likelihood: -Infinity,
    };
    let best = -Infinity;
    from.signals.forEach((h, k) =>
      to.signals.forEach((partner, l) => {
        const cost = from.costs[k] + to.costs[l];
        for (const a of this.ownersOfProton(h))
          for (const b of kind === 'HMBC'
            ? this.owners.of(partner)
            : this.ownersOfProton(partner)) {
            const likelihood = matrix[a * MAX_CLASSES + b];
            if (cost + likelihood <= best) continue;
            best = cost + likelihood;
            taken = { from: a, to: b, likelihood };
          }
      }),
    );
    return taken;
  }

  /** Classes that have a signal, or else the one whose second signal it may be. */
  ownersOfSignal(signal: number): number[] {
    return this.owners.of(signal);
  }

  private ownersOfProton(h: number): number[] {
    const signal = this.facts.carrier[h];
    if (signal >= 0) return this.owners.of(signal);
    return Array.from({ length: this.classes.count }, (_, k) => k).filter((k) =>
      this.mayCarry(k, this.facts.proton[h]),
    );
  }
}
