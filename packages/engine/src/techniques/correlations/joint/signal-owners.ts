import { KINDS } from '../../../nmr/align-signals.ts';
import { DIVIDED_PPM } from '../../../nmr/divided-ppm.ts';
import type { emptyJointClasses } from './joint-classes.ts';
import type { JointFacts } from './joint-facts.ts';

/** A signal may be the second one of carbons predicted so near, standard deviations. */
const SECOND_SD = 2;

/** Which carbon classes have each signal, kept up to date while classes move. */
export class SignalOwners {
  /** Two of the classes that share a signal, −1 where there are fewer. */
  readonly first = new Int16Array(512);
  readonly second = new Int16Array(512);
  /** How many share it. */
  private readonly count = new Int16Array(512);
  /**
   * Class of two carbons or more whose second signal this may be, where no class has it: methyl groups
   * that topology makes alike and a stereocentre does not. −1 where there is none.
   */
  readonly secondOf = new Int16Array(512);
  private readonly classes: ReturnType<typeof emptyJointClasses>;
  private readonly signalOf: Int16Array;

  /** `signalOf`: signal of each class, −1 where none is left; `move` writes to it. */
  constructor(classes: ReturnType<typeof emptyJointClasses>, signalOf: Int16Array) {
    this.classes = classes;
    this.signalOf = signalOf;
  }

  /** Takes over the alignment in `signalOf`. */
  begin(facts: JointFacts): void {
    const signals = facts.carbon.length;
    this.first.fill(-1, 0, signals);
    this.second.fill(-1, 0, signals);
    this.count.fill(0, 0, signals);
    for (let k = 0; k < this.classes.carbonCount; k++) this.own(this.signalOf[k], k);
    this.findSecond(facts);
  }

  /** Gives class k another signal; −1: none. */
  move(k: number, from: number, to: number): void {
    this.disown(from, k);
    this.own(to, k);
    this.signalOf[k] = to;
  }

  /** Classes that have a signal, or else the one whose second signal it may be. */
  of(signal: number): number[] {
    const owners = [this.first[signal], this.second[signal]].filter((k) => k >= 0);
    return owners.length > 0 || this.secondOf[signal] < 0 ? owners : [this.secondOf[signal]];
  }

  private findSecond({ carbon, kinds }: JointFacts): void {
    const { carbons, carbonCount, hydrogens } = this.classes;
    this.secondOf.fill(-1, 0, carbon.length);
    if (carbon.length <= carbonCount) return;
    for (let s = 0; s < carbon.length; s++) {
      let nearest: number = SECOND_SD;
      for (let k = 0; k < carbonCount; k++) {
        if (carbons.atoms[k] < 2) continue;
        if ((kinds?.[KINDS * s + Math.min(KINDS - 1, hydrogens[k])] ?? 0) < 0) continue;
        const apart =
          Math.abs(carbon[s] - carbons.shift[k]) / Math.hypot(carbons.sd[k], DIVIDED_PPM);
        if (apart < nearest) [nearest, this.secondOf[s]] = [apart, k];
      }
    }
  }

  private own(signal: number, k: number): void {
    if (signal < 0) return;
    this.count[signal]++;
    if (this.first[signal] < 0) this.first[signal] = k;
    else if (this.second[signal] < 0) this.second[signal] = k;
  }

  private disown(signal: number, k: number): void {
    if (signal < 0) return;
    this.count[signal]--;
    if (this.first[signal] === k) {
      this.first[signal] = this.second[signal];
      this.second[signal] = -1;
    } else if (this.second[signal] === k) this.second[signal] = -1;
    if (this.count[signal] < 2 || this.second[signal] >= 0) return;
    // A third class moves up.
    this.second[signal] = this.signalOf
      .subarray(0, this.classes.carbonCount)
      .findIndex((own, other) => own === signal && other !== k && other !== this.first[signal]);
  }
}
