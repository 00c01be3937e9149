import type { WireStatement } from '@elucida/contract/analysis';
import type { Statement } from '@elucida/engine/statements/statement';
import { STATEMENTS, type StatementKind } from '@elucida/messages/report/statements/statements';
import { holdsValues } from './value-checks.ts';

/**
 * A statement as a response holds it, read back. Null for a kind that this version does not know,
 * and where a value is not there that the kind declares: in results of other versions.
 */
export function readStatement({ kind, values }: WireStatement): Statement | null {
  if (!Object.hasOwn(STATEMENTS, kind)) return null;
  // What the table declares for the kind was checked, name by name.
  return holdsValues(STATEMENTS[kind as StatementKind], values)
    ? ({ kind, values } as unknown as Statement)
    : null;
}

/** Statements that belong together; null where one of them cannot be read, or none was kept. */
export function readStatements(
  statements: readonly WireStatement[] | undefined,
): readonly Statement[] | null {
  if (statements === undefined) return null;
  const read = statements.map(readStatement);
  return read.includes(null) ? null : (read as Statement[]);
}
