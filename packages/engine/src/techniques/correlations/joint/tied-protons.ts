import type { Molecule } from '@elucida/molecules/molecule';
import type { ShiftsOf } from '@elucida/prediction/predicted-shifts';
import { SEEN_IN_HSQC_PPM, type JointFacts } from './joint-facts.ts';
import { traceJointly } from './trace-jointly.ts';

/**
 * Symmetry classes of the carbons that a ¹H signal, given by its shift in ppm, lies on by HSQC and the joint
 * assignment; null where HSQC says nothing of it or the carbon signal has no carbon.
 */
export type TiedProtons = (shift: number) => ReadonlySet<number> | null;

/** HSQC peaks that are farther from a signal by no more than this may be its own as well, ppm. */
const AS_NEAR_PPM = 0.01;

/** Where HSQC puts the ¹H signals of a molecule: for the report. */
export function tiedProtons(
  molecule: Molecule,
  facts: JointFacts,
  shiftsOf: ShiftsOf,
): TiedProtons {
  const { signalOf, atomOf } = traceJointly(molecule, facts, shiftsOf);
  const { symmetryClass } = molecule.perception;
  return (shift) => {
    const apart = Array.from(facts.proton, (tied, h) =>
      facts.carrier[h] < 0 ? Infinity : Math.abs(tied - shift),
    );
    const nearest = Math.min(...apart);
    if (nearest >= SEEN_IN_HSQC_PPM) return null;
    const carriers = new Set(
      [...facts.carrier].filter((_, h) => apart[h] <= nearest + AS_NEAR_PPM),
    );
    const classes = [...signalOf.keys()]
      .filter((k) => carriers.has(signalOf[k]))
      .map((k) => symmetryClass[atomOf(k)]);
    return classes.length === 0 ? null : new Set(classes);
  };
}
