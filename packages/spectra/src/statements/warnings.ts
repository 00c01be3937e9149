import type { StatementDeclaration } from './value-types.ts';

const FILE = { file: 'words' } as const;

/** What a person should check in a spectrum that was read, with the values it holds. */
export const READING_WARNINGS = {
  integrals_exceed_formula: { sum: 'number', hydrogens: 'number' },
  solvent_removed: { solvent: 'words' },
  negative_peaks_ignored: {},
  infrared_computed: {},
} as const satisfies StatementDeclaration;

/** What was left out or corrected, with the values it holds: declared as statements are. */
export const WARNINGS = {
  'unreadable-blank': FILE,
  'unreadable-no-plot': FILE,
  'unreadable-no-axis': FILE,
  'unreadable-axis-unreadable': FILE,
  'unreadable-unknown-technique': FILE,
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
  solvent_removed: { ...FILE, ...READING_WARNINGS.solvent_removed },
  negative_peaks_ignored: FILE,
  infrared_computed: FILE,
} as const satisfies StatementDeclaration;

export type WarningCode = keyof typeof WARNINGS;
