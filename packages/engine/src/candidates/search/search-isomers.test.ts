import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprintKey } from '@elucida/molecules/fingerprint';
import { atomsOf } from '@elucida/generator/testing/atoms-of';
import { perceive } from '@elucida/molecules/perceive';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { Cancelled, unattended } from '../../stages.ts';
import { BestCandidates } from './best-candidates.ts';
import { environmentDistance, environmentsOf } from './environment-distance.ts';
import { searchIsomers } from './search-isomers.ts';
import type { SearchOptions } from './search-options.ts';

function formulaOf(text: string): SearchOptions['formula'] {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return parsed.formula;
}

function distanceFrom(smiles: string): SearchOptions['fitness'] {
  const graph = graphFromSmiles(smiles);
  const wanted = environmentsOf(graph, perceive(graph));
  return (candidate, perception) =>
    0 - environmentDistance(environmentsOf(candidate, perception), wanted);
}

/** The fittest molecules of a search, and how many it met. */
function best(
  options: SearchOptions,
  most = 1,
): { met: number; ranked: ReturnType<BestCandidates['ranked']> } {
  const kept = new BestCandidates(most);
  let met = 0;
  for (const { graph, fitness, key } of searchIsomers(options)) {
    kept.offer(graph, fitness, key);
    met++;
  }
  return { met, ranked: kept.ranked() };
}

/** Evaluations until the molecule is met, or null. */
function evaluationsToReach(formula: string, smiles: string, evaluations: number): number | null {
  const truth = graphFromSmiles(smiles);
  const key = fingerprintKey(truth, perceive(truth));
  let count = 0;
  for (const { graph, fitness } of searchIsomers({
    formula: formulaOf(formula),
    fitness: distanceFrom(smiles),
    seed: 1,
    evaluations,
    task: unattended,
  })) {
    count++;
    if (fitness >= 0 && fingerprintKey(graph, perceive(graph)) === key) return count;
  }
  return null;
}

describe('a fitness that leads to the truth reaches it', () => {
  test.each([
    ['C9H10O2', 'CC(=O)OCc1ccccc1'],
    ['C10H14O', 'CC1=CCC(CC1=O)C(C)=C'],
    ['C7H7N3', 'Cn1nc2ccccc2n1'],
    ['C7H6FNO2', 'Cc1ccc(F)c([N+](=O)[O-])c1'],
    ['C8H10O3S', 'Cc1ccc(S(=O)(=O)O)c(C)c1'],
    ['C9H8O3', 'O=C1OC(=O)C2C3C=CC(C3)C12'],
    ['C7H5O4-', 'O=C([O-])c1cc(O)ccc1O'],
    ['C6H11N3', 'C1CCCCC1N=[N+]=[N-]'],
    ['C11H14O2', 'CC(C)(O)CC(=O)c1ccccc1'],
    ['C6H7BO2', 'OB(O)c1ccccc1'],
    ['C9H14Si', 'C[Si](C)(C)c1ccccc1'],
    ['C10H14', 'C1=CC2C3CCC(C3)C2C1'],
    ['C17H20N2S', 'CN(C)c1ccc(cc1)C(=S)c1ccc(cc1)N(C)C'],
    ['C12H27O4P', 'CCCCOP(=O)(OCCCC)OCCCC'],
    ['C12H13NO3', 'CCOC(=O)c1cc2cc(OC)ccc2[nH]1'],
  ])('%s %s', (formula, smiles) => {
    expect(evaluationsToReach(formula, smiles, 6000)).not.toBeNull();
  });
});

test('no candidate leaves the formula, its charge or a full valence, and none comes twice', () => {
  const formulas = [
    'C6H5NO2',
    'C4H8O2S',
    'C5H12O3S',
    'C7H7Cl',
    'C4H11O3P',
    'C3H5N3O',
    'C4H7O3-',
    'C5H12NO+',
    'C9H10N2O3',
    'C6H18OSi2',
    'C3H9BO3',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...formulas),
      fc.integer({ min: 0, max: 1 << 30 }),
      (text, seed) => {
        const formula = formulaOf(text);
        const keys = new Set<string>();
        let count = 0;
        for (const { graph } of searchIsomers({
          formula,
          seed,
          evaluations: 60,
          task: unattended,
          fitness: (graph) => (graph.hydrogens[0] * 7 + graph.degree[0]) % 5,
        })) {
          count++;
          keys.add(constitutionKey(graph));
          expect(atomsOf(graph)).toEqual({ ...formula.counts, charge: formula.charge });
        }
        expect(keys.size).toBe(count);
        expect(count).toBeGreaterThan(10);
        expect(count).toBeLessThanOrEqual(60);
      },
    ),
    { numRuns: 12, seed: 7 },
  );
});

