import { expect, test } from 'vitest';
import { defaultDataDirectory } from './data/default-data-directory.ts';
import { loadShiftTables } from './data/load-shift-tables.ts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from './create-shift-predictor.ts';
import { inSolvent } from './in-solvent.ts';

const learned = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
function carbons(smiles: string) {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  return {
    alone: learned.predict('C13', graph, perception).shift.slice(),
    exchanging: inSolvent(learned, undefined).predict('C13', graph, perception),
  };
}

test.each([
  ['C-4 and C-7 of benzimidazole', 'c1ccc2[nH]cnc2c1', [2, 8], 115.4],
  ['C-5 and C-6 of benzimidazole', 'c1ccc2[nH]cnc2c1', [0, 1], 122.8],
  ['C-3 and C-5 of pyrazole', 'c1cc[nH]n1', [0, 2], 133.6],
  ['C-4 and C-5 of imidazole', 'c1c[nH]cn1', [0, 1], 121.9],
  ['the oxygenated carbons of the enol of acetylacetone', 'CC(=O)C=C(C)O', [1, 4], 191.2],
] as const)('%s are predicted at their mean', (_, smiles, [a, b], observed) => {
  const { shift, sd } = carbons(smiles).exchanging;
  expect(shift[a]).toBeCloseTo(shift[b], 3);
  expect(Math.abs(shift[a] - observed)).toBeLessThan(2);
  expect(Math.abs(shift[a] - observed)).toBeLessThan(sd[a]);
});

test.each([
  ['1-methylbenzimidazole', 'Cn1cnc2ccccc12'],
  ['indole', 'c1ccc2[nH]ccc2c1'],
  ['the enol of benzoylacetone', 'CC(=O)C=C(O)c1ccccc1'],
  ['N-methylacetamide', 'CNC(C)=O'],
])('%s, whose atoms change no places, keeps its shifts', (_, smiles) => {
  const { alone, exchanging } = carbons(smiles);
  expect([...exchanging.shift]).toEqual([...alone]);
});
