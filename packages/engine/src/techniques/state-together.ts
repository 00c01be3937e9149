import type { StatementKind, StatementTable } from '@elucida/messages/report/statements/statements';
import type { Statement } from '../statements/statement.ts';
import type { Evidence } from '../evidence/evidence.ts';

/** Evidence at an observed position. */
type AtPeak = Evidence & { readonly observed: number };
export const positionsOf = (items: readonly AtPeak[]) => items.map(({ observed }) => observed);

/** Statements that hold nothing but positions. */
type Together = {
  [Kind in StatementKind]: StatementTable[Kind] extends {
    readonly positions: 'wavenumbers' | 'masses' | 'wavelengths';
  }
    ? keyof StatementTable[Kind] extends 'positions'
      ? Kind
      : never
    : never;
}[StatementKind];

/** One statement about several peaks at once; none without peaks. */
export function stateTogether(kind: Together, items: readonly AtPeak[]): Statement[] {
  if (items.length === 0) return [];
  return [
    {
      kind,
      values: { positions: positionsOf(items) },
      technique: items[0].technique,
      peaks: items.flatMap(({ peak }) => peak ?? []),
    },
  ];
}