test('the same seed gives the same answer, another seed another way', () => {
  const visited = (seed: number): number[] =>
    Array.from(
      searchIsomers({
        formula: formulaOf('C8H9NO2'),
        fitness: distanceFrom('COC(=O)c1ccc(N)cc1'),
        seed,
        evaluations: 300,
        task: unattended,
      }),
      ({ graph }) => fingerprintKey(graph, perceive(graph)),
    );
  expect(visited(5)).toEqual(visited(5));
  expect(visited(6)).not.toEqual(visited(5));
});

test('at most as many are scored as allowed, and the fittest is the truth', () => {
  const kept = best(
    {
      formula: formulaOf('C7H8O'),
      fitness: distanceFrom('COc1ccccc1'),
      seed: 3,
      evaluations: 500,
      task: unattended,
    },
    20,
  );
  expect(kept.met).toBeLessThanOrEqual(500);
  expect(kept.ranked.length).toBe(20);
  expect(kept.ranked[0].fitness).toBe(0);
  expect(constitutionKey(kept.ranked[0].graph)).toBe(
    constitutionKey(graphFromSmiles('COc1ccccc1')),
  );
});

test('the work ends when it counts as spent, at the same molecule each time', () => {
  const met = (most: number): number[] => {
    let steps = 0;
    return Array.from(
      searchIsomers({
        formula: formulaOf('C10H12O2'),
        fitness: () => 0,
        seed: 1,
        evaluations: 5000,
        task: unattended,
        isSpent: () => ++steps > most,
      }),
      ({ key }) => key,
    );
  };
  const [few, more] = [met(150), met(400)];
  expect(few.length).toBeGreaterThan(10);
  expect(more.slice(0, few.length)).toEqual(few);
  expect(more.length).toBeGreaterThan(few.length);
});

test('who has enough stops asking, and no further molecule is scored', () => {
  let scored = 0;
  for (const _ of searchIsomers({
    formula: formulaOf('C10H12O2'),
    fitness: () => ++scored,
    seed: 1,
    evaluations: 5000,
    task: unattended,
  }))
    if (scored === 7) break;
  expect(scored).toBe(7);
});

test('a formula with few isomers ends when they are known', () => {
  const met = [
    ...searchIsomers({
      formula: formulaOf('C3H8O'),
      fitness: () => 0,
      seed: 1,
      evaluations: 5000,
      task: unattended,
    }),
  ];
  expect(met.length).toBe(3);
});

test('starts of another formula are passed over', () => {
  const formula = formulaOf('C7H8O');
  const starts = ['CCO', 'COc1ccccc1C', 'Nc1ccccc1C', 'Cc1ccccc1[O-]'].map(graphFromSmiles);
  for (const { graph } of searchIsomers({
    formula,
    fitness: () => 0,
    seed: 1,
    evaluations: 30,
    starts,
    task: unattended,
  }))
    expect(atomsOf(graph)).toEqual({ ...formula.counts, charge: 0 });
});

test('starts given are taken up', () => {
  const start = graphFromSmiles('CC1(C)C2CCC1(C)C(=O)C2');
  const { ranked } = best({
    formula: formulaOf('C10H16O'),
    fitness: distanceFrom('CC1(C)C2CCC1(C)C(=O)C2'),
    seed: 1,
    evaluations: 50,
    starts: [start],
    task: unattended,
  });
  expect(ranked[0].fitness).toBe(0);
});

test('a cancelled task unwinds', () => {
  let looks = 0;
  const task = {
    checkpoint(): void {
      if (++looks > 100) throw new Cancelled();
    },
  };
  expect(() => [
    ...searchIsomers({
      formula: formulaOf('C10H12O2'),
      fitness: () => 0,
      seed: 1,
      evaluations: 5000,
      task,
    }),
  ]).toThrow(Cancelled);
});
