import { expect, test } from 'vitest';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readFacts } from '../../constraints/spectral-facts.ts';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { makeJudge } from '../../judging/judge.ts';
import { TERM_INDEX, TERMS } from '../../judging/terms.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

function carbonTerm(text: string, smiles: string, shifts: readonly number[]): number {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  const facts = readFacts(parsed.formula, [
    { type: 'C13NMR', peaks: shifts.map((delta_ppm) => ({ delta_ppm })) },
  ]);
  const graph = graphFromSmiles(smiles);
  const terms = new Float64Array(TERMS.length);
  makeJudge({ facts, predictor }).byNetwork({ graph, perception: perceive(graph) }, terms);
  return terms[TERM_INDEX['c13-narrow']];
}

// In CDCl3, SDBS and Fulmer et al.: with the second line of the twins, and with one line less.
test.each<[string, string, string, number[], number]>([
  ['dimethylformamide, NMe2', 'C3H7NO', 'CN(C)C=O', [162.6, 36.5, 31.4], 31.4],
  [
    'menthol, isopropyl',
    'C10H20O',
    'CC1CCC(C(C)C)C(O)C1',
    [71.5, 50.1, 45.0, 34.5, 31.6, 25.8, 23.1, 22.2, 21.0, 16.1],
    16.1,
  ],
  ['mesityl oxide, CMe2', 'C6H10O', 'CC(C)=CC(C)=O', [198.6, 155.0, 124.3, 31.7, 27.6, 20.6], 27.6],
])(
  'a second signal costs little where stereochemistry allows it: %s',
  (_name, formula, smiles, shifts, second) => {
    expect(carbonTerm(formula, smiles, shifts)).toBeGreaterThan(
      carbonTerm(
        formula,
        smiles,
        shifts.filter((shift) => shift !== second),
      ) - 5,
    );
  },
);

test('and much where it does not: the methyl groups of cumene', () => {
  // No solvent and no common impurity has a line at 27.5 ppm.
  const lines = [148.8, 128.3, 126.4, 125.8, 34.1, 24.0];
  expect(carbonTerm('C9H12', 'CC(C)c1ccccc1', [...lines, 27.5])).toBeLessThan(
    carbonTerm('C9H12', 'CC(C)c1ccccc1', lines) - 5.9,
  );
});
