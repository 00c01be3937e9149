import type { BondGraph } from './bond-graph.ts';

/** Places for molecules, a power of two; a molecule takes the place of another that falls on it. */
const PLACES = 2 ** 16;

/** What is known of a molecule. */
const NOTHING = 0,
  EXACT = 1,
  AT_LEAST = 2;

/**
 * Energies of the molecules that an annealing met last, by `BondGraph.keyA` and `keyB`: when it is cold it proposes
 * the same changes again and again.
 */
export class EnergyMemory {
  private readonly keyA = new Int32Array(PLACES);
  private readonly keyB = new Int32Array(PLACES);
  private readonly energy = new Float64Array(PLACES);
  private readonly known = new Uint8Array(PLACES);

  /** The energy, or some number above `atMost` where it is known to be more than that; NaN where it is not known. */
  find({ keyA, keyB }: BondGraph, atMost: number): number {
    const at = keyA & (PLACES - 1);
    if (this.known[at] === NOTHING || this.keyA[at] !== keyA || this.keyB[at] !== keyB) return NaN;
    return this.known[at] === EXACT || this.energy[at] > atMost ? this.energy[at] : NaN;
  }

  /** Keeps an energy; one above `atMost` may be more than that. */
  keep({ keyA, keyB }: BondGraph, energy: number, atMost: number): void {
    const at = keyA & (PLACES - 1);
    this.keyA[at] = keyA;
    this.keyB[at] = keyB;
    this.energy[at] = energy;
    this.known[at] = energy > atMost ? AT_LEAST : EXACT;
  }
}
