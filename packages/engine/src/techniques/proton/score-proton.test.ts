import { formulaFromCounts } from '@elucida/spectra/formula/formula-from-counts';
import type { H1Peak } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { readFacts } from '../../constraints/spectral-facts.ts';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { makeJudge } from '../../judging/judge.ts';
import { TERM_INDEX, TERMS } from '../../judging/terms.ts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

/** Terms of tert-butylbenzene under a list of its hydrogens. */
function termsOf(peaks: readonly H1Peak[]): (term: 'h1-group-counts' | 'h1-shifts') => number {
  const facts = readFacts(formulaFromCounts({ C: 10, H: 14 }), [
    { type: 'H1NMR', peaks: [...peaks] },
  ]);
  const graph = graphFromSmiles('CC(C)(C)c1ccccc1');
  const terms = new Float64Array(TERMS.length);
  makeJudge({ facts, predictor }).byNetwork({ graph, perception: perceive(graph) }, terms);
  return (term) => terms[TERM_INDEX[term]];
}

const ARENE = [
  { delta_ppm: 7.38, int: 2 },
  { delta_ppm: 7.29, int: 2 },
  { delta_ppm: 7.16, int: 1 },
];

test('integrals that nothing checks count less: a tert-butyl group listed with 6 hydrogens', () => {
  const bare = termsOf([...ARENE, { delta_ppm: 1.32, int: 6 }]);
  const written = termsOf([...ARENE, { delta_ppm: 1.32, int: 6, mult: 's' }]);
  expect(bare('h1-group-counts')).toBeLessThan(-1);
  expect(written('h1-group-counts')).toBeCloseTo(2 * bare('h1-group-counts'), 5);
  expect(written('h1-shifts')).toBe(bare('h1-shifts'));
});

test('integrals that fit cost nothing either way', () =>
  expect(termsOf([...ARENE, { delta_ppm: 1.32, int: 9 }])('h1-group-counts')).toBeCloseTo(0, 5));
