import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Molecule } from 'openchemlib';
import { fingerprintKey } from './fingerprint.ts';
import { perceive } from './perceive.ts';
import { renumber } from './renumber.ts';
import { constitutionKey, graphFromSmiles, moleculeFromGraph } from './smiles.ts';

const names = fileURLToPath(new URL('../../../../shared/data/names.jsonl.gz', import.meta.url));

/** A reproducible shuffle of 0 … n−1. */
function shuffled(n: number, seed: number): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  let state = seed;
  for (let i = n - 1; i > 0; i--) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const j = (state >>> 8) % (i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

describe('perception', () => {
  test.each([
    ['benzene', 'c1ccccc1', 6, 1],
    ['pyridine', 'c1ccncc1', 6, 4],
    ['furan', 'c1ccoc1', 5, 3],
    ['naphthalene', 'c1ccc2ccccc2c1', 10, 3],
    ['indole', 'c1ccc2[nH]ccc2c1', 9, 9],
    ['purine', 'c1ncc2nc[nH]c2n1', 9, 9],
    ['imidazo[1,2-a]pyridine', 'c1ccn2ccnc2c1', 9, 9],
    ['azulene', 'C1=CC2=CC=CC=CC2=C1', 10, 6],
    ['pyridine N-oxide', 'C1=CC=C[N+]([O-])=C1', 6, 5],
    ['cyclopentadienide', '[CH-]1C=CC=C1', 5, 3],
    ['1,4-benzoquinone', 'O=C1C=CC(=O)C=C1', 0, 3],
    ['6-methylfulvene', 'CC=C1C=CC=C1', 0, 5],
    ['2-pyridone', 'O=c1cccc[nH]1', 0, 7],
    ['tropone', 'O=c1cccccc1', 0, 5],
    ['cyclooctatetraene', 'C1=CC=CC=CC=C1', 0, 1],
    ['phthalic anhydride', 'O=C1OC(=O)c2ccccc12', 6, 6],
    ['toluene', 'Cc1ccccc1', 6, 5],
    ['adamantane', 'C1C2CC3CC1CC(C2)C3', 0, 2],
    ['neopentane', 'CC(C)(C)C', 0, 2],
  ])('%s', (_name, smiles, aromaticAtoms, classes) => {
    const perception = perceive(graphFromSmiles(smiles));
    expect(perception.aromatic.reduce((sum, x) => sum + x, 0)).toBe(aromaticAtoms);
    expect(perception.symmetryClassCount).toBe(classes);
  });

  test('ring sizes of atoms and bonds', () => {
    // Spiro[3.4]octane with a propyl chain; then a cyclodecane.
    const spiro = perceive(graphFromSmiles('C1CCC12CCC(CCC)C2'));
    expect([...spiro.smallestRing]).toEqual([4, 4, 4, 4, 5, 5, 5, 0, 0, 0, 5]);
    expect(perceive(graphFromSmiles('C1CCCCCCCCC1')).smallestRing[0]).toBe(9);
    expect(perceive(graphFromSmiles('C1CCCCCCC1')).smallestRing[0]).toBe(8);
  });

  test.each([
    ['o-xylene', 'CC1=CC=CC=C1C', 'CC1=C(C)C=CC=C1'],
    ['1-methylnaphthalene', 'CC1=CC=CC2=CC=CC=C12', 'CC1=C2C=CC=CC2=CC=C1'],
    ['azulene, 1-methyl', 'CC1=CC=C2C=CC=CC=C12', 'CC1=C2C=CC=CC=C2C=C1'],
    ['2-methylimidazo[1,2-a]pyridine', 'CC1=CN2C=CC=CC2=N1', 'CC1=CN2C(C=CC=C2)=N1'],
  ])('two Kekulé forms of %s are one molecule', (_name, a, b) => {
    const [ga, gb] = [graphFromSmiles(a), graphFromSmiles(b)];
    expect(fingerprintKey(ga, perceive(ga))).toBe(fingerprintKey(gb, perceive(gb)));
  });

  test('decalin and bicyclopentyl differ', () => {
    const [a, b] = ['C1CCC2CCCCC2C1', 'C1CCCC1C1CCCC1'].map(graphFromSmiles);
    expect(fingerprintKey(a, perceive(a))).not.toBe(fingerprintKey(b, perceive(b)));
  });
});

describe.skipIf(!existsSync(names))('perception on known compounds (needs ../shared/data)', () => {
  const smiles = existsSync(names)
    ? gunzipSync(readFileSync(names))
        .toString()
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { smiles: string }).smiles)
        .filter(
          (s, i) => i % 20 === 0 && !s.includes('[2H]') && !s.includes('[3H]') && s.length < 200,
        )
    : [];
  const graphs = smiles.flatMap((s) => {
    try {
      return [graphFromSmiles(s)];
    } catch {
      return [];
    }
  });

  test('renumbering changes neither classes nor fingerprint', () => {
    graphs.forEach((graph, index) => {
      const order = shuffled(graph.atomCount, index + 1);
      const before = perceive(graph);
      const other = renumber(graph, order);
      const after = perceive(other);
      expect(fingerprintKey(other, after)).toBe(fingerprintKey(graph, before));
      for (let a = 0; a < graph.atomCount; a++) {
        expect(after.symmetryClass[order[a]]).toBe(before.symmetryClass[a]);
        expect(after.aromatic[order[a]]).toBe(before.aromatic[a]);
        expect(after.smallestRing[order[a]]).toBe(before.smallestRing[a]);
      }
    });
  });

  test('agrees with OpenChemLib on aromaticity in 99.5 % of molecules', () => {
    let different = 0;
    for (const graph of graphs) {
      const { aromatic } = perceive(graph);
      const molecule = moleculeFromGraph(graph);
      molecule.ensureHelperArrays(Molecule.cHelperRings);
      if (aromatic.some((flag, atom) => molecule.isAromaticAtom(atom) !== (flag === 1)))
        different++;
    }
    expect(different / graphs.length).toBeLessThan(0.005);
  });

  test('fingerprints never merge two constitutions', () => {
    const code = new Map<number, string>();
    for (const graph of graphs) {
      const key = fingerprintKey(graph, perceive(graph));
      const identity = constitutionKey(graph);
      expect(code.get(key) ?? identity).toBe(identity);
      code.set(key, identity);
    }
  });
});
