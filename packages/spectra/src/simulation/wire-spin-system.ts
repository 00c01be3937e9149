import type { SpinSystem } from './spin-system.ts';

/**
 * A spin system as it crosses the wire, lists rather than objects since each candidate of an answer
 * carries one.
 */
export interface WireSpinSystem {
  /**
   * Shift in ppm (null for ¹⁹F and ³¹P), nuclei, atoms; then copies and the width of its lines in
   * Hz, where they are not the usual ones.
   */
  groups: [ppm: number | null, nuclei: number, atoms: number[], ...copiesAndWidth: number[]][];
  couplings: [a: number, b: number, hz: number][];
}

/** A spin system as it is sent. */
export function writeSpinSystem({ groups, couplings }: SpinSystem): WireSpinSystem {
  return {
    groups: groups.map(({ ppm, nuclei, atoms, copies = 1, width_hz: width }) => [
      ppm,
      nuclei,
      [...atoms],
      ...(copies > 1 || width !== undefined ? [copies] : []),
      ...(width === undefined ? [] : [width]),
    ]),
    couplings: couplings.map(([a, b, hz]) => [a, b, hz]),
  };
}

/** A spin system as it was sent. */
export function readSpinSystem({ groups, couplings }: WireSpinSystem): SpinSystem {
  return {
    groups: groups.map(([ppm, nuclei, atoms, copies, width]) => ({
      ppm,
      nuclei,
      atoms,
      copies,
      width_hz: width,
    })),
    couplings,
  };
}
