import type { StatementDeclaration } from './value-types.ts';

/** How the candidates were found, and what the answer leaves open. */
export const METHOD_STATEMENTS = {
  'method-exhaustive': { considered: 'total' },
  'method-search': { considered: 'total' },
  'method-library': { considered: 'total' },
  'fragments-asked': { present: 'words?', absent: 'words?' },
  'limits-stereocentres': { atoms: 'atoms' },
  'double-bond-decided': { coupling: 'hertz', atoms: 'atoms', configuration: 'configuration' },
  'limits-double-bond': { atoms: 'atoms' },
  'limits-shifts': {},
  'limits-tautomers': {},
} as const satisfies StatementDeclaration;
