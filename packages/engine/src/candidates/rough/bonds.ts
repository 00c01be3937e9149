import type { Unit } from '@elucida/generator/units';

/** A molecule as units at vertices, whoever changes it. */
export interface Bonds {
  readonly size: number;
  readonly units: readonly Unit[];
  /** Atomic numbers. */
  readonly elements: Uint8Array;
  readonly degree: Uint8Array;
  /** Neighbours of a from `a * MAX_DEGREE`. */
  readonly neighbours: Uint8Array;
  readonly hydrogens: Uint8Array;
  orderOf(a: number, b: number): number;
}
