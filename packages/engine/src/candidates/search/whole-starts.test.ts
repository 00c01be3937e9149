import { expect, test } from 'vitest';
import { canonicalSmiles, graphFromSmiles } from '../../molecules/smiles.ts';
import { decompose } from '../generator/decompose.ts';
import { draftFrom, writeDraft } from './draft.ts';
import { seededRandom } from './random.ts';
import { wholeStarts, type Assembly } from './whole-starts.ts';

/** Joins a set to one of these molecules at random. */
const oneOf =
  (...smiles: readonly string[]): Assembly =>
  (random) =>
    graphFromSmiles(smiles[random.below(smiles.length)]);

/** Methyl groups stand for fitness. */
const methyls = (graph: ReturnType<typeof graphFromSmiles>) => ({
  draft: draftFrom(decompose(graph)!),
  fitness: graph.hydrogens.filter((count) => count === 3).length,
});

const smilesOf = ({ draft }: ReturnType<typeof methyls>) => {
  const graph = graphFromSmiles('CCCCC');
  writeDraft(draft, graph);
  return canonicalSmiles(graph);
};

test('of each set the best molecule is kept, the fittest set first', () => {
  const starts = wholeStarts(
    [oneOf('CCCCC'), oneOf('CCCCC', 'CC(C)(C)C', 'CCC(C)C'), oneOf('CCC(C)C')],
    seededRandom(1),
    methyls,
  );
  expect(starts.map(({ fitness }) => fitness)).toEqual([4, 3, 2]);
  expect(smilesOf(starts[0])).toBe(canonicalSmiles(graphFromSmiles('CC(C)(C)C')));
});

test('sets that do not come together, and molecules that cannot be, are left out', () => {
  const never: Assembly = () => null;
  expect(wholeStarts([never, oneOf('CCCCC')], seededRandom(1), () => null)).toEqual([]);
  expect(wholeStarts([never], seededRandom(1), methyls)).toEqual([]);
});

test('promising sets are joined more often than others', () => {
  const calls = [0, 0, 0, 0, 0, 0, 0, 0];
  const counted =
    (index: number, smiles: string): Assembly =>
    (random) => {
      calls[index]++;
      return oneOf(smiles)(random);
    };
  wholeStarts(
    calls.map((_, i) => counted(i, i === 5 ? 'CC(C)(C)C' : 'CCCCC')),
    seededRandom(1),
    methyls,
  );
  expect(calls[5]).toBe(Math.max(...calls));
  expect(calls.filter((count) => count === 1)).toHaveLength(6);
});
