import type { Molecule } from '@elucida/molecules/molecule';
import type { ShiftsOf } from '@elucida/prediction/predicted-shifts';
import { SEEN_IN_HSQC_PPM, type JointFacts } from './joint-facts.ts';
import { traceJointly } from './trace-jointly.ts';

/**
 * Symmetry classes of the carbons that a ¹H signal, given by its shift in ppm, lies on by HSQC and the joint
 * assignment; null where HSQC says nothing of it or the carbon signal has no carbon.
 */
export type TiedProtons = (shift: number) => ReadonlySet<number> | null;

/** Where HSQC puts the ¹H signals of a molecule: for the report. */
export function tiedProtons(
  molecule: Molecule,
  facts: JointFacts,
  shiftsOf: ShiftsOf,
): TiedProtons {
  const { signalOf, atomOf } = traceJointly(molecule, facts, shiftsOf);
  const { symmetryClass } = molecule.perception;
  return (shift) => {
    const carriers = new Set(
      [...facts.carrier].filter(
        (signal, h) => signal >= 0 && Math.abs(facts.proton[h] - shift) < SEEN_IN_HSQC_PPM,
      ),
    );
    const classes = [...signalOf.keys()]
      .filter((k) => carriers.has(signalOf[k]))
      .map((k) => symmetryClass[atomOf(k)]);
    return classes.length === 0 ? null : new Set(classes);
  };
}
