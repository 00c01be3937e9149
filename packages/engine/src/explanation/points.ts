import type { Statement, StatementKind } from './statement.ts';

/**
 * Statements that continue the point before them: what a signal's splitting and couplings say, and
 * what tells a runner-up apart.
 */
const CONTINUES: readonly RegExp[] = [/^splitting-(?!misfit)/, /^coupling-/, /^rival-(?!tied$)/];
const continues = (kind: StatementKind): boolean => CONTINUES.some((pattern) => pattern.test(kind));

/** Statements gathered into points: each point a statement and those that continue it. */
export function points(statements: readonly Statement[]): Statement[][] {
  const gathered: Statement[][] = [];
  for (const statement of statements) {
    const last = gathered.at(-1);
    if (last !== undefined && continues(statement.kind)) last.push(statement);
    else gathered.push([statement]);
  }
  return gathered;
}
