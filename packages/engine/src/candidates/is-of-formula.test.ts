import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { describe, expect, test } from 'vitest';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { isOfFormula } from './is-of-formula.ts';

function formulaOf(text: string) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.formula;
}

describe('a proposal must have exactly the formula', () => {
  test.each([
    ['CCO', 'C2H6O', true],
    ['CCO', 'C2H4O', false],
    ['CCN', 'C2H6O', false],
    ['CC(=O)[O-]', 'C2H3O2-', true],
    ['CC(=O)O', 'C2H3O2-', false],
    ['O=[N+]([O-])c1ccccc1', 'C6H5NO2', true],
    ['ClC(Br)I', 'CHBrClI', true],
    ['C[Si](C)(C)C', 'C4H12Si', true],
    ['C', 'CH4', true],
    ['[Na]C', 'CH3', false],
  ])('%s as %s: %s', (smiles, formula, expected) => {
    const parsed = parseFormula(formula);
    if (parsed.ok) expect(isOfFormula(graphFromSmiles(smiles), formulaOf(formula))).toBe(expected);
    else expect(expected).toBe(false);
  });
});
