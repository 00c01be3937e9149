import type { LikelyFormulasText } from '../likely-formulas-text.ts';

export const likelyFormulas: LikelyFormulasText = {
  title: 'The likeliest formulas compared',
  close: 'Close',
  hint: (count) =>
    `Each of the ${count} formulas is analysed with the same spectra, one after another, and counts once in your ` +
    'daily limit. None is saved to the history by itself: open one and keep it. What has begun goes on when you stop ' +
    'or leave. This browser keeps the comparison until you close it or sign out.',
  withoutStructures: 'The structures that you ask about are left out: each has one formula.',
  withoutImages: 'Images are left out, unless you have corrected their peaks.',
  otherSpectra: 'The answers below are of other spectra than those that are here now.',
  keptFiles:
    'The files that it was made of are not here now. Their spectra are kept with the comparison, and used if you ' +
    'start it again.',
  notBegun: 'not begun',
  start: (count) => `Start ${count} analyses`,
  stop: 'Stop',
  formula: 'Formula',
  formulaProbability: (share) => `probability of the formula: ${share}`,
  waiting: 'waiting',
  running: 'under way…',
  answer: (name, confidence) => `${name}, confidence ${confidence}`,
  inconclusive: (name, confidence) => `undecided; the best is ${name}, confidence ${confidence}`,
  none: 'undecided; no candidate fits',
  undecided: 'undecided',
  stopped: 'not followed to its end',
  open: 'Open this analysis',
  openOf: (formula) => `Open this analysis: ${formula}`,
  use: 'Use this formula',
  useOf: (formula) => `Use this formula: ${formula}`,
  reading:
    'A confidence holds if the formula is right. Weigh it with the probability of the formula: a sure answer of an ' +
    'unlikely formula is unlikely.',
};
