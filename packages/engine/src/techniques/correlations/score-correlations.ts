import { assignJointly, lastAssignment, type JointAssignment } from './joint/joint-assignment.ts';
import type { CorrelationKind } from './joint/joint-facts.ts';
import type { ScoreInput } from '../technique.ts';
import type { CorrelationFacts } from './correlation-facts.ts';

/**
 * The joint assignment of the molecule being scored: made by the first of the techniques, and read by
 * those that are scored right after it.
 */
const assignmentOf = ({
  molecule,
  facts: { joint, leads },
  shiftsOf,
}: ScoreInput<CorrelationFacts>): JointAssignment =>
  leads ? assignJointly(molecule, joint, shiftsOf).result : lastAssignment();

/** Writes how well hydrogens and carbons fit that HSQC ties together, and what that costs in shifts. */
export function scoreHsqc(input: ScoreInput<CorrelationFacts>): void {
  const { pairing, displaced } = assignmentOf(input);
  input.terms[0] = pairing;
  input.terms[1] = input.facts.leads ? displaced : 0;
}

/** Writes the log likelihood of the paths, of absent peaks, and what the assignment costs in shifts. */
export const scorePaths =
  (kind: CorrelationKind) =>
  (input: ScoreInput<CorrelationFacts>): void => {
    const { paths, absent, displaced } = assignmentOf(input);
    input.terms[0] = paths[kind];
    input.terms[1] = absent[kind];
    input.terms[2] = input.facts.leads ? displaced : 0;
  };
