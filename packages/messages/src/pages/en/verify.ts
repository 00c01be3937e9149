import type { VerifyText } from '../verify-text.ts';

export const verify: VerifyText = {
  heading: 'Verify structures',
  lead:
    'Is it what you made? Give the structure that you expect and the spectra that you have. The judge ' +
    'compares it with all isomers that it finds and with likely by-products.',
  counts: 'Each verification counts once towards your daily limit.',
  ways: 'How many',
  one: 'One structure',
  table: 'A table',
  structure: 'Expected structure (SMILES)',
  structureHelp: 'For example CCOC(C)=O. You can draw it instead.',
  draw: 'Draw it',
  section: 'Spectra',
  sectionHelp:
    'Paste them as a paper prints them, e.g. “1H NMR (400 MHz, CDCl3) δ 4.12 (q, J = 7.1 Hz, 2H), 2.04 (s, 3H), ' +
    '1.26 (t, J = 7.1 Hz, 3H)”. ¹³C, IR, MS and two-dimensional lists are read too.',
  byproducts: 'Possible by-products (SMILES, one a line)',
  byproductsHelp:
    'Optional. Without any, likely ones are guessed: hydrolysis, elimination, oxidation, reduction.',
  verify: 'Verify',
  verifying: 'The judge is comparing…',
  stop: 'Stop',
  notUsed: (parts) => `Not used: ${parts}`,
  notVerified: 'Please verify your email on the account page to verify structures.',
  verdicts: { consistent: 'Consistent', inconsistent: 'Inconsistent', open: 'Open' },
  verdictHelp: {
    consistent:
      'The spectra agree with this structure, and no other that was found explains them as well.',
    inconsistent: 'The spectra contradict this structure, or another explains them clearly better.',
    open: 'The spectra do not decide: another structure explains them about as well.',
  },
  probability: (share) => `Probability that the structure is right: ${share}`,
  rank: (rank) => `Place among the molecules of this formula: ${rank}`,
  supports: 'What supports it',
  against: 'What contradicts it',
  settle: 'What would settle it',
  better: 'Structures that explain the spectra better',
  betterHelp: 'With the probability of each.',
  print: 'Print or save as PDF',
  file: 'File with structures and spectra',
  fileHelp:
    'CSV with the columns “id”, “structure” and one column a technique (“1H NMR”, “13C NMR”, “IR” …) or “section”; ' +
    'SDF with the same as data fields; or JSON lines as the command line takes them. At most 1,000 rows.',
  archiveHelp:
    'Or an archive (zip, tar, tar.gz) with a folder for each sample: the structure (.mol, .sdf, .smi) and the files ' +
    'of the spectrometer, or the printed spectra as .txt. With a table in the archive, its column “folder” names the ' +
    'folder. Files are read in your browser; only lists of peaks are sent.',
  reading: (done) => `Reading spectra: ${done} samples`,
  chosen: (name, count) => `${name}: ${count} structures`,
  run: (count) => `Verify ${count} structures`,
  running: (done, all) => `${done} of ${all} are done`,
  finished: ({ consistent, inconsistent, open, failed }) =>
    `${consistent} consistent, ${inconsistent} inconsistent, ${open} open, ${failed} not judged`,
  stoppedAtLimit:
    'Your daily limit is reached. The rest can be verified tomorrow: what is done is not counted again.',
  again: 'Continue',
  csv: 'Save as CSV',
  show: 'Show',
  all: 'All',
  sort: 'Sort by',
  byOrder: 'Order of the file',
  byProbability: 'Probability, the lowest first',
  columns: {
    id: 'Name',
    structure: 'Structure',
    verdict: 'Verdict',
    probability: 'Probability',
    better: 'Explains it better',
    remarks: 'Remarks',
  },
  more: 'Show more',
  waiting: 'Waiting',
  failed: 'Not judged',
  details: (id) => `Reasons for ${id}`,
  problems: {
    structure: 'there is no structure',
    peaks: 'no peaks could be read from its spectra',
    json: 'it is not valid JSON',
    molfile: 'its molfile cannot be read',
    columns: 'there is no column “structure” (or “smiles”)',
    empty: 'the file holds no rows',
    too_many: 'only the first 1,000 rows are used',
    too_large: 'the file is larger than 20 MB (an archive: 400 MB)',
    folder: 'the archive has no such folder',
    several: 'its folder holds structures that differ',
    damaged: 'the file is damaged',
    no_samples: 'the archive holds no table and no folder with a structure (.mol, .sdf, .smi)',
  },
  faults: {
    unreadable: (structure) => `“${structure}” cannot be read as a structure (SMILES).`,
    unsupported: (structure) => `“${structure}” holds an element that is not supported.`,
    'wrong-formula': (structure) => `“${structure}” does not have the formula given.`,
    'parts-differ': (structure) =>
      `“${structure}” cannot be compared with the others: a salt and a single molecule are not judged together.`,
  },
  problemAt: (row, problem) => `Row ${row}: ${problem}.`,
  problemIn: (sample, problem) => `“${sample}”: ${problem}.`,
};
