import type { FormulaProposalsText } from '../formula-proposals-text.ts';

export const formulaProposals: FormulaProposalsText = {
  intro:
    'From the spectra given. The probability weighs how usual a formula is and how well ' +
    'the spectra fit it; it proves none. Only neutral molecules are proposed.',
  caption: 'Proposed formulas, the likeliest first',
  probability: 'Probability',
  use: 'Use this formula',
  useThis: (formula) => `Use this formula: ${formula}`,
  compare: (count) => `Compare analyses with the ${count} likeliest`,
  another: 'Another formula',
  working: 'Weighing formulas …',
  nothing: 'The spectra given leave too much open for a formula.',
  noneFits: 'No usual formula fits these spectra: check the mass and its ion.',
  helps: 'What would help:',
  surer: 'What would make it surer:',
  helpful: {
    'accurate-mass': 'an accurate mass: m/z to at least three decimals',
    mass: 'a mass spectrum with the molecular ion',
    carbon: 'a list of ¹³C signals, or HSQC',
    integrals: 'whole-number integrals of all ¹H signals',
  },
  reasons: {
    exact: (ion, mz, ppm) => `m/z ${mz} as ${ion}: ${ppm} ppm off`,
    nominal: (ion, mz) => `m/z ${mz} as ${ion}`,
    first: (measured, computed) => `M+1 ${measured} % (computed ${computed} %)`,
    second: (measured, computed) => `M+2 ${measured} % (computed ${computed} %)`,
    carbons: (atoms, signals) => `${signals} ¹³C signals for ${atoms} C`,
    integrals: (atoms, integrals) => `integrals of ${integrals} H for ${atoms} H`,
    unsaturation: (degrees) => `unsaturation ${degrees}`,
  },
};
