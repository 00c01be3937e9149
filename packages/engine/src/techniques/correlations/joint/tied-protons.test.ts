import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { perceive } from '@elucida/molecules/perceive';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { expect, test } from 'vitest';
import { readFacts } from '../../../constraints/spectral-facts.ts';
import { candidateEvidence } from '../../../judging/candidate-evidence.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
const read = (text: string): Spectrum => {
  const result = readNotation(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.spectrum;
};

// Arborinine, its shifts in CDCl3. The two OCH3 (carbons 18 and 21) are predicted within 0.02 ppm of each other,
// so that shifts alone may put them either way.
const SMILES = 'CN(c(cccc1)c1C(c1c2O)=O)c1cc(OC)c2OC';
const CARBON =
  '13C NMR (CDCl3) δ 180.7, 159.3, 156.1, 141.9, 140.4, 133.9, 130.1, 126.5, ' +
  '121.5, 120.6, 114.6, 105.7, 86.7, 60.8, 56.0, 34.1';
const WITH_INTEGRALS =
  '1H NMR (CDCl3) δ 14.77 (s, 1H), 8.40 (dd, 1H), 7.72 (ddd, 1H), 7.49 (d, 1H), ' +
  '7.28 (t, 1H), 6.23 (s, 1H), 4.02 (s, 3H), 3.94 (s, 3H), 3.81 (s, 3H)';
const WITHOUT = WITH_INTEGRALS.replace(/, \dH/gu, '');
const AROMATIC_PAIRS = '8.40/126.5, 7.72/133.9, 7.49/114.6, 7.28/121.5, 6.23/86.7, 3.81/34.1';
const OTHER_EXCHANGE = '4.02/60.8, 3.94/56.0';

/** The atoms that ¹H evidence and HSQC evidence name for the signals at these shifts. */
const placesAt = (shifts: readonly number[], texts: readonly string[]) => {
  const formula = parseFormula('C16H15NO4');
  if (!formula.ok) throw new Error('formula');
  const graph = graphFromSmiles(SMILES);
  const evidence = candidateEvidence(
    { graph, perception: perceive(graph) },
    readFacts(formula.formula, texts.map(read)),
    predictor,
  );
  const atomsBy = (code: string, shift: number) =>
    evidence
      .filter((each) => each.code === code && each.observed === shift)
      .map(({ atoms }) => atoms);
  return shifts.map((shift) => ({
    proton: atomsBy('proton-assignment', shift),
    pair: atomsBy('hsqc-pair', shift),
  }));
};

test.each([
  ['with integrals', WITH_INTEGRALS, '4.02/56.0, 3.94/60.8'],
  ['with integrals, exchanged', WITH_INTEGRALS, OTHER_EXCHANGE],
  ['without integrals', WITHOUT, '4.02/56.0, 3.94/60.8'],
  ['without integrals, exchanged', WITHOUT, OTHER_EXCHANGE],
])('a ¹H signal lies on the carbon that HSQC ties it to: %s', (_, proton, pairs) => {
  const hsqc = `HSQC ${AROMATIC_PAIRS}, ${pairs}`;
  const [first, second] = placesAt([4.02, 3.94], [proton, CARBON, hsqc]);
  expect(first!.proton).toEqual(first!.pair);
  expect(second!.proton).toEqual(second!.pair);
  expect(first!.proton).toHaveLength(1);
  expect(first!.proton).not.toEqual(second!.proton);
});

test.each([
  ['with integrals', WITH_INTEGRALS],
  ['without integrals', WITHOUT],
])('hydrogens that no HSQC peak shows may lie under the signal of others: %s', (_, proton) => {
  // C4–H and C5–H (carbons 4 and 5) under one line, of which HSQC shows C4 alone.
  const together = proton
    .replace(/7\.72 \(ddd(?:, 1H)?\), /u, '')
    .replace(/7\.49 \(d(, 1H)?\)/u, (_match, one) => `7.60 (m${one === undefined ? '' : ', 2H'})`);
  const hsqc = '8.40/126.5, 7.60/114.6, 7.28/121.5, 6.23/86.7, 3.81/34.1, 4.02/56.0, 3.94/60.8';
  const [both] = placesAt([7.6], [together, CARBON, `HSQC ${hsqc}`]);
  expect(both!.proton.flat().sort()).toEqual([3, 4]);
  expect(both!.pair).toEqual([[3]]);
});
