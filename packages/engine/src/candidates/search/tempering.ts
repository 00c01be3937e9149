import type { RoughScore } from './rough-score.ts';
import { copyDraft, emptyDraft, type Draft } from './draft.ts';
import type { Searching } from './met.ts';
import { proposeNeighbour, type Surroundings, type VertexClasses } from './propose-neighbour.ts';
import { walkRoughly } from './rough-walk.ts';

export interface ScoredDraft {
  readonly draft: Draft;
  fitness: number;
}

export interface TemperingOptions extends Surroundings {
  /** One replica each, coldest first; units of fitness. */
  readonly temperatures: readonly number[];
  /** Guides walks of several moves, as long as there is one. */
  readonly rough: RoughScore | null;
  /** Takes note of a move of a walk. */
  readonly walked: () => void;
  /** Fitness of a draft that was met before or cannot be (-Infinity); NaN of one that is new. */
  readonly known: (draft: Draft) => number;
  /** Fitness of the draft last found new; below `atLeast` it is not accepted, and an estimate will do. */
  readonly meet: (atLeast: number) => Searching<number>;
  /**
   * Reads what proposals from a draft need to know: its symmetry, and the focus, which it writes to
   * the draft.
   */
  readonly describe: (draft: Draft, classes: VertexClasses) => void;
  /**
   * Asked before each proposal: false ends the run. `best` is the best fitness that the run has
   * met.
   */
  readonly goesOn: (best: number) => boolean;
}

interface Replica extends ScoredDraft {
  readonly classes: VertexClasses;
}

/**
 * Temperatures below a replica's fitness from which proposals are accepted once in four hundred
 * times.
 */
const HOPELESS = 6;
/** Rounds (one proposal a replica) between two attempts to exchange neighbouring replicas. */
const ROUNDS_PER_EXCHANGE = 10;
/** Share of proposals that are walks of several moves, and their temperature in those of the replica. */
const WALK_SHARE = 0.5,
  WALK_TEMPERATURE = 1.5;

/**
 * Parallel tempering from the starts given (Swendsen, Wang, Phys. Rev. Lett. 1986, 57, 2607).
 * Returns the best molecule met.
 */
export function* temper(
  options: TemperingOptions,
  starts: readonly ScoredDraft[],
): Searching<ScoredDraft> {
  const { temperatures, random, known, meet, describe } = options;
  const replicas = temperatures.map((_, i): Replica => {
    const { draft, fitness } = starts[i % starts.length];
    const own = emptyDraft();
    copyDraft(own, draft);
    own.focus = new Float64Array(own.order.length);
    const classes = { classOf: new Uint8Array(own.adjacency.length), isSymmetric: false };
    describe(own, classes);
    return { draft: own, fitness, classes };
  });
  const best: ScoredDraft = { draft: emptyDraft(), fitness: -Infinity };
  for (const { draft, fitness } of replicas) record(draft, fitness);
  const next = emptyDraft();
  for (let step = 0; options.goesOn(best.fitness); step++) {
    const i = step % replicas.length;
    const replica = replicas[i];
    if (propose(replica, temperatures[i])) {
      const before = known(next);
      const fitness = Number.isNaN(before)
        ? yield* meet(replica.fitness - HOPELESS * temperatures[i])
        : before;
      const gain = fitness - replica.fitness;
      if (gain >= 0 || random.next() < Math.exp(gain / temperatures[i])) {
        const { focus } = replica.draft;
        copyDraft(replica.draft, next);
        replica.draft.focus = focus;
        replica.fitness = fitness;
        describe(replica.draft, replica.classes);
        record(replica.draft, fitness);
      }
    }
    if (step % (ROUNDS_PER_EXCHANGE * replicas.length) === 0)
      exchange(replicas, temperatures, random);
  }
  return best;

  function propose(replica: Replica, temperature: number): boolean {
    const { rough } = options;
    return rough !== null && random.next() < WALK_SHARE
      ? walkRoughly(next, replica, options, {
          rough,
          temperature: WALK_TEMPERATURE * temperature,
          tried: options.walked,
        })
      : proposeNeighbour(next, replica.draft, replica.classes, options);
  }

  function record(draft: Draft, fitness: number): void {
    if (fitness <= best.fitness) return;
    copyDraft(best.draft, draft);
    best.draft.focus = null;
    best.draft.apart = [];
    best.fitness = fitness;
  }
}

function exchange(
  replicas: Replica[],
  temperatures: readonly number[],
  random: Surroundings['random'],
): void {
  for (let k = replicas.length - 1; k > 0; k--) {
    const log =
      (1 / temperatures[k - 1] - 1 / temperatures[k]) *
      (replicas[k].fitness - replicas[k - 1].fitness);
    if (log >= 0 || random.next() < Math.exp(log))
      [replicas[k - 1], replicas[k]] = [replicas[k], replicas[k - 1]];
  }
}
