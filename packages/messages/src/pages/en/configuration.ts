import type { ConfigurationText } from '../configuration-text.ts';

export const configuration: ConfigurationText = {
  heading: 'Relative configuration',
  drawing: (name) => `${name}, relative configuration`,
  stated: (percent) => `Very likely: ${percent}`,
  condition: 'Weighed for the constitution of the first candidate, by coupling constants and NOE.',
  mirror: 'Its mirror image gives the same spectra: the drawing stands for either.',
  complete: 'Nothing of it is left open.',
  open: (elements) => `Left open: ${elements}.`,
  openUnlisted: 'What the drawing leaves out stays open.',
  undecided: 'Open: coupling constants and NOE do not decide it.',
  reasons: 'What decides it',
  columns: {
    signal: 'Signal',
    measured: 'Measured',
    expected: 'Expected',
    otherwise: 'In the next best',
  },
  contact: 'NOE peak',
  distances: 'Å: distance between hydrogens of the atoms named.',
  diastereomers: 'Diastereomers, likeliest first',
  more: (count) => `and ${count} more`,
};
