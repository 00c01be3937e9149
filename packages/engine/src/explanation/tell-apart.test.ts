import { expect, test } from 'vitest';
import { explainCase } from './testing/explain-given.ts';

/** What is said of the second of the molecules, with its values. */
const saidOf = (given: Parameters<typeof explainCase>[0]) => explainCase(given).toldApart[1];

test('a peak that lies nearer to what the rival predicts does not tell it from the first', () => {
  const said = saidOf({
    formula: 'C7H7NO2',
    spectra: ['1H NMR (400 MHz, CDCl3) δ 7.60 (m, 4H), 2.50 (s, 3H)'],
    among: ['Cc1ccccc1[N+](=O)[O-]', 'Cc1cccc(n1)C(=O)O'],
  });
  expect(said?.kind).toBe('rival-told-apart-by-technique');
});

test('as many kinds of carbon as signals are no difference, whatever a line is held to be', () => {
  const said = saidOf({
    formula: 'C9H11NO',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 7.40 (m, 5H), 3.10 (br s, 3H), 2.97 (br s, 3H)',
      '13C NMR (CDCl3) δ 171.6, 136.4, 129.5, 128.4, 127.1, 39.6, 35.3',
    ],
    among: ['CN(C)C(=O)c1ccccc1', 'CN(C(C)=O)c1ccccc1'],
  });
  expect(said?.kind).not.toBe('rival-told-apart-by-count');
});

test('a shift that both predict alike tells nothing, whatever its splitting does', () => {
  const said = saidOf({
    formula: 'C8H8O',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 7.35 (m, 5H), 3.87 (dd, J = 4.1, 2.6 Hz, 1H), ' +
        '3.15 (dd, J = 5.5, 4.1 Hz, 1H), 2.81 (dd, J = 5.5, 2.6 Hz, 1H)',
      '13C NMR (CDCl3) δ 137.6, 128.5, 128.2, 125.5, 52.4, 51.2',
    ],
    among: ['C1OC1c1ccccc1', 'OCC1c2ccccc21'],
  });
  expect(said).not.toMatchObject({ kind: 'rival-told-apart', values: { observed: 3.87 } });
});
