import { expect, test } from 'vitest';
import { tableCsv } from './table-csv.ts';
import type { TableRow } from './use-table-run.ts';

const asked = (id: string) => ({ id, structure: 'CCO', spectra: [], unused: [] });
const row = (place: number, id: string, now: TableRow['now']): TableRow => ({
  place,
  asked: asked(id),
  now,
});

test('a row a structure, with what explains it better; cells are quoted and no formula runs', () => {
  const rows = [
    row(0, '=HYPERLINK("x")', {
      state: 'done',
      verification: {
        verdict: 'inconsistent',
        probability: 0.01234,
        rank: 3,
        better: [{ smiles: 'COC', name: 'dimethyl ether', probability: 0.98 }],
        for: [],
        against: ['one, two', 'three'],
        settle: [],
      },
    }),
    row(1, 'b', { state: 'failed', reason: 'no' }),
    row(2, 'c', { state: 'waiting' }),
  ];
  const [head, ...lines] = tableCsv(rows).slice(1).trimEnd().split('\r\n');
  expect(head).toMatch(/^id,structure,verdict,probability,rank,better,/);
  expect(lines).toEqual([
    `"'=HYPERLINK(""x"")",CCO,inconsistent,0.0123,3,COC,dimethyl ether,0.9800,"one, two | three",,`,
    'b,CCO,,,,,,,,,no',
    'c,CCO,,,,,,,,,',
  ]);
  expect(tableCsv(rows).charCodeAt(0)).toBe(0xfeff);
});
