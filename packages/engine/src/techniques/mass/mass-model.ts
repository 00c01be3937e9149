import { CLEAVAGE_KINDS } from '../../evidence/cleavages.ts';
import { STABILITY_KINDS } from './mass-stability.ts';
import { readPackedTable } from '@elucida/prediction/data/packed-table';

/** State of a nominal mass: no peak, a minor or a major one. */
export const ABSENT = 0,
  MINOR = 1,
  MAJOR = 2;
/** Relative intensities (0–100) from which a peak is minor, and major. */
export const MINOR_FROM = 4;
export const MAJOR_FROM = 25;
/** Masses below this (Da) are often not recorded. */
export const LOWEST_MASS = 27;
/** Background by mass up to this, and by loss from the molecular ion up to this, Da. */
export const MASSES = 160;
export const LOSSES = 80;

/**
 * Rows of the table (each with the logits of a minor and a major peak): constant, masses, losses,
 * cleavage kinds, molecular ion, its stability kinds.
 */
export const BY_MASS = 1;
export const BY_LOSS = BY_MASS + MASSES;
export const BY_KIND = BY_LOSS + LOSSES;
export const MOLECULAR_ION = BY_KIND + CLEAVAGE_KINDS.length;
export const BY_STABILITY = MOLECULAR_ION + 1;
export const ROW_COUNT = BY_STABILITY + STABILITY_KINDS.length;

let weights: Float32Array | undefined;
export function msWeights(): Float32Array {
  weights ??= readPackedTable('ms-weights.bin', ROW_COUNT * 2);
  return weights;
}

/** Share of probability for what the model does not foresee. */
const SURPRISE = 0.05;

/**
 * Rows that apply to fragment mass `mz` of a molecule of mass `mass` with these kinds of cleavage;
 * returns their number.
 */
export function fragmentRows(mz: number, mass: number, kinds: number, out: Uint16Array): number {
  let n = 0;
  out[n++] = 0;
  if (mz < MASSES) out[n++] = BY_MASS + mz;
  if (mass - mz < LOSSES) out[n++] = BY_LOSS + (mass - mz);
  for (let bits = kinds; bits !== 0; bits &= bits - 1)
    out[n++] = BY_KIND + 31 - Math.clz32(bits & -bits);
  return n;
}

/** Rows of the molecular ion with these bits of `STABILITY_KINDS`. */
export function molecularIonRows(stability: number, out: Uint16Array): number {
  let n = 0;
  out[n++] = MOLECULAR_ION;
  for (let bits = stability; bits !== 0; bits &= bits - 1)
    out[n++] = BY_STABILITY + 31 - Math.clz32(bits & -bits);
  return n;
}

/** Log-probability of a state under the sum of rows. */
export function logProbability(
  table: Float32Array,
  rows: Uint16Array,
  count: number,
  state: number,
): number {
  let zMinor = 0;
  let zMajor = 0;
  for (let i = 0; i < count; i++) {
    zMinor += table[2 * rows[i]];
    zMajor += table[2 * rows[i] + 1];
  }
  const minor = Math.exp(zMinor);
  const major = Math.exp(zMajor);
  const p = (state === MAJOR ? major : state === MINOR ? minor : 1) / (1 + minor + major);
  return Math.log(p * (1 - SURPRISE) + SURPRISE / 3);
}
