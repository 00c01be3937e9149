import type { Molecule } from '@elucida/molecules/molecule';
import type { ShiftsOf } from '@elucida/prediction/predicted-shifts';
import type { CorrelationFacts } from './correlation-facts.ts';
import { CORRELATION_KINDS } from './joint/joint-facts.ts';
import { traceJointly } from './joint/trace-jointly.ts';

/** Log likelihood below which the two atoms of a correlation are too far apart. */
const TOO_FAR = -1.5;

/**
 * Which atoms the correlations want elsewhere (`ScorePart.misfit`): both ends of each path that is too
 * long. The first of the techniques speaks for all.
 */
export function correlationMisfit(
  molecule: Molecule,
  { joint, leads }: CorrelationFacts,
  {
    shiftsOf,
    add,
    apart,
  }: {
    readonly shiftsOf: ShiftsOf;
    readonly add: (symmetryClass: number, misfit: number) => void;
    readonly apart: (a: number, b: number) => void;
  },
): void {
  if (!leads) return;
  const { paths, atomOf } = traceJointly(molecule, joint, shiftsOf);
  const { symmetryClass } = molecule.perception;
  for (const kind of CORRELATION_KINDS)
    for (const { from, to, likelihood } of paths[kind]) {
      if (from === null || to === null || likelihood > TOO_FAR) continue;
      add(symmetryClass[atomOf(from)], -likelihood / 2);
      add(symmetryClass[atomOf(to)], -likelihood / 2);
      apart(atomOf(from), atomOf(to));
    }
}
