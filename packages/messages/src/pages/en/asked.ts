import type { AskedText } from '../asked-text.ts';

export const asked: AskedText = {
  heading: 'Is it this?',
  label: 'Structures to ask about, one a line: SMILES or name',
  hint:
    'Each is judged together with all other candidates, and the result says how it does. ' +
    'Naming one gives it no advantage.',
  most: (count) => `Only the first ${count} structures are judged.`,
  echo: 'Structures as understood',
  draw: 'Draw a structure',
  redraw: 'Edit the drawing',
  looking: 'Looking it up…',
  unread: (line) => `“${line}” cannot be read as a SMILES or a name.`,
  similar: (names) => `Similar names: ${names}.`,
  otherFormula: (line, found, asked) => `“${line}” is ${found}, not ${asked}.`,
  wrongFormula: (line, formula) => `“${line}” does not have the formula ${formula}.`,
  unchecked: (line) => `“${line}” could not be looked up just now.`,
  partsDiffer: (line) =>
    `“${line}” cannot be compared with the others: a salt and a single molecule are not judged together.`,
  fragments: {
    present: 'Fragments it has, one a line: SMILES',
    absent: 'Fragments it does not have, one a line: SMILES',
    hint:
      'Only structures that agree are proposed. Hydrogens count where you write them in brackets: ' +
      '[CH3]O is a methyl on oxygen.',
    most: (count) => `Only the first ${count} fragments are used.`,
    echo: (field) => `As understood: ${field}`,
    add: 'Add a common fragment…',
    draw: 'Draw a fragment',
    parts: {
      benzene: 'Benzene ring',
      hydroxyl: 'O–H',
      carbonyl: 'C=O',
      acid: 'Carboxylic acid',
      ester: 'Ester',
      amide: 'Amide',
      amine: 'NH₂',
      nitrile: 'C≡N',
      methoxy: 'Methyl on oxygen',
      alkene: 'C=C',
    },
    unread: (line) => `The fragment “${line}” cannot be read as a SMILES.`,
    differs: (line) => `“${line}” contradicts the fragments given.`,
    tooLarge: (line, formula) =>
      `The fragment “${line}” needs atoms that ${formula} does not have.`,
  },
  place: (rank) => `Place ${rank}`,
  probability: (percent) => `Probability: ${percent}`,
  first: 'It comes first: no other structure is more probable.',
  firstUnsure: 'It comes first, but the evidence does not settle the answer.',
  behind: 'Another structure is more probable.',
  pro: 'What speaks for it',
  contra: 'What speaks against it',
  apart: 'What tells it from the first',
  none: 'Nothing found.',
  more: (count) => `and ${count} more`,
  evidence: {
    assigned: (at, predicted) => `signal at ${at} (predicted at ${predicted})`,
    missing: (predicted) => `no signal is left for what is predicted at ${predicted}`,
    unexplained: (at) => `nothing in the molecule explains ${at}`,
    protonsLeft: (protons, at) => `${protons} H at ${at} that the molecule does not explain`,
    splittingFits: (at, pattern) =>
      `the splitting at ${at} (${pattern}) fits the neighbouring hydrogens`,
    splittingDiffers: (at, pattern) =>
      `the splitting at ${at} (${pattern}) does not fit the neighbouring hydrogens`,
    coupling: (constant, at) => `nothing nearby has a coupling of ${constant} Hz, as at ${at}`,
    count: (classes, signals) => `kinds of carbon: ${classes}; signals: ${signals}`,
    band: (at, band) => `band at ${at}: ${band}`,
    noBand: (from, to, band) => `no band from ${from} to ${to}: ${band}`,
    molecularIon: (mz) => `molecular ion at m/z ${mz}`,
    noMolecularIon: (mz) => `no molecular ion (m/z ${mz})`,
    ion: (mz) => `m/z ${mz}, an ion that the molecule gives`,
    noIon: (mz) => `no m/z ${mz}, an ion that such molecules nearly always give`,
    foreignIon: (mz) => `m/z ${mz}, a strong ion that the molecule is not expected to give`,
    maximum: (at, expected) => `maximum at ${at} (expected at ${expected})`,
    noMaximum: (expected) => `no maximum near ${expected}, where one is expected`,
  },
};
