import type { StatementDeclaration } from './value-types.ts';

/** The answer, or why there is none. */
export const VERDICT_STATEMENTS = {
  answer: { molecule: 'molecule', percent: 'share', level: 'level' },
  'only-isomer': { formula: 'formula', molecule: 'molecule' },
  'runner-up': { rival: 'molecule', percent: 'share' },
  'runner-up-tautomer': { rival: 'molecule', percent: 'share', together: 'share' },
  'inconclusive-no-spectra': { formula: 'formula' },
  'inconclusive-ambiguous': {},
  'inconclusive-tied': { molecule: 'molecule', rival: 'molecule', percent: 'share' },
  'inconclusive-poor-fit': {},
  'inconclusive-no-candidates': { formula: 'formula' },
  'inconclusive-fragments': { formula: 'formula' },
  'inconclusive-out-of-reach': { formula: 'formula' },
  'inconclusive-contradiction': { technique: 'technique', formula: 'formula' },
  'inconclusive-contradiction-both': { formula: 'formula' },
  'best-so-far': { molecule: 'molecule', percent: 'share' },
  'order-by-plausibility': {},
  'none-of-these': { percent: 'share' },
  'asked-structure': { molecule: 'molecule', rank: 'count', percent: 'share' },
} as const satisfies StatementDeclaration;
