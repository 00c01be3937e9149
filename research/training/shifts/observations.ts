import { environmentHashes, LEVELS } from '@elucida/prediction/environments';
import { partOf } from '../../datasets/part-of.ts';
import type { ObservedMolecule } from '../../datasets/read-shift-rows.ts';

export const FOLDS = 5;
const MAX_ATOMS = 256;

/**
 * Observed shifts as columns: one row for each symmetry class of each molecule, molecules in
 * succession.
 */
export interface Observations {
  readonly molecules: readonly ObservedMolecule[];
  readonly count: number;
  /** Index of the molecule. */
  readonly molecule: Int32Array;
  /** An atom of the class. */
  readonly atom: Uint8Array;
  /** Median observed shift, ppm. */
  readonly shift: Float64Array;
  /** Cross-validation fold of the molecule, 0 … FOLDS − 1. */
  readonly fold: Uint8Array;
  /** Environment hashes, `row * LEVELS + level`. */
  readonly environments: Uint32Array;
}

export function tabulate(molecules: readonly ObservedMolecule[]): Observations {
  const count = molecules.reduce((sum, m) => sum + m.shifts.size, 0);
  const molecule = new Int32Array(count);
  const atom = new Uint8Array(count);
  const shift = new Float64Array(count);
  const fold = new Uint8Array(count);
  const environments = new Uint32Array(count * LEVELS);
  const hashes = new Uint32Array(MAX_ATOMS * LEVELS);
  let row = 0;
  molecules.forEach((m, index) => {
    environmentHashes(m.graph, m.perception, hashes);
    for (const [symmetryClass, values] of [...m.shifts].sort((a, b) => a[0] - b[0])) {
      const first = m.perception.symmetryClass.indexOf(symmetryClass);
      molecule[row] = index;
      atom[row] = first;
      shift[row] = median(values);
      fold[row] = partOf(m.key, FOLDS, 17);
      environments.set(hashes.subarray(first * LEVELS, (first + 1) * LEVELS), row * LEVELS);
      row++;
    }
  });
  return { molecules, count, molecule, atom, shift, fold, environments };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
