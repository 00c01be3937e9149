import type { SetsText } from '../sets-text.ts';
import { exercises } from './exercises.ts';

export const sets: SetsText = {
  heading: 'Sets of problems',
  intro:
    'Put problems together, give your students the link, and see who solved what. They need no account: ' +
    'they type a name.',
  kept:
    'What a student does is kept for 90 days after they began: the name, the number of tries, hints ' +
    'taken, and wrong answers. ' +
    'You alone see it, and can delete it at any time.',
  signIn: 'Sign in to make sets of problems.',
  notVerified: 'Please verify your email on the account page to make sets of problems.',
  none: 'You have no sets yet.',
  yours: 'Your sets',
  facts: (problems, students) => `${problems} problems, ${students} students`,
  due: (date) => `Due ${date}`,
  noDue: 'No due date',
  kinds: { structure: 'Find the structure', ...exercises.kinds },
  make: {
    heading: 'A new set',
    title: 'Title',
    dueAt: 'Due date',
    dueHelp: 'Optional. After this day nothing is judged any more.',
    hints: 'Allow hints',
    formula: 'Show the molecular formula',
    collection: 'Problems of the collection',
    chosen: (count) => `${count} chosen`,
    kind: 'What students do',
    kindOf: (molecule) => `What students do with ${molecule}`,
    anyone:
      'Anybody finds these, with their solutions, on the practice pages. Your own molecules are in your set alone.',
    own: 'Your own molecules',
    ownHelp:
      'A name or a SMILES on each line. Their spectra are simulated. Nobody has checked that no other ' +
      'isomer fits as well. Where the structure is shown, the judge’s assignment is the solution.',
    history: 'From your history',
    historyHelp: 'With the spectra of the analysis, and its answer as the solution.',
    noHistory: 'Your history has no analysis with an answer.',
    submit: 'Make the set',
    noTitle: 'Please enter a title.',
    noProblems: 'Please choose at least one problem.',
    tooMany: 'A set has at most 30 problems.',
    refused: (molecule) =>
      `“${molecule}” cannot be a problem. It needs one part of at most 30 heavy atoms of C, H, N, O, S, Cl and Br.`,
    refusedFor: (molecule, reason) => `“${molecule}”: ${reason}`,
  },
  one: {
    back: 'All sets',
    link: 'Link for students',
    linkHelp: 'Whoever has it can solve the set.',
    copy: 'Copy the link',
    copied: 'Copied',
    settings: 'Settings',
    save: 'Save',
    saved: 'Saved',
    answers: 'Who solved what',
    noAnswers: 'Nobody has begun yet.',
    student: 'Student',
    problem: (number) => `Problem ${number}`,
    solved: (tries, hints) => `Solved, ${tries} tries, ${hints} hints`,
    tried: (tries, hints) => `Not solved, ${tries} tries, ${hints} hints`,
    untouched: 'Not tried',
    share: 'Solved',
    solvedBy: (solved, all) => `${solved} of ${all}`,
    errors: 'Common errors',
    noErrors: 'No wrong structure was drawn.',
    noWrong: 'Nothing was answered wrongly.',
    takenForFalse: 'Right steps that were taken for false',
    wrongAtoms: 'Atoms that do not give the signal',
    times: (count) => `${count} ×`,
    mistakes: {
      formula: 'Another formula',
      groups: 'Other functional groups',
      rings: 'Other rings',
      pattern: 'Other places on an aromatic ring',
      places: 'The right groups, joined differently',
    },
    solutions: 'Solutions',
    csv: 'Save as CSV',
    print: 'Print problems and solutions',
    exportHelp:
      'For learning platforms, with the spectra as pictures and lists. A structure to be found becomes a choice ' +
      'among the molecule and isomers that its spectra contradict. An assignment becomes a matching of signals ' +
      'and atoms, without signals that these spectra do not tell apart. A report becomes a choice of its false ' +
      'steps. Moodle reads its own XML; many others read QTI 3.',
    qti: 'Save as QTI 3',
    moodle: 'Save as Moodle XML',
    exporting: 'Drawing spectra and choosing isomers…',
    exported: (questions) => `${questions} questions are saved.`,
    leftOut: (problems) =>
      `Left out, because no question with one right answer can be made of them: ${problems}.`,
    ask: 'Which molecule has these spectra?',
    askAtoms: 'Which atoms give each signal? A signal may come from more than one kind of atoms.',
    askFalse: 'Which step of this report is false? Where two signals were exchanged, both are.',
    numbered: 'The molecule, with the numbers of its atoms',
    exchangeable: 'accepted exchanged with another signal that these spectra do not tell it from',
    choice: (letter) => `Structure ${letter}`,
    itIs: (name) => `The molecule is ${name}.`,
    remove: (name) => `Delete the answers of ${name}`,
    removeSure: (name) => `Delete everything that is kept of ${name}?`,
    withdraw: 'Delete the set',
    withdrawSure: 'Delete this set with all answers?',
    withdrawHint: 'Its link stops working at once.',
    gone: 'There is no such set.',
    delete: 'Delete',
  },
  solve: {
    heading: 'A set of problems',
    absent: 'There is no such set, or its teacher has withdrawn it.',
    name: 'Your name',
    nameHelp: 'As your teacher knows you. You need no account.',
    kept:
      'Your teacher sees your name, how often you tried, which hints you took and which wrong answers you gave. ' +
      'This is deleted after 90 days, or earlier if you ask your teacher. Other students do not see it.',
    begin: 'Begin',
    as: (name) => `You answer as ${name}.`,
    closed: 'The due date is over: nothing is judged any more.',
    done: (solved, all) => `${solved} of ${all} solved`,
    state: { new: 'Not tried', tried: 'Tried', solved: 'Solved' },
    previous: 'Previous problem',
    next: 'Next problem',
    hintsHelp: 'Your teacher sees which hints you take.',
  },
};
