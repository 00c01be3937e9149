import type { StatementDeclaration } from './value-types.ts';

const PEAK_MISSING = { technique: 'technique', position: 'position', near: 'position' } as const;
const PREDICTED = {
  technique: 'technique',
  word: 'words',
  observed: 'position',
  predicted: 'position',
  sd: 'position',
} as const;
const COUNTED = { technique: 'technique', count: 'number', claimed: 'number' } as const;
const BAND = { technique: 'technique', word: 'words', observed: 'position' } as const;

/**
 * What a check of an AI model's claim can come to, with the values it holds: declared as statements
 * are. `word` is the model's own.
 */
export const CLAIMS = {
  incomplete: {},
  'no-spectrum': { technique: 'technique' },
  'no-structure': {},
  'peak-found': { technique: 'technique', observed: 'position' },
  'peak-absent': PEAK_MISSING,
  'peak-not-read': PEAK_MISSING,
  'multiplicity-agrees': { observed: 'proton-shift', observedPattern: 'pattern' },
  'multiplicity-differs': {
    observed: 'proton-shift',
    observedPattern: 'pattern',
    expectedPattern: 'pattern',
  },
  'multiplicity-and-hydrogens-agree': {
    observed: 'proton-shift',
    observedPattern: 'pattern',
    hydrogens: 'number',
  },
  'multiplicity-unknown': { observed: 'proton-shift' },
  'multiplicity-unresolved': { observed: 'proton-shift' },
  'multiplicity-unnamed': { word: 'words', observed: 'proton-shift', observedPattern: 'pattern' },
  'hydrogens-agree': { observed: 'proton-shift', hydrogens: 'number' },
  'hydrogens-differ': { observed: 'proton-shift', hydrogens: 'number', claimed: 'number' },
  'hydrogens-unknown': { observed: 'proton-shift' },
  'count-agrees': { technique: 'technique', count: 'number' },
  'count-differs': COUNTED,
  'count-read-differs': COUNTED,
  'count-unsettled': { technique: 'technique' },
  'group-present': { word: 'words' },
  'group-missing': { word: 'words' },
  'group-disputed': { word: 'words' },
  'group-unknown': { word: 'words' },
  'shift-agrees': PREDICTED,
  'shift-differs': PREDICTED,
  'shift-uncertain': PREDICTED,
  'shift-varies': { word: 'words' },
  'shift-silent': { word: 'words', technique: 'technique' },
  'band-agrees': { ...BAND, vibration: 'vibration', from: 'position', to: 'position' },
  'band-differs': BAND,
  'band-not-listed': BAND,
  'peak-without-rule': { technique: 'technique', observed: 'position' },
  'name-agrees': { word: 'words' },
  'name-tautomer': { word: 'words' },
  'name-differs': { word: 'words', other: 'words' },
  'name-unreadable': { word: 'words' },
} as const satisfies StatementDeclaration;

export type ClaimCode = keyof typeof CLAIMS;

/** Why the structure that an AI model puts first is not the judge's, with the values it holds. */
export const OVERRULED = {
  unreadable: {},
  wrongFormula: { proposed: 'formula', formula: 'formula' },
  placed: { molecule: 'molecule', first: 'molecule', rank: 'count' },
} as const satisfies StatementDeclaration;

export type OverruledCode = keyof typeof OVERRULED;
