import { readNotation } from '@elucida/spectra/notation/read-notation';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { expect, test } from 'vitest';
import { reportFacts } from './report-facts.ts';
import { readFacts } from './spectral-facts.ts';

/** What is found in a ¹H listing before any candidate is looked at. */
function foundIn(formula: string, listing: string) {
  const parsed = parseFormula(formula),
    read = readNotation(listing);
  if (!parsed.ok || !read.ok) throw new Error(formula);
  const found: { key: string; values: Record<string, string | number> }[] = [];
  reportFacts(readFacts(parsed.formula, [read.spectrum]), {
    progress: (_stage, _fraction, what) => {
      if (what?.key.startsWith('fact-proton')) found.push(what);
    },
    checkpoint: () => {},
  });
  return found;
}

test('the lines of the solvent and of water are not counted', () => {
  expect(
    foundIn(
      'C4H8O2',
      '1H NMR (400 MHz, CDCl3) δ 7.26 (s, 1H), 4.12 (q, J = 7.1 Hz, 2H), 2.05 (s, 3H), ' +
        '1.56 (s, 1H), 1.26 (t, J = 7.1 Hz, 3H)',
    ),
  ).toEqual([{ key: 'fact-proton-signals', values: { signals: 3, protons: 8, hydrogens: 8 } }]);
});

test('a line without an integral among others is not counted', () => {
  expect(
    foundIn(
      'C4H8O2',
      '1H NMR (400 MHz) δ 7.26 (s), 4.12 (q, J = 7.1 Hz, 2H), 2.05 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H)',
    ),
  ).toEqual([{ key: 'fact-proton-signals', values: { signals: 3, protons: 8, hydrogens: 8 } }]);
});

test('without integrals no hydrogens are said to be seen', () => {
  expect(foundIn('C4H8O2', '1H NMR (400 MHz, CDCl3) δ 4.12 (q), 2.05 (s), 1.26 (t)')).toEqual([
    { key: 'fact-proton-lines', values: { signals: 3 } },
  ]);
});
