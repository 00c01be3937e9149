import type { ExercisesText } from '../exercises-text.ts';

export const exercises: ExercisesText = {
  heading: 'Assignments and mistakes',
  intro:
    'The structure is known. Give each signal its atoms, or find the one false step of a report. The ' +
    'judge says what does not fit, and why.',
  toProblems: 'Find the structure instead',
  kind: 'Exercise',
  kinds: { assignment: 'Assign the signals', mistake: 'Find the mistake' },
  list: 'Exercises',
  exercise: (number) => `Exercise ${number}`,
  count: (shown, all) => `${shown} of ${all} exercises, the easiest first`,
  next: 'An exercise for me',
  allDone: 'You have solved every exercise of this choice, or seen its solution.',
  back: 'All exercises',
  none: 'There is no such exercise.',
  structure: 'The molecule',
  giveUpSure: 'Show the solution? The exercise then counts as not solved.',
  assignment: {
    help:
      'Write the numbers of the atoms behind each signal, or choose a signal and then its atoms in the ' +
      'drawing. One of equivalent atoms is enough.',
    pickHelp: 'Choose a signal, then its atoms here.',
    signals: 'Signals',
    atomsOf: (signal) => `Atoms of ${signal}`,
    noAtom: (text) => `There is no atom “${text}”.`,
    outcome: {
      right: 'Right',
      exchangeable: 'Accepted: these spectra do not tell it from the one it was exchanged with',
      incomplete: 'Some atoms are missing',
      wrong: 'Not these atoms',
      open: 'No atoms yet',
    },
    solved: 'Right. Every signal has its atoms.',
    some: (right, all) => `${right} of ${all} signals are right.`,
    given: 'The atoms of the solution are filled in.',
  },
  mistake: {
    help:
      'One step is false; where two signals were exchanged, both are. Choose a false step: it and its ' +
      'peak are shown in the drawings.',
    steps: 'Report',
    check: 'This step is false',
    found: 'Found: this step is false.',
    right: 'This step is right. Look for another.',
    shown: 'The false step is marked.',
    isFalse: 'false',
  },
};
