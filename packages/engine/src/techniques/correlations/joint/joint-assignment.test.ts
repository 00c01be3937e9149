import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { readFacts } from '../../../constraints/spectral-facts.ts';
import { makeJudge } from '../../../judging/judge.ts';
import { TERM_INDEX, TERMS } from '../../../judging/terms.ts';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { withDerivedLists } from './derive-lists.ts';
import { assignJointly } from './joint-assignment.ts';
import { traceJointly } from './trace-jointly.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
const read = (text: string): Spectrum => {
  const result = readNotation(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.spectrum;
};
function factsOf(formula: string, texts: readonly string[]) {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(formula);
  return readFacts(parsed.formula, withDerivedLists(texts.map(read)));
}
const molecule = (smiles: string) => {
  const graph = graphFromSmiles(smiles);
  return { graph, perception: perceive(graph) };
};
function termsOf(formula: string, texts: readonly string[], smiles: string): Float64Array {
  const terms = new Float64Array(TERMS.length);
  makeJudge({ facts: factsOf(formula, texts), predictor }).byNetwork(molecule(smiles), terms);
  return terms;
}

const VANILLIN_1H =
  '1H NMR (CDCl3) δ 9.83 (s, 1H), 7.43 (d, 1H), 7.42 (s, 1H), 7.04 (d, 1H), 6.20 (s, 1H), 3.97 (s, 3H)';
const VANILLIN_13C = '13C NMR (CDCl3) δ 190.9, 151.7, 147.2, 129.9, 127.5, 114.4, 108.8, 56.1';
const VANILLIN_HSQC = 'HSQC 9.83/190.9, 7.43/127.5, 7.42/108.8, 7.04/114.4, 3.97/56.1';
const VANILLIN = 'COc1cc(C=O)ccc1O',
  ISOVANILLIN = 'COc1ccc(C=O)cc1O';

test('HMBC decides where a methoxy group is', () => {
  // C3 carries OCH3 and is two bonds from H2 (7.42); its line is 147.2.
  const texts = [
    VANILLIN_1H,
    VANILLIN_13C,
    VANILLIN_HSQC,
    'HMBC 3.97 → 147.2; 7.42 → 151.7, 190.9; 7.43 → 151.7, 190.9; 7.04 → 147.2, 129.9; 9.83 → 127.5, 108.8',
  ];
  const right = termsOf('C8H8O3', texts, VANILLIN);
  const wrong = termsOf('C8H8O3', texts, ISOVANILLIN);
  const place = TERM_INDEX['hmbc-paths'];
  expect(right[place]).toBe(0);
  expect(right[place] + right[TERM_INDEX['hsqc-displaced']]).toBeGreaterThan(
    wrong[place] + wrong[TERM_INDEX['hsqc-displaced']] + 2,
  );
});

test('kinds of carbon: a CH2 does not take the line of a CH3', () => {
  const lines = '36.8 (CH2), 7.9 (CH3), 29.4 (CH3), 209.3 (C)';
  const right = termsOf('C4H8O', [`13C NMR δ ${lines}`], 'CCC(C)=O');
  const plain = termsOf('C4H8O', ['13C NMR δ 36.8, 7.9, 29.4, 209.3'], 'CCC(C)=O');
  expect(right[TERM_INDEX['c13-narrow']]).toBeCloseTo(plain[TERM_INDEX['c13-narrow']], 6);
  const other = termsOf(
    'C4H8O',
    ['13C NMR δ 36.8 (CH3), 7.9 (CH2), 29.4 (CH3), 209.3 (C)'],
    'CCC(C)=O',
  );
  expect(other[TERM_INDEX['c13-narrow']]).toBeLessThan(right[TERM_INDEX['c13-narrow']] - 5);
});

test('signals near each other are given by their correlations', () => {
  // The lines of the two aromatic CH of isovanillin's ring next to OH and OCH3 lie 0.3 ppm apart.
  const facts = factsOf('C8H8O3', [
    VANILLIN_1H,
    VANILLIN_13C,
    VANILLIN_HSQC,
    'HMBC 3.97 → 147.2; 7.04 → 129.9, 147.2; 9.83 → 127.5, 108.8',
  ]);
  const of = molecule(VANILLIN);
  const { paths, pairs } = traceJointly(of, facts.C13NMR!.joint!, (nucleus) =>
    predictor.predict(nucleus, of.graph, of.perception),
  );
  expect(pairs).toHaveLength(5);
  expect(paths.HMBC.map(({ bonds }) => bonds).every((bonds) => bonds === 2 || bonds === 3)).toBe(
    true,
  );
});

test('lists follow from experiments in two dimensions', () => {
  const [hsqc, hmbc, carbons, hydrogens] = withDerivedLists(
    [
      'edited HSQC 4.12/60.4 (-), 2.05/21.0 (+), 1.26/14.2 (+)',
      'HMBC 4.12 → 171.2; 2.05 → 171.1; 1.26 → 60.5',
    ].map(read),
  );
  expect([hsqc.type, hmbc.type]).toEqual(['HSQC', 'HMBC']);
  expect(carbons).toMatchObject({
    type: 'C13NMR',
    source: 'derived',
    peaks: [{ delta_ppm: 171.15 }, { delta_ppm: 60.4 }, { delta_ppm: 21 }, { delta_ppm: 14.2 }],
  });
  expect(hydrogens).toMatchObject({
    type: 'H1NMR',
    source: 'derived',
    peaks: [{ delta_ppm: 4.12 }, { delta_ppm: 2.05 }, { delta_ppm: 1.26 }],
  });
});

test('of three carbons under one line none is forgotten when another leaves it', () => {
  // Dodecane: the lines of C4, C5 and C6 coincide in this list.
  const facts = factsOf('C12H26', [
    '13C NMR δ 31.9, 29.5, 22.7, 14.1',
    'HSQC 1.26/31.9, 1.27/29.5, 1.29/22.7, 0.88/14.1',
    'HMBC 0.88 → 22.7, 31.9; 1.29 → 31.9, 29.5',
    'COSY 0.88/1.29',
  ]);
  const { graph, perception } = molecule('CCCCCCCCCCCC');
  const { state } = assignJointly({ graph, perception }, facts.C13NMR!.joint!, (nucleus) =>
    predictor.predict(nucleus, graph, perception),
  );
  const signals = [...state.signalOf.slice(0, state.classes.carbonCount)];
  expect(signals.filter((signal) => signal === 2).length).toBe(3);
  for (const signal of signals) expect(state.ownersOfSignal(signal)).not.toEqual([]);
  state.move(signals.indexOf(2), 2, 3);
  state.move(signals.indexOf(2, signals.indexOf(2) + 1), 2, 3);
  expect(state.ownersOfSignal(2)).toEqual([signals.lastIndexOf(2)]);
});

test('both lines of two methyl groups next to a stereocentre take part in correlations', () => {
  // The two methyl groups on one carbon of α-ionone, whose lines lie 1.2 ppm apart.
  const paths = (methyls: string) =>
    termsOf(
      'C13H20O',
      [
        '13C NMR 198.2, 148.7, 132.1, 132.0, 122.4, 54.3, 32.5, 31.2, 27.8, 26.9, 26.6, 23.0, 22.7',
        'HSQC 2.26/54.3, 0.92/27.8, 0.86/26.6, 2.24/26.9',
        `HMBC ${methyls}`,
      ],
      'CC(=O)C=CC1C(C)=CCCC1(C)C',
    )[TERM_INDEX['hmbc-paths']];
  expect(paths('0.92 → 32.5, 54.3, 31.2; 0.86 → 32.5, 54.3, 31.2')).toBe(0);
});
