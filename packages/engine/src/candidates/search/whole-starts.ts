import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Random } from './random.ts';
import type { Steps } from '@elucida/generator/steps';
import type { Searching } from './met.ts';
import type { ScoredDraft } from './tempering.ts';

/**
 * One set of parts that use up the formula: each call joins them to another random molecule; null
 * where they did not come together.
 */
export type Assembly = (random: Random) => MolecularGraph | null;

/**
 * Molecules made of each set in the rounds, and the share of sets that go on to the next: what a
 * set is worth shows in the best way to join it.
 */
const ROUNDS: readonly number[] = [1, 3, 12];
const SURVIVORS = 0.25;

interface WholeStartsOptions {
  readonly random: Random;
  readonly score: (graph: MolecularGraph) => Searching<ScoredDraft | null>;
  readonly steps: Pick<Steps, 'areOver'>;
}

/**
 * The best molecule met of each set, the fittest first; sets that never came together are left out.
 * `score`: null where a molecule cannot be.
 */
export function* wholeStarts(
  assemblies: readonly Assembly[],
  { random, score, steps }: WholeStartsOptions,
): Searching<ScoredDraft[]> {
  let field = assemblies.map((assembly) => ({ assembly, best: null as ScoredDraft | null }));
  const all = field;
  for (const attempts of ROUNDS) {
    for (const each of field) {
      for (let attempt = 0; attempt < attempts; attempt++) {
        if (steps.areOver) return [];
        const graph = each.assembly(random);
        const made = graph && (yield* score(graph));
        if (made && (each.best === null || made.fitness > each.best.fitness)) each.best = made;
      }
    }
    field = [...field]
      .sort((a, b) => (b.best?.fitness ?? -Infinity) - (a.best?.fitness ?? -Infinity))
      .slice(0, Math.ceil(SURVIVORS * field.length));
  }
  return all.flatMap(({ best }) => best ?? []).sort((a, b) => b.fitness - a.fitness);
}
