import type { StatementDeclaration } from './value-types.ts';

/** What a reader needs before the reasons. */
export const FACTS_STATEMENTS = {
  'formula-unsaturation': { formula: 'formula', unsaturation: 'count' },
  'formula-saturated': { formula: 'formula' },
  'formula-salt': { formula: 'formula' },
  'read-from-images': {},
  'spectrum-left-out': { technique: 'technique' },
  numbering: {},
  notation: {},
} as const satisfies StatementDeclaration;
