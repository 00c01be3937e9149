import { describe, expect, test } from 'vitest';
import { slowForms } from './keto-enol.ts';
import { asPhosphorylHydride, hasHydroxyphosphine } from './phosphorus-acids.ts';
import { canonicalSmiles, graphFromSmiles } from './smiles.ts';

const same = (smiles: string) => canonicalSmiles(graphFromSmiles(smiles));
const formsOf = (smiles: string) =>
  slowForms(graphFromSmiles(smiles)).map(({ form, graph }) => `${form} ${canonicalSmiles(graph)}`);

describe('keto and enol forms in slow equilibrium', () => {
  test.each([
    [
      'ethyl acetoacetate, enolised at the ketone alone',
      'CCOC(=O)CC(C)=O',
      ['enol', 'CCOC(=O)C=C(C)O'],
    ],
    ['the enol of acetylacetone', 'CC(=O)C=C(C)O', ['keto', 'CC(=O)CC(C)=O']],
  ] as const)('%s', (_, smiles, [form, other]) =>
    expect(formsOf(smiles)).toEqual([`${form} ${same(other)}`]),
  );
  test.each([
    ['acetone', 'CC(C)=O'],
    ['diethyl malonate', 'CCOC(=O)CC(=O)OCC'],
    ['ethyl levulinate', 'CCOC(=O)CCC(C)=O'],
    ['phenol', 'Oc1ccccc1'],
  ])('none of %s', (_, smiles) => expect(formsOf(smiles)).toEqual([]));
});

describe('acids of trivalent phosphorus', () => {
  test.each([
    ['diethyl phosphite', 'CCOP(O)OCC', 'CCOP(=O)OCC'],
    ['phosphonous acid', 'CP(O)O', 'CP(=O)O'],
    ['diphenylphosphinous acid', 'OP(c1ccccc1)c1ccccc1', 'O=Pc1ccccc1'],
  ])('%s is P(=O)H', (_, drawn) => {
    expect(hasHydroxyphosphine(graphFromSmiles(drawn))).toBe(true);
    const real = asPhosphorylHydride(graphFromSmiles(drawn));
    expect(hasHydroxyphosphine(real)).toBe(false);
    expect(canonicalSmiles(real)).toContain('P');
  });
  test.each([
    ['triethyl phosphite', 'CCOP(OCC)OCC'],
    ['methylphosphonic acid', 'CP(O)(O)=O'],
  ])('%s stays', (_, drawn) =>
    expect(canonicalSmiles(asPhosphorylHydride(graphFromSmiles(drawn)))).toBe(same(drawn)),
  );
});
