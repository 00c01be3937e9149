import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import { expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { identify, judgeRequest } from '../identify.ts';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { Cancelled, unattended } from '../stages.ts';

const data = { predictor: createShiftPredictor(loadShiftTables(defaultDataDirectory())) };

function request(formula: string, texts: readonly string[]) {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(formula);
  const spectra = texts.map((text) => {
    const read = readNotation(text);
    if (!read.ok) throw new Error(text);
    return read.spectrum;
  });
  return { formula: parsed.formula, spectra, top: 3, seed: 1, useLibrary: false, hide: [] };
}

const ETHYL_ACETATE = [
  '1H NMR (400 MHz, CDCl3) δ 4.12 (q, J = 7.1 Hz, 2H), 2.05 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H)',
  '13C NMR (101 MHz, CDCl3) δ 171.1, 60.4, 21.0, 14.2',
];
const PROPAN_1_OL = [
  '1H NMR (400 MHz, CDCl3) δ 3.58 (t, J = 6.7 Hz, 2H), 2.26 (s, 1H), 1.58 (m, 2H), 0.94 (t, J = 7.4 Hz, 3H)',
  '13C NMR (101 MHz, CDCl3) δ 64.3, 25.7, 10.2',
];
const BUTANENITRILE = [
  '1H NMR (400 MHz, CDCl3) δ 2.33 (t, J = 7.1 Hz, 2H), 1.69 (m, 2H), 1.08 (t, J = 7.4 Hz, 3H)',
  '13C NMR (101 MHz, CDCl3) δ 119.8, 19.3, 19.0, 13.3',
];

test.each([
  ['an oxygen too many', 'C4H8O3', ETHYL_ACETATE, 'C4H8O2', 'CCOC(C)=O'],
  ['two hydrogens too few', 'C3H6O', PROPAN_1_OL, 'C3H8O', 'CCCO'],
  ['a CH2 too few', 'C3H5N', BUTANENITRILE, 'C4H7N', 'CCCC#N'],
  ['an NH too many', 'C4H9NO2', ETHYL_ACETATE, 'C4H8O2', 'CCOC(C)=O'],
])(
  '%s: not answered, and the formula that was meant is named',
  (_, typed, spectra, meant, smiles) => {
    const { verdict, formulaHint } = identify(request(typed, spectra), data, unattended);
    expect(verdict).toBe('inconclusive');
    expect(formulaHint).toMatchObject({
      formula: meant,
      smiles: canonicalSmiles(graphFromSmiles(smiles)),
    });
    expect(formulaHint?.names?.en).toBeDefined();
  },
);

test.each([
  ['ethyl acetate', 'C4H8O2', ETHYL_ACETATE, 'CCOC(C)=O'],
  ['butanenitrile', 'C4H7N', BUTANENITRILE, 'CCCC#N'],
  // A hydroperoxide that is sold as such: tert-butanol has its carbons at 69.2 and 31.2.
  [
    'tert-butyl hydroperoxide',
    'C4H10O2',
    [
      '1H NMR (400 MHz, CDCl3) δ 7.24 (s, 1H), 1.27 (s, 9H)',
      '13C NMR (101 MHz, CDCl3) δ 80.7, 25.6',
    ],
    'CC(C)(C)OO',
  ],
])('%s keeps its formula', (_, formula, spectra, smiles) => {
  const { candidates, formulaHint } = identify(request(formula, spectra), data, unattended);
  expect(formulaHint).toBeUndefined();
  expect(candidates[0].smiles).toBe(canonicalSmiles(graphFromSmiles(smiles)));
});

test('a hydrochloride whose acid was left out', () => {
  // Pentylamine hydrochloride: the free base has NH2 at about 1.5 and its CH2N at 42.
  const { formulaHint } = identify(
    request('C5H13N', [
      '1H NMR (400 MHz, DMSO-d6) δ 8.05 (br s, 3H), 2.72 (t, J = 7.6 Hz, 2H), 1.57 (m, 2H), ' +
        '1.29 (m, 4H), 0.87 (t, J = 6.9 Hz, 3H)',
      '13C NMR (101 MHz, DMSO-d6) δ 38.8, 28.0, 26.6, 21.5, 13.7',
    ]),
    data,
    unattended,
  );
  expect(formulaHint).toMatchObject({ formula: 'C5H13N·HCl', smiles: 'CCCCCN.Cl' });
});

test('an ordinary answer is not looked at twice', () => {
  expect(judgeRequest(request('C4H8O2', ETHYL_ACETATE), data, unattended).doubt).toBeUndefined();
});

test('a formula without spectra is not doubted', () => {
  expect(judgeRequest(request('C4H8O3', []), data, unattended).doubt).toBeUndefined();
});

test('ends as soon as it is cancelled', () => {
  let checkpoints = 0;
  const asked = request('C4H8O3', ETHYL_ACETATE);
  identify(asked, data, { ...unattended, checkpoint: () => void checkpoints++ });
  let left = checkpoints - 200;
  const task = {
    ...unattended,
    checkpoint() {
      if (left-- === 0) throw new Cancelled();
    },
  };
  expect(() => identify(asked, data, task)).toThrow(Cancelled);
});
