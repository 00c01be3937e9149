import { expect, test } from 'vitest';
import { molecularFormula } from './molecular-formula.ts';

test.each([
  ['CC(=O)[O-].[Na+]', 'C2H3NaO2'],
  ['O=C(Cl)Cl', 'CCl2O'],
  ['N', 'H3N'],
  ['Cl', 'ClH'],
  ['c1ccccc1Br', 'C6H5Br'],
  ['OS(=O)(=O)O', 'H2O4S'],
])('%s is %s', (smiles, formula) => {
  expect(molecularFormula(smiles)).toBe(formula);
});
