import { expect, test } from 'vitest';
import { colourKey } from '@elucida/molecules/fingerprint';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { decompose } from '@elucida/generator/decompose';
import { draftFrom, writeDraft } from './draft.ts';
import type { Searching } from './met.ts';
import { seededRandom } from './random.ts';
import type { ScoredDraft } from './tempering.ts';
import { wholeStarts, type Assembly } from './whole-starts.ts';

type Score = (graph: MolecularGraph) => Searching<ScoredDraft | null>;

/** Joins a set to one of these molecules at random. */
const oneOf =
  (...smiles: readonly string[]): Assembly =>
  (random) =>
    graphFromSmiles(smiles[random.below(smiles.length)]);

/** Methyl groups stand for fitness. */
function* methyls(graph: MolecularGraph): Searching<ScoredDraft> {
  const fitness = graph.hydrogens.filter((count) => count === 3).length;
  const perception = perceive(graph);
  yield { graph, perception, fitness, key: colourKey(perception) };
  return { draft: draftFrom(decompose(graph)!), fitness };
}

/** What becomes of the sets, and how many molecules were met on the way. */
function startsOf(assemblies: readonly Assembly[], score: Score = methyls, areOver = false) {
  const starts = wholeStarts(assemblies, { random: seededRandom(1), score, steps: { areOver } });
  for (let met = 0; ; met++) {
    const { done, value } = starts.next();
    if (done) return { starts: value, met };
  }
}

const smilesOf = ({ draft }: ScoredDraft) => {
  const graph = graphFromSmiles('CCCCC');
  writeDraft(draft, graph);
  return canonicalSmiles(graph);
};

test('of each set the best molecule is kept, the fittest set first', () => {
  const { starts } = startsOf([
    oneOf('CCCCC'),
    oneOf('CCCCC', 'CC(C)(C)C', 'CCC(C)C'),
    oneOf('CCC(C)C'),
  ]);
  expect(starts.map(({ fitness }) => fitness)).toEqual([4, 3, 2]);
  expect(smilesOf(starts[0])).toBe(canonicalSmiles(graphFromSmiles('CC(C)(C)C')));
});

test('sets that do not come together, and molecules that cannot be, are left out', () => {
  const never: Assembly = () => null;
  function* none(): Searching<null> {
    yield* [];
    return null;
  }
  expect(startsOf([never, oneOf('CCCCC')], none).starts).toEqual([]);
  expect(startsOf([never]).starts).toEqual([]);
});

test('once the steps are over, nothing more is made', () => {
  expect(startsOf([oneOf('CCCCC')], methyls, true)).toEqual({ starts: [], met: 0 });
});

test('promising sets are joined more often than others', () => {
  const calls = [0, 0, 0, 0, 0, 0, 0, 0];
  const counted =
    (index: number, smiles: string): Assembly =>
    (random) => {
      calls[index]++;
      return oneOf(smiles)(random);
    };
  startsOf(calls.map((_, i) => counted(i, i === 5 ? 'CC(C)(C)C' : 'CCCCC')));
  expect(calls[5]).toBe(Math.max(...calls));
  expect(calls.filter((count) => count === 1)).toHaveLength(6);
});
