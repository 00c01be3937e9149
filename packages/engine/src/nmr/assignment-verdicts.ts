import { asNormalDeviation } from '@elucida/prediction/error-law';

/**
 * Deviations up to this many standard deviations of a normal law speak for an assignment. One of
 * the others speaks against it from `FAR` on, or from `OFF` on where it is not the only one. Of the
 * shifts of held-out molecules 2.5 % lie beyond 2 and 0.5 % beyond 2.5, measurement allowed for
 * (docs/science/prediction.md).
 */
const AGREES = 1.4,
  OFF = 2,
  FAR = 2.5;

/**
 * Verdicts on the assignments of one spectrum, from their deviations in stated standard deviations.
 * Errors have heavy tails: four stated standard deviations are as rare as 2.4 of a normal law.
 */
export function assignmentVerdicts(
  deviations: readonly number[],
): ('for' | 'neutral' | 'against')[] {
  const sizes = deviations.map((each) => asNormalDeviation(Math.abs(each)));
  const disagrees = sizes.filter((z) => z > OFF).length > 1 ? OFF : FAR;
  return sizes.map((z) => (z <= AGREES ? 'for' : z <= disagrees ? 'neutral' : 'against'));
}
