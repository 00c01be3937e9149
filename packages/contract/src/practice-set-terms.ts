/** The most of a set: problems, characters of its title and of a student's name. */
export const SET_MAX = { problems: 30, title: 120, name: 80 } as const;
/** Sets of one account, and students of one set. */
export const SETS_MAX = 100,
  SET_STUDENTS_MAX = 500;
/** Days for which answers of students are kept after they joined. */
export const SET_DAYS = 90;
/** Heavy atoms of a teacher's own molecule: what a student can solve and the judge answers at once. */
export const OWN_ATOMS_MAX = 30;

/**
 * What is wrong with a structure, the first that holds: other atoms; other functional groups; other rings; the same
 * groups at other places of an aromatic ring; another chain or other places.
 */
export const MISTAKES = ['formula', 'groups', 'rings', 'pattern', 'places'] as const;
export type MistakeKind = (typeof MISTAKES)[number];
