import type { JoinedInSpace } from '../techniques/correlations/joined-in-space.ts';
import type { Shown } from './expected-couplings.ts';

/**
 * How far apart two groups of hydrogens act to be in NOE, Å: the sixth root of the mean of r⁻⁶ over the conformers,
 * of the nearest two of equivalent groups (D. Neuhaus, M. P. Williamson, The Nuclear Overhauser Effect, 2nd ed.,
 * 2000, chapter 5).
 */
export function effectiveDistance(
  { explicit, populated }: Shown,
  { atoms, otherAtoms }: Pick<JoinedInSpace, 'atoms' | 'otherAtoms'>,
): number {
  let nearest = Infinity;
  for (const a of atoms)
    for (const b of otherAtoms) {
      let sum = 0,
        pairs = 0;
      for (const i of explicit.hydrogensOf[a])
        for (const j of explicit.hydrogensOf[b]) {
          if (i === j) continue;
          pairs++;
          for (const { conformer, share } of populated) {
            const x = conformer.positions;
            const square =
              (x[3 * i] - x[3 * j]) ** 2 +
              (x[3 * i + 1] - x[3 * j + 1]) ** 2 +
              (x[3 * i + 2] - x[3 * j + 2]) ** 2;
            sum += share / square ** 3;
          }
        }
      if (pairs > 0) nearest = Math.min(nearest, sum ** (-1 / 6));
    }
  return nearest;
}

/**
 * A peak is as likely as not at this distance, Å, and softly so: strong up to 2.5, medium to 3.5, weak to 5 Å (K.
 * Wüthrich, NMR of Proteins and Nucleic Acids, 1986). What is left at any distance: artefacts, spin diffusion and
 * wrong assignments.
 */
const HALF_SEEN = 3.9,
  SOFTNESS = 0.4,
  ARTEFACT = 0.15;

/** Log probability that hydrogens so far apart, Å, have a peak. Peaks that are not there count nothing. */
export const logSeen = (distance: number): number =>
  Math.log(ARTEFACT + (1 - ARTEFACT) / (1 + Math.exp((distance - HALF_SEEN) / SOFTNESS)));
