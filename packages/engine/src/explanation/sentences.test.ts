import { describe, expect, test } from 'vitest';
import {
  STATEMENT_KINDS,
  type StatementKind,
} from '@elucida/messages/report/statements/statements';
import { explainCase } from './testing/explain-given.ts';
import { SENTENCE_CASES, type SentenceCaseName } from './testing/sentence-cases.ts';
import { EXAMPLES } from './testing/sentence-examples.ts';

/**
 * Kinds without examples of this sort. Ties, what tells close rivals apart and what would settle
 * between them need candidates whose probabilities lie near each other;
 * explain.test.ts and others look at some of them with evidence made for the purpose.
 */
const WITHOUT_EXAMPLES: ReadonlySet<StatementKind> = new Set<StatementKind>([
  'inconclusive-ambiguous',
  'inconclusive-tied',
  'carbon-vague',
  'ms-fragment-missing',
  'rival-tied',
  'rival-lacks-band',
  'rival-told-apart-by-fragment',
  'rival-favoured',
  'peak-fits-other',
  'splitting-fits-other',
  'settle-ir-position',
  'settle-ms-fragment',
  'settle-uv-band',
  'settle-uv-position',
  'settle-cosy',
  'settle-carbon',
  'settle-proton',
  'settle-nothing-routine',
]);

const known = new Map<SentenceCaseName, ReadonlySet<StatementKind>>();
function kindsOf(name: SentenceCaseName): ReadonlySet<StatementKind> {
  const before = known.get(name);
  if (before !== undefined) return before;
  const { sections, reasons, toldApart } = explainCase(SENTENCE_CASES[name]);
  const kinds = new Set(
    [
      ...Object.values(sections).flat(),
      ...reasons.flat(),
      ...toldApart.flatMap((statement) => statement ?? []),
    ].map(({ kind }) => kind),
  );
  known.set(name, kinds);
  return kinds;
}

test('every kind of sentence has both, or is listed as being without', () => {
  expect(
    STATEMENT_KINDS.filter(
      (kind) => (EXAMPLES[kind] === undefined) === !WITHOUT_EXAMPLES.has(kind),
    ),
  ).toEqual([]);
});

describe.each(Object.entries(EXAMPLES))('%s', (kind, [appears, absent]) => {
  test(`is said of ${appears}, and not of ${absent}`, () => {
    expect(kindsOf(appears)).toContain(kind);
    expect(kindsOf(absent)).not.toContain(kind);
  });
});
