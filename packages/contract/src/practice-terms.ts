/** From one group to be found in a small molecule, to a molecule that looks like many others. */
export const PRACTICE_LEVELS = ['groups', 'small', 'isomers', 'unknowns'] as const;
export type PracticeLevel = (typeof PRACTICE_LEVELS)[number];

/** What a problem is about, in the order in which they are offered. */
export const PRACTICE_FIELDS = [
  'hydrocarbons',
  'alcohols',
  'carbonyls',
  'acids',
  'esters',
  'aromatics',
  'nitrogen',
  'halogens',
  'terpenes',
  'everyday',
] as const;
export type PracticeField = (typeof PRACTICE_FIELDS)[number];

/** What solving a problem shows that a student can do; of a problem all that it takes. */
export const SKILLS = ['carbonyls', 'aromatics', 'couplings', 'unsaturation'] as const;
export type Skill = (typeof SKILLS)[number];

/** Hints in the order in which they are given: each says more than the one before. */
export const HINT_KINDS = ['unsaturation', 'band', 'carbons', 'spins', 'fragment'] as const;
export type HintKind = (typeof HINT_KINDS)[number];
/** Points of a hundred that a hint costs. */
export const HINT_COST: Readonly<Record<HintKind, number>> = {
  unsaturation: 5,
  band: 10,
  carbons: 15,
  spins: 20,
  fragment: 25,
};

/** Exercises with a known structure: signals are given their atoms, or the false step of a report is found. */
export const EXERCISE_KINDS = ['assignment', 'mistake'] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/**
 * What an assignment says of a signal: its atoms; exchanged with another signal from which the spectra cannot
 * tell it; not all of its atoms; wrong; nothing.
 */
export const SIGNAL_OUTCOMES = ['right', 'exchangeable', 'incomplete', 'wrong', 'open'] as const;
export type SignalOutcome = (typeof SIGNAL_OUTCOMES)[number];

/** What a student does with a problem of a set: finds its structure, or one of the exercises. */
export const SET_KINDS = ['structure', ...EXERCISE_KINDS] as const;
export type SetKind = (typeof SET_KINDS)[number];
