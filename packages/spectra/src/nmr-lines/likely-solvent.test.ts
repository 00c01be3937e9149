import { readNotation } from '../notation/read-notation.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import { expect, test } from 'vitest';
import { likelySolvent } from './likely-solvent.ts';

function solventFrom(text: string, ...listed: string[]) {
  const formula = parseFormula(text);
  if (!formula.ok) throw new Error(text);
  const spectra = listed.map((each) => {
    const read = readNotation(each);
    if (!read.ok) throw new Error(each);
    return read.spectrum;
  });
  const known = likelySolvent(formula.formula, spectra);
  return known === undefined || known.from === 'declared'
    ? known?.effect
    : [known.from, known.solvent];
}

// Textbook lists (SDBS; Fulmer et al. 2010 for the solvents).
test.each([
  [
    'p-cresol, 7.26 without an integral',
    'C7H8O',
    ['1H NMR δ 7.26 (s), 7.02 (d, 2H), 6.73 (d, 2H), 4.70 (br s, 1H), 2.27 (s, 3H)'],
    ['lines', 'CDCl3'],
  ],
  [
    'menthone, with a line at 77.0 beyond its carbons',
    'C10H18O',
    ['13C NMR δ 212.4, 77.0, 56.0, 50.9, 39.5, 35.5, 34.0, 27.9, 26.0, 22.3, 18.7'],
    ['lines', 'CDCl3'],
  ],
  [
    'p-cresol, 2.50 and water without integrals',
    'C7H8O',
    ['1H NMR δ 9.06 (s, 1H), 6.94 (d, 2H), 6.64 (d, 2H), 3.33 (s), 2.50 (quint), 2.17 (s, 3H)'],
    ['lines', 'DMSO-d6'],
  ],
  [
    'p-cresol, septet of DMSO',
    'C7H8O',
    ['13C NMR δ 155.1, 129.7, 127.2, 115.0, 40.1, 39.9, 39.7, 39.5, 39.3, 39.1, 38.9, 20.1'],
    ['lines', 'DMSO-d6'],
  ],
  [
    'ferulic acid in methanol',
    'C10H10O4',
    [
      '1H NMR δ 7.59 (d, J = 15.9 Hz, 1H), 7.17 (d, 1H), 7.06 (dd, 1H), ' +
        '6.81 (d, 1H), 6.31 (d, J = 15.9 Hz, 1H), ' +
        '4.87 (s), 3.89 (s, 3H), 3.31 (quint)',
      '13C NMR δ 171.0, 150.5, 149.3, 146.9, 127.8, 124.0, 116.4, 115.9, 111.6, 56.4, 49.0',
    ],
    ['lines', 'CD3OD'],
  ],
  [
    'lactic acid in heavy water',
    'C3H6O3',
    ['1H NMR δ 4.79 (s), 4.36 (q, 1H), 1.41 (d, 3H)'],
    ['lines', 'D2O'],
  ],
  [
    'toluene, whose own hydrogens lie at 7.25',
    'C7H8',
    ['1H NMR δ 7.25 (t, 2H), 7.17 (d, 2H), 7.16 (t, 1H), 2.34 (s, 3H)'],
    ['usual', 'CDCl3'],
  ],
  [
    'menthone, a carbon of whose own lies at 39.5',
    'C10H18O',
    ['13C NMR δ 212.4, 56.0, 50.9, 39.5, 35.5, 34.0, 27.9, 26.0, 22.3, 18.7'],
    ['usual', 'CDCl3'],
  ],
  ['declared', 'C7H8O', ['1H NMR (400 MHz, DMSO-d6) δ 9.06 (s, 1H), 6.94 (d, 2H)'], 'dmso'],
  ['no NMR spectrum', 'C7H8O', ['IR ν 3330 (s), 1515 (s) cm-1'], undefined],
])('%s', (_, formula, listed, solvent) => {
  expect(solventFrom(formula, ...listed)).toEqual(solvent);
});
