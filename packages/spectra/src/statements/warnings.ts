import type { StatementDeclaration } from './value-types.ts';

const FILE = { file: 'words' } as const;

const CARBON_SOLVENT = { lines: 'carbon-shifts', solvent: 'solvent' } as const;
const PROTON_LINES = { lines: 'proton-shifts' } as const;
const PROTON_SOLVENT = { ...PROTON_LINES, solvent: 'solvent' } as const;

/** What a person should check in a spectrum that was read, with the values it holds. */
export const READING_WARNINGS = {
  integrals_exceed_formula: { sum: 'number', hydrogens: 'number' },
  integrals_disagree: PROTON_LINES,
  carbon_solvent_split: CARBON_SOLVENT,
  carbon_solvent_merged: CARBON_SOLVENT,
  carbon_solvent_printed: CARBON_SOLVENT,
  carbon_solvent_beyond: CARBON_SOLVENT,
  carbon_reference: { lines: 'carbon-shifts' },
  proton_solvent: PROTON_SOLVENT,
  proton_solvent_printed: PROTON_SOLVENT,
  proton_water: PROTON_SOLVENT,
  proton_reference: PROTON_LINES,
  proton_impurity: { ...PROTON_LINES, impurity: 'impurity' },
  proton_small: PROTON_LINES,
  negative_peaks_ignored: {},
  axis_doubtful: {},
  infrared_computed: {},
} as const satisfies StatementDeclaration;

/** What was left out or corrected, with the values it holds: declared as statements are. */
export const WARNINGS = {
  'unreadable-blank': FILE,
  'unreadable-no-plot': FILE,
  'unreadable-no-axis': FILE,
  'unreadable-axis-unreadable': FILE,
  'unreadable-unknown-technique': FILE,
  'unreadable-technique-doubtful': FILE,
  'unreadable-another-kind': FILE,
  'unreadable-no-peaks': FILE,
  'rejected-not-an-image': FILE,
  'rejected-corrupt': FILE,
  'rejected-too-many-pixels': FILE,
  'rejected-too-long': FILE,
  'rejected-too-narrow': FILE,
  'rejected-too-slow': FILE,
  'asked-unreadable': { smiles: 'words' },
  'asked-wrong-formula': { smiles: 'words', formula: 'formula' },
  'asked-parts-differ': { smiles: 'words' },
  'asked-fragments-differ': { smiles: 'words' },
  'asked-fragment-too-large': { smiles: 'words', formula: 'formula' },
  'technique-given-twice': { ...FILE, technique: 'technique' },
  integrals_exceed_formula: { ...FILE, ...READING_WARNINGS.integrals_exceed_formula },
  integrals_disagree: { ...FILE, ...PROTON_LINES },
  carbon_solvent_split: { ...FILE, ...CARBON_SOLVENT },
  carbon_solvent_merged: { ...FILE, ...CARBON_SOLVENT },
  carbon_solvent_printed: { ...FILE, ...CARBON_SOLVENT },
  carbon_solvent_beyond: { ...FILE, ...CARBON_SOLVENT },
  carbon_reference: { ...FILE, ...READING_WARNINGS.carbon_reference },
  proton_solvent: { ...FILE, ...PROTON_SOLVENT },
  proton_solvent_printed: { ...FILE, ...PROTON_SOLVENT },
  proton_water: { ...FILE, ...PROTON_SOLVENT },
  proton_reference: { ...FILE, ...PROTON_LINES },
  proton_impurity: { ...FILE, ...READING_WARNINGS.proton_impurity },
  proton_small: { ...FILE, ...PROTON_LINES },
  negative_peaks_ignored: FILE,
  axis_doubtful: FILE,
  infrared_computed: FILE,
} as const satisfies StatementDeclaration;

export type WarningCode = keyof typeof WARNINGS;
