import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../constraints/spectral-facts.ts';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { makeJudge } from '../judging/judge.ts';
import { TERM_INDEX, TERMS } from '../judging/terms.ts';
import { colourKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { unattended } from '../stages.ts';
import { joinTautomers } from './join-tautomers.ts';
import { predictAsTautomer } from './predict-as-tautomer.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
const smilesOf = (text: string) => canonicalSmiles(graphFromSmiles(text));

function judged(formula: string, carbons: readonly number[], candidates: readonly string[]) {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(formula);
  const spectra: Spectrum[] = [
    { type: 'C13NMR', peaks: carbons.map((delta_ppm) => ({ delta_ppm })) },
  ];
  const judge = makeJudge({ facts: readFacts(parsed.formula, spectra), predictor });
  const list = candidates
    .map((smiles) => {
      const graph = graphFromSmiles(smiles);
      const perception = perceive(graph);
      const terms = new Float64Array(TERMS.length);
      return {
        graph,
        perception,
        key: colourKey(perception),
        proposedBy: ['search'],
        firstScore: 0,
        score: judge.byNetwork({ graph, perception }, terms),
        terms,
      };
    })
    .sort((a, b) => b.score - a.score);
  return joinTautomers(list, judge, unattended);
}

describe('2-pyridone among its isomers', () => {
  const list = judged(
    'C5H5NO',
    [165.2, 141.3, 135.2, 119.9, 106.7],
    ['O=c1cccc[nH]1', 'Oc1cccnc1', 'O=Cc1ccc[nH]1'],
  );
  const at = (smiles: string) =>
    list.findIndex(({ graph }) => canonicalSmiles(graph) === smilesOf(smiles));

  test('brings its hydroxypyridine along, which nobody proposed, and both are first', () => {
    expect([at('O=c1cccc[nH]1'), at('Oc1ccccn1')].sort()).toEqual([0, 1]);
    const other = list[at('Oc1ccccn1')];
    expect(other.proposedBy).toEqual(['tautomer']);
    expect(other.compound).toBe(list[at('O=c1cccc[nH]1')].compound);
    expect(list[0].terms[TERM_INDEX['c13-narrow']]).toBe(list[1].terms[TERM_INDEX['c13-narrow']]);
  });

  test('isomers without tautomers are as before', () => {
    expect(list[at('Oc1cccnc1')].compound).toBeUndefined();
    expect(list).toHaveLength(4);
  });
});

test('an amide does not bring its imidic acid along', () => {
  expect(
    judged('C2H5NO', [172.8, 22.4], ['CC(N)=O', 'CC=NO'])
      .map(({ graph }) => canonicalSmiles(graph))
      .sort(),
  ).toEqual([smilesOf('CC(N)=O'), smilesOf('CC=NO')].sort());
});

test('the shifts of a tautomer are given atom by atom, and hydrogens that it has elsewhere keep their own', () => {
  const hydroxypyridine = graphFromSmiles('Oc1ccccn1'),
    pyridone = graphFromSmiles('O=c1cccc[nH]1');
  const as = predictAsTautomer(hydroxypyridine, colourKey(perceive(pyridone)), predictor);
  const perception = perceive(hydroxypyridine);
  const carbons = as.predict('C13', hydroxypyridine, perception).shift;
  const expected = predictor.predict('C13', pyridone, perceive(pyridone)).shift;
  for (const atom of [1, 2, 3, 4, 5]) expect(carbons[atom]).toBeCloseTo(expected[atom], 3);
  expect(as.predict('H1', hydroxypyridine, perception).shift[0]).toBe(
    predictor.predict('H1', hydroxypyridine, perception).shift[0],
  );
});
