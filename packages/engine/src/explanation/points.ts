import type { StatementKind } from '@elucida/messages/report/statements/statements';
import type { Statement } from '../statements/statement.ts';

/**
 * Statements that continue the point before them: what a signal's splitting and couplings say, and
 * what tells a runner-up apart.
 */
const CONTINUES: ReadonlySet<StatementKind> = new Set([
  'splitting-none',
  'splitting-equivalent',
  'splitting-by-neighbours',
  'splitting-multiplet',
  'coupling-shared',
  'coupling-ortho',
  'coupling-trans',
  'coupling-cis',
  'splitting-fits-other',
  'rival-told-apart',
  'rival-told-apart-by-absence',
  'rival-told-apart-by-count',
  'rival-told-apart-by-splitting',
  'rival-told-apart-by-band',
  'rival-lacks-band',
  'rival-told-apart-by-fragment',
  'rival-misses-signal',
  'rival-told-apart-by-technique',
  'rival-told-apart-by-plausibility',
  'rival-inseparable',
  'rival-tautomer',
  'rival-tautomer-again',
  'rival-tautomer-minor',
  'rival-favoured',
]);

/** Statements gathered into points: each point a statement and those that continue it. */
export function points(statements: readonly Statement[]): Statement[][] {
  const gathered: Statement[][] = [];
  for (const statement of statements) {
    const last = gathered.at(-1);
    if (last !== undefined && CONTINUES.has(statement.kind)) last.push(statement);
    else gathered.push([statement]);
  }
  return gathered;
}
