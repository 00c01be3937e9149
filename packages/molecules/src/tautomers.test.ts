import { describe, expect, test } from 'vitest';
import { renumber } from './renumber.ts';
import { canonicalSmiles, constitutionKey, graphFromSmiles } from './smiles.ts';
import { tautomersOf } from './tautomers.ts';

const keysOf = (smiles: string): string[] =>
  tautomersOf(graphFromSmiles(smiles))
    .map(({ graph }) => constitutionKey(graph))
    .sort();
const keyOf = (smiles: string): string => constitutionKey(graphFromSmiles(smiles));

describe('tautomers that exchange a hydrogen between N, O and S', () => {
  test.each([
    ['2-pyridone', 'O=c1cccc[nH]1', ['Oc1ccccn1']],
    ['4-hydroxypyridine, over the ring', 'Oc1ccncc1', ['O=c1cc[nH]cc1']],
    ['3-methylpyrazole', 'Cc1cc[nH]n1', ['Cc1ccn[nH]1']],
    ['4-methylimidazole', 'Cc1c[nH]cn1', ['Cc1cnc[nH]1']],
    ['1,2,4-triazole', 'c1nc[nH]n1', ['c1nnc[nH]1']],
    ['tetrazole', 'c1nn[nH]n1', ['c1nnn[nH]1']],
    ['quinazolin-4-one', 'O=c1[nH]cnc2ccccc12', ['O=c1nc[nH]c2ccccc12', 'Oc1ncnc2ccccc12']],
    ['acetamide and its imidic acid', 'CC(N)=O', ['CC(O)=N']],
    ['2-aminopyridine', 'Nc1ccccn1', ['N=c1cccc[nH]1']],
    ['pyridine-2-thione', 'S=c1cccc[nH]1', ['Sc1ccccn1']],
    ['N-methylacetamidine', 'CNC(C)=N', ['CN=C(C)N']],
    ['4-nitrosophenol', 'O=Nc1ccc(O)cc1', ['ON=C1C=CC(=O)C=C1']],
    [
      'uracil',
      'O=c1cc[nH]c(=O)[nH]1',
      [
        'O=c1ccnc(O)[nH]1',
        'Oc1ccnc(O)n1',
        'O=c1cc[nH]c(O)n1',
        'Oc1cc[nH]c(=O)n1',
        'Oc1ccnc(=O)[nH]1',
      ],
    ],
  ])('%s', (_name, smiles, others) => {
    expect(keysOf(smiles)).toEqual([smiles, ...others].map(keyOf).sort());
    // Whichever form one starts from.
    for (const other of others) expect(keysOf(other)).toEqual(keysOf(smiles));
  });

  test.each([
    ['acetic acid gives itself back', 'CC(=O)O'],
    ['acetylacetone: its enol is seen next to it', 'CC(=O)CC(C)=O'],
    ['benzimidazole, symmetric', 'c1ccc2[nH]cnc2c1'],
    ['N-methylpyridone', 'Cn1ccccc1=O'],
    ['phenol', 'Oc1ccccc1'],
    ['nitromethane has no aci form here', 'C[N+](=O)[O-]'],
    ['methanesulfonamide', 'CS(N)(=O)=O'],
    ['cyanamide', 'NC#N'],
    ['pyrrole', 'c1cc[nH]c1'],
  ])('%s', (_name, smiles) => {
    expect(keysOf(smiles)).toEqual([keyOf(smiles)]);
  });

  test('neither the Kekulé form nor the order of atoms matters', () => {
    const forms = ['CC1=C2N=CNC2=CC=C1', 'CC1=CC=CC2=C1N=CN2'];
    expect(keysOf(forms[0])).toEqual(keysOf(forms[1]));
    expect(keysOf(forms[0])).toHaveLength(2);
    const graph = graphFromSmiles('Nc1ncnc2[nH]cnc12');
    const turned = renumber(
      graph,
      Array.from({ length: 10 }, (_, i) => 9 - i),
    );
    expect(new Set(tautomersOf(turned).map(({ key }) => key))).toEqual(
      new Set(tautomersOf(graph).map(({ key }) => key)),
    );
  });

  test('formula, charges and atoms stay', () => {
    const graph = graphFromSmiles('O=c1[nH]c(N)nc2[nH]cnc12');
    const forms = tautomersOf(graph);
    expect(forms.length).toBeGreaterThan(5);
    for (const form of forms) {
      expect([...form.graph.element]).toEqual([...graph.element]);
      expect(form.graph.hydrogens.reduce((a, b) => a + b)).toBe(5);
      expect([...form.graph.charge].every((charge) => charge === 0)).toBe(true);
      // Readable: no atom has an impossible valence.
      expect(constitutionKey(graphFromSmiles(canonicalSmiles(form.graph)))).toBe(
        constitutionKey(form.graph),
      );
    }
  });

  test('a biguanide with ureas has more than are visited', () => {
    expect(tautomersOf(graphFromSmiles('NC(=O)NC(=N)NC(=N)NC(=O)NC(=N)NC(N)=O')).length).toBe(48);
  });
});
