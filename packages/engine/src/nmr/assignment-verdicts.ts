/**
 * Deviations up to this many standard deviations speak for an assignment. One of the others speaks
 * against it from `FAR` on, or from `OFF` on where it is not
 * the only one: of some 1,600 carbon signals of right answers (development cases) 2 % lie beyond
 * 2.5 and 0.5 % beyond 3.5, so that one report in four
 * has one signal beyond `OFF`, and few have two.
 */
const AGREES = 1.5,
  OFF = 2.5,
  FAR = 3.5;

/** Verdicts on the assignments of one spectrum, from their deviations in standard deviations. */
export function assignmentVerdicts(
  deviations: readonly number[],
): ('for' | 'neutral' | 'against')[] {
  const sizes = deviations.map(Math.abs);
  const disagrees = sizes.filter((z) => z > OFF).length > 1 ? OFF : FAR;
  return sizes.map((z) => (z <= AGREES ? 'for' : z <= disagrees ? 'neutral' : 'against'));
}
