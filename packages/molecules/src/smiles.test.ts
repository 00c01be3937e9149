import { describe, expect, test } from 'vitest';
import { canonicalSmiles, constitutionKey, graphFromSmiles } from './smiles.ts';

describe('SMILES to graph and back', () => {
  test.each([
    ['CCO', 3, [3, 2, 1]],
    ['c1ccccc1', 6, [1, 1, 1, 1, 1, 1]],
    ['O=[N+]([O-])c1ccccc1', 9, [0, 0, 0, 0, 1, 1, 1, 1, 1]],
    ['CS(C)=O', 4, [3, 0, 3, 0]],
    ['C1=CC=CN1', 5, [1, 1, 1, 1, 1]],
  ])('%s has %i heavy atoms with the right hydrogens', (smiles, atoms, hydrogens) => {
    const graph = graphFromSmiles(smiles);
    expect(graph.atomCount).toBe(atoms);
    expect([...graph.hydrogens]).toEqual(hydrogens);
  });

  test.each([
    ['OCC', 'CCO'],
    ['CC(=O)Oc1ccccc1C(O)=O', 'O=C(O)c1ccccc1OC(C)=O'],
    ['C[C@H](N)C(=O)O', 'CC(N)C(O)=O'],
    ['[O-][N+](=O)c1ccccc1', 'O=[N+]([O-])C1=CC=CC=C1'],
  ])('%s and %s are one constitution', (a, b) => {
    expect(constitutionKey(graphFromSmiles(a))).toBe(constitutionKey(graphFromSmiles(b)));
    expect(canonicalSmiles(graphFromSmiles(a))).toBe(canonicalSmiles(graphFromSmiles(b)));
  });

  test.each(['', 'CC(=O', 'not a molecule', 'C(C)(C)(C)(C)C', 'Cl\\', 'F/C=C/', 'CC//'])(
    '%j is refused',
    (smiles) => {
      expect(() => graphFromSmiles(smiles)).toThrow();
    },
  );
});

test('boron in a ring of alternating bonds is written so that it can be read', () => {
  const graph = graphFromSmiles('CC1=CC2=C(B2)C=C1');
  expect(constitutionKey(graphFromSmiles(canonicalSmiles(graph)))).toBe(constitutionKey(graph));
  const strained = graphFromSmiles('CC1=C2BC2=CO1');
  expect(constitutionKey(graphFromSmiles(canonicalSmiles(strained)))).toBe(
    constitutionKey(strained),
  );
});
