import { expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { showsAnomers } from './anomers.ts';

const shows = (smiles: string): boolean => {
  const graph = graphFromSmiles(smiles);
  return showsAnomers({ graph, perception: perceive(graph) });
};

test.each([
  ['glucopyranose', 'OCC1OC(O)C(O)C(O)C1O'],
  ['fructofuranose', 'OCC1OC(O)(CO)C(O)C1O'],
  ['2-deoxyribofuranose', 'OCC1OC(O)CC1O'],
  ['lactose', 'OCC1OC(OC2C(O)C(O)C(O)OC2CO)C(O)C(O)C1O'],
  ['6-methyloxan-2-ol', 'CC1CCCC(O)O1'],
])('%s shows two anomers', (_, smiles) => {
  expect(shows(smiles)).toBe(true);
});

test.each([
  ['oxan-2-ol, with one stereocentre', 'OC1CCCCO1'],
  ['methyl glucopyranoside, an acetal', 'COC1OC(CO)C(O)C(O)C1O'],
  ['sucrose, with no free anomeric carbon', 'OCC1OC(OC2(CO)OC(CO)C(O)C2O)C(O)C(O)C1O'],
  ['glucono-1,5-lactone', 'OCC1OC(=O)C(O)C(O)C1O'],
  ['myo-inositol', 'OC1C(O)C(O)C(O)C(O)C1O'],
  ['glucose as its open chain', 'OCC(O)C(O)C(O)C(O)C=O'],
])('%s does not', (_, smiles) => {
  expect(shows(smiles)).toBe(false);
});
