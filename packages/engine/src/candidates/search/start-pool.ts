import type { Formula } from '@elucida/spectra/formula/formula';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Composition } from '@elucida/generator/compositions';
import { decompose, type UnitMolecule } from '@elucida/generator/decompose';
import { isOfFormula } from '../is-of-formula.ts';
import type { Steps } from '@elucida/generator/steps';
import { draftFrom, emptyDraft, type Draft } from './draft.ts';
import type { Searching } from './met.ts';
import type { Pieces } from './pieces.ts';
import { randomStart } from './random-start.ts';
import type { Random } from './random.ts';
import { symmetricStart } from './symmetric-start.ts';
import type { ScoredDraft } from './tempering.ts';
import { wholeStarts, type Assembly } from './whole-starts.ts';

/** Share of starts in the first composition, which has no special groups. */
const PLAIN_SHARE = 0.5;
/** Share of starts around a ring system. */
const CORE_SHARE = 0.8;
/** Share of these that are drawn, by how well they fit the evidence, out of turn. */
const DRAWN_CORE_SHARE = 0.5;
/**
 * Share of later starts that are whole molecules of parts that fit the evidence, where such can be
 * made.
 */
const WHOLE_SHARE = 0.5;
/** Exponent that makes better sets of parts come more often. */
const BETTER_SETS = 2;
const ATTEMPTS_PER_START = 10;

export interface StartPool {
  /** Takes in the molecules given, and of each set of parts the best molecule made of it. */
  begin(): Searching<void>;
  /**
   * The fittest of the starts not yet used, made again when too few are left. Empty when none can
   * be made.
   */
  take(count: number): Searching<ScoredDraft[]>;
  /** Makes `count` more random starts. */
  fill(count: number): Searching<void>;
}

export interface StartPoolOptions {
  readonly formula: Formula;
  readonly compositions: readonly Composition[];
  /** Molecules to start from as well; those of another formula are passed over. */
  readonly given: readonly MolecularGraph[];
  readonly pieces: Pieces;
  /** Sets of parts that fit the evidence, best first. */
  readonly assemblies: readonly Assembly[];
  readonly random: Random;
  readonly score: (draft: Draft) => Searching<number>;
  readonly steps: Steps;
  /** Share of starts with equal arms. */
  readonly symmetricShare: number;
}

export function startPool({
  assemblies,
  formula,
  compositions,
  given,
  pieces,
  random,
  score,
  symmetricShare,
  steps,
}: StartPoolOptions): StartPool {
  const pool: ScoredDraft[] = [];

  function* scored(draft: Draft): Searching<ScoredDraft | null> {
    const fitness = yield* score(draft);
    return fitness > -Infinity ? { draft, fitness } : null;
  }

  function* scoredMolecule(graph: MolecularGraph): Searching<ScoredDraft | null> {
    if (!steps.take()) return null;
    const molecule = isOfFormula(graph, formula) ? decompose(graph) : null;
    return molecule && (yield* scored(draftFrom(molecule)));
  }

  const add = (made: ScoredDraft | null): void => {
    if (made !== null) pool.push(made);
  };

  const { rings } = pieces;
  let core = random.below(rings.length);

  /** Ring systems in turn, so that none is left out by chance, now and then none. */
  function nextCore(): UnitMolecule | undefined {
    core = (core + 1) % rings.length;
    return random.next() < CORE_SHARE
      ? random.next() < DRAWN_CORE_SHARE
        ? pieces.ring(random)
        : rings[core]
      : undefined;
  }

  const anyComposition = (): Composition =>
    compositions[random.next() < PLAIN_SHARE ? 0 : random.below(compositions.length)];

  function* fill(count: number): Searching<void> {
    const wanted = pool.length + count;
    for (let attempt = 0; attempt < ATTEMPTS_PER_START * count && pool.length < wanted; attempt++) {
      if (!steps.take()) return;
      if (assemblies.length > 0 && random.next() < WHOLE_SHARE) {
        const graph =
          assemblies[Math.floor(assemblies.length * random.next() ** BETTER_SETS)](random);
        add(graph && (yield* scoredMolecule(graph)));
        continue;
      }
      const composition = anyComposition();
      const draft = emptyDraft();
      if (
        random.next() < symmetricShare
          ? symmetricStart(draft, composition, random, pieces)
          : randomStart(draft, composition, random, pieces, nextCore())
      )
        add(yield* scored(draft));
    }
  }

  return {
    *begin() {
      for (const graph of given) add(yield* scoredMolecule(graph));
      pool.push(...(yield* wholeStarts(assemblies, { random, score: scoredMolecule, steps })));
    },
    fill,
    *take(count) {
      if (pool.length < count) yield* fill(count - pool.length);
      pool.sort((a, b) => b.fitness - a.fitness);
      return pool.splice(0, count);
    },
  };
}
