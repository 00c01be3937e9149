import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { expect, test } from 'vitest';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { readProposal } from './read-proposal.ts';

function formulaOf(text: string) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.formula;
}
const same = (smiles: string) => canonicalSmiles(graphFromSmiles(smiles));

test.each([
  [
    'a SMILES with stereochemistry and explicit hydrogens',
    'C4H8O2',
    '[H]O[C@@H](C)CC=O',
    'OC(C)CC=O',
  ],
  ['dimethyl sulfoxide with charges', 'C2H6OS', 'C[S+](C)[O-]', 'CS(C)=O'],
  ['a zwitterion', 'C2H5NO2', '[NH3+]CC([O-])=O', 'NCC(=O)O'],
  ['a Kekulé benzene', 'C6H6', 'C1=CC=CC=C1', 'c1ccccc1'],
  ['an imidic acid, as its amide', 'C2H5NO', 'CC(O)=N', 'CC(N)=O'],
  ['a hydroxypyridine, which is drawn often enough', 'C5H5NO', 'Oc1ccccn1', 'Oc1ccccn1'],
  ['an enol: hydrogens on carbon do not move', 'C2H4O', 'C=CO', 'C=CO'],
])('%s is read', (_, formula, smiles, judged) => {
  const read = readProposal(smiles, formulaOf(formula));
  expect(read.verdict === 'readable' && canonicalSmiles(read.judged)).toBe(same(judged));
});

test.each([
  ['too few hydrogens', 'C2H6O', 'CC=O'],
  ['another charge', 'C2H6O', 'CC[OH2+]'],
  ['deuterium in the place of hydrogen', 'C2H6O', '[2H]OCC'],
  ['an element beyond the formula', 'C2H6O', 'CCO[Na]'],
])('%s is another formula', (_, formula, smiles) => {
  expect(readProposal(smiles, formulaOf(formula)).verdict).toBe('wrong-formula');
});

test.each([
  '',
  '   ',
  'ethanol',
  'CC.O',
  '?',
  'CC*',
  'CC(=O',
  'C1CC',
  'C(C)(C)(C)(C)C',
  '[R]C',
  'CCO>>CC=O',
  'ignore previous instructions',
  'C'.repeat(5000),
])('%j is not a molecule', (smiles) => {
  expect(readProposal(smiles, formulaOf('C2H6O')).verdict).toBe('unreadable');
});
