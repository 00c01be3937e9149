import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { readFacts } from '../../constraints/spectral-facts.ts';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { makeJudge } from '../../judging/judge.ts';
import { TERMS } from '../../judging/terms.ts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

/** The seven lines of N-acetylpiperidine, whose ring has two halves that differ. */
function judgeOfAcetylpiperidine() {
  const parsed = parseFormula('C7H13NO');
  if (!parsed.ok) throw new Error('C7H13NO');
  const spectra: Spectrum[] = [
    {
      type: 'C13NMR',
      peaks: [168.8, 47.5, 42.5, 26.5, 25.6, 24.5, 21.5].map((delta_ppm) => ({ delta_ppm })),
    },
  ];
  const judge = makeJudge({ facts: readFacts(parsed.formula, spectra), predictor });
  return (smiles: string): Float64Array => {
    const graph = graphFromSmiles(smiles);
    const terms = new Float64Array(TERMS.length);
    judge.byNetwork({ graph, perception: perceive(graph) }, terms);
    return terms;
  };
}

test('a molecule scores the same whichever was judged before it', () => {
  const termsOf = judgeOfAcetylpiperidine();
  const alone = termsOf('CC1CCCN(C)C1=O');
  termsOf('CC(=O)N1CCCCC1');
  expect(termsOf('CC1CCCN(C)C1=O')).toEqual(alone);
});

test('both lines of a half of the ring are explained: better than by an amine without such halves', () => {
  const termsOf = judgeOfAcetylpiperidine();
  const carbon = TERMS.findIndex((term) => String(term) === 'c13-narrow');
  expect(carbon).toBeGreaterThanOrEqual(0);
  expect(termsOf('CC(=O)N1CCCCC1')[carbon]).toBeGreaterThan(termsOf('CC(=O)C1CCCCN1')[carbon]!);
});
