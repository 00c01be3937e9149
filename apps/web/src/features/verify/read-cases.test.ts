import { expect, test } from 'vitest';
import { readCases } from './read-cases.ts';

const H1 = 'δ 4.12 (q, J = 7.1 Hz, 2H), 2.04 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H)';
const C13 = 'δ 171.1, 60.4, 21.0, 14.2';

test('a table has a column a technique', () => {
  const csv = [
    'id,structure,"1H NMR (400 MHz, CDCl3)","13C NMR (101 MHz, CDCl3)",by-products',
    `a,CCOC(C)=O,"${H1}","${C13}",CCO;CC(=O)O`,
    `,CCOC(C)=O,,"${C13}",`,
    `c,,"${H1}",,`,
    'd,CCO,,,',
  ].join('\n');
  const { cases, problems } = readCases('made.csv', csv);
  expect(cases).toMatchObject([
    {
      id: 'a',
      structure: 'CCOC(C)=O',
      byproducts: ['CCO', 'CC(=O)O'],
      spectra: [
        { type: 'H1NMR', metadata: { frequency_mhz: 400 } },
        { type: 'C13NMR', peaks: [{}, {}, {}, {}] },
      ],
    },
    { id: '2', spectra: [{ type: 'C13NMR' }] },
  ]);
  expect(problems).toEqual([
    { row: 3, code: 'structure' },
    { row: 4, code: 'peaks' },
  ]);
});

test('a section as printed, with semicolons between columns', () => {
  const csv = `name;SMILES;section\nx;CCOC(C)=O;"1H NMR (400 MHz, CDCl3) ${H1}. 13C NMR (101 MHz, CDCl3) ${C13}."`;
  expect(readCases('made.csv', csv).cases).toMatchObject([
    { id: 'x', spectra: [{ type: 'H1NMR' }, { type: 'C13NMR' }] },
  ]);
});

test('JSON lines are those of the command line', () => {
  const lines = [
    '{"id": 7, "structure": "CCO", "spectra": [{"type": "C13NMR", "peaks": [{"delta_ppm": 58}]}]}',
    '{"structure": "CCO"}',
    'nonsense',
  ].join('\n');
  const { cases, problems } = readCases('cases.jsonl', lines);
  expect(cases).toMatchObject([{ id: '7', structure: 'CCO' }]);
  expect(problems).toEqual([
    { row: 2, code: 'peaks' },
    { row: 3, code: 'json' },
  ]);
});

const ETHANOL = `ethanol
  test

  3  2  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 C   0  0
    1.0000    0.0000    0.0000 C   0  0
    2.0000    0.0000    0.0000 O   0  0
  1  2  1  0
  2  3  1  0
M  END
`;

test('an SD file has its spectra as data fields', () => {
  const record = `${ETHANOL}> <13C NMR (101 MHz, CDCl3)>\nδ 58.0, 18.1\n\n$$$$\n`;
  const broken = `x\n\n\nM  END\n> <13C NMR>\nδ 58.0\n\n$$$$\n`;
  const { cases, problems } = readCases('made.sdf', record + broken);
  expect(cases).toMatchObject([
    { id: 'ethanol', structure: 'CCO', spectra: [{ type: 'C13NMR', peaks: [{}, {}] }] },
  ]);
  expect(problems).toEqual([{ row: 2, code: 'molfile' }]);
});

test.each([
  ['nothing', '', 'columns'],
  ['a table without structures', 'a,b\n1,2', 'columns'],
  ['a heading alone', 'id,structure,section', 'empty'],
])('%s is refused', (_what, text, code) =>
  expect(readCases('x.csv', text)).toEqual({ cases: [], problems: [{ row: null, code }] }),
);
