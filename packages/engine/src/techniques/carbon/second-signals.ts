import type { CarbonSignals } from './carbon-signals.ts';
import type { AlignmentCosts } from '../../nmr/align-signals.ts';
import { findStereoCauses, mayDiffer } from '../../nmr/stereogenic.ts';
import { atomsOfClass } from '../../molecules/atoms-of-class.ts';
import type { Molecule } from '../../molecules/molecule.ts';
import type { SignalClasses } from '../../nmr/signal-classes.ts';
import { logStudentT } from '../../nmr/student-t.ts';

/**
 * Carbons that differ by stereochemistry alone lie so far from their mean, standard deviation in
 * ppm: methyl groups next to a stereocentre up to 4, of (CH3)2C=C
 * and of amides 5 to 8.
 */
export const DIVIDED_PPM = 3;
/** Log prior of two signals where stereochemistry allows them. */
const DIVIDED = -1;

const costs = new Float64Array(256);

/**
 * What each signal costs if no class takes it, where it may be the second signal of carbons that
 * topology makes equivalent and stereochemistry does not
 * (isopropyl next to a stereocentre, NMe2 of amides, CMe2 of alkenes), or another substance's. Only
 * the latter where there are no more signals than classes,
 * or none may divide. The array is reused.
 */
export function secondSignals(
  molecule: Molecule,
  classes: SignalClasses,
  { shift: observed, leave }: CarbonSignals,
  { extra, widen }: AlignmentCosts,
): Float64Array {
  if (observed.length <= classes.count) return leave;
  let found = false;
  let causes: ReturnType<typeof findStereoCauses> | undefined;
  for (let i = 0; i < classes.count; i++) {
    if (classes.atoms[i] < 2 || molecule.perception.aromatic[classes.atom[i]] === 1) continue;
    causes ??= findStereoCauses(molecule);
    if (
      !mayDiffer(
        molecule,
        atomsOfClass(molecule.perception, classes.symmetryClass[i]),
        'atoms',
        causes,
      )
    )
      continue;
    if (!found) costs.set(leave);
    found = true;
    const sd = Math.hypot(classes.sd[i], widen, DIVIDED_PPM);
    for (let j = 0; j < observed.length; j++)
      costs[j] = Math.max(
        costs[j],
        DIVIDED + logStudentT(observed[j] - classes.shift[i], sd, extra),
      );
  }
  return found ? costs : leave;
}
