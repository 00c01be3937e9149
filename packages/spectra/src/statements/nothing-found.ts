/** Sentences that say that a section has nothing to say. */
const NOTHING_FOUND: ReadonlySet<string> = new Set([
  'nothing-against',
  'nothing-decisive-against',
  'nothing-unexplained',
  'unexplained-told-above',
]);

/**
 * The points of a section as a list for programs: empty where the section says that nothing was found, since
 * what follows then (the poorest match) is no objection.
 */
export const itemsOf = <Point>(
  points: readonly Point[],
  codesOf: (point: Point) => readonly string[],
): readonly Point[] =>
  points.some((point) => codesOf(point).some((code) => NOTHING_FOUND.has(code))) ? [] : points;
