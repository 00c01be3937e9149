import type { Formula } from '@elucida/spectra/formula/formula';
import { colourKey } from '../../molecules/fingerprint.ts';
import { emptyGraph, type MolecularGraph } from '../../molecules/graph.ts';
import { perceiveInto } from '../../molecules/perceive.ts';
import { emptyPerception, type Perception } from '../../molecules/perception.ts';
import type { Task } from '../../stages.ts';
import { chemicalCompositions, DEFAULT_GROUPS } from '../generator/compositions.ts';
import { decompose } from '../generator/decompose.ts';
import { MAX_VERTICES } from '../generator/skeleton.ts';
import type { GroupName } from '../generator/units.ts';
import { BestCandidates, type ScoredCandidate } from './best-candidates.ts';
import { draftFrom, writeDraft, type Draft } from './draft.ts';
import { draftMemory } from './draft-memory.ts';
import { isPlausibleDraft } from './is-plausible.ts';
import { seededRandom } from './random.ts';
import { startPool } from './start-pool.ts';
import { temper, type ScoredDraft } from './tempering.ts';

export interface SearchOptions {
  readonly formula: Formula;
  /** Log score, higher is better; differences are measured against `temperatures`. Called once a constitution. */
  readonly fitness: (graph: MolecularGraph, perception: Perception) => number;
  readonly seed: number;
  /** Most calls of `fitness`. */
  readonly evaluations: number;
  /** Molecules of this formula to start from as well (proposals, the best of a shorter search). */
  readonly starts?: readonly MolecularGraph[];
  readonly groups?: readonly GroupName[];
  /** Temperatures of the replicas in units of fitness, coldest first. */
  readonly temperatures?: readonly number[];
  /** Distinct candidates kept; default 2,000. */
  readonly keep?: number;
  readonly task: Pick<Task, 'checkpoint'>;
  /** Called with each new constitution; the graph is reused. False stops the search. */
  readonly onCandidate?: (graph: MolecularGraph, fitness: number, evaluations: number) => boolean | void;
}

export interface SearchResult {
  /** Distinct constitutions, best first. */
  readonly candidates: readonly ScoredCandidate[];
  readonly evaluations: number;
}

const KEEP = 2000;
/** Measured on the development cases with the judge's quick score (docs/science/candidates.md). */
const TEMPERATURES: readonly number[] = [0.8, 2];
/** Share of the evaluations spent on random starts before the first run. */
const START_SHARE = 0.04;
const MOST_STARTS = 400;
/** A run ends after this many evaluations without a better molecule, and another begins elsewhere. */
const PATIENCE = 700;
/** Share of the evaluations kept for a last run from the best molecules of all runs. */
const POLISH_SHARE = 0.12;
/** Proposals for each evaluation allowed, known and implausible ones included, before a search that finds nothing new ends. */
const PROPOSALS_PER_EVALUATION = 20;
/** A run that only meets known molecules ends after this many proposals without a better one. */
const PROPOSALS_PATIENCE = 8000;

/**
 * Looks for the fittest isomers: runs of parallel tempering over molecules with formula-preserving moves, from random
 * molecules around fitting ring systems; a run that no longer improves gives way to the next, and the last one starts from the best
 * of all. Deterministic by seed; every candidate has exactly the formula. Formulas without a fitting composition give none.
 */
export function searchIsomers(options: SearchOptions): SearchResult {
  const { formula, task, evaluations: budget, temperatures = TEMPERATURES } = options;
  const random = seededRandom(options.seed);
  const compositions = chemicalCompositions(formula, options.groups ?? DEFAULT_GROUPS).filter(({ vertexCount }) => vertexCount > 0 && vertexCount <= MAX_VERTICES);
  const best = new BestCandidates(options.keep ?? KEEP);
  if (compositions.length === 0) return { candidates: [], evaluations: 0 };
  const graph = emptyGraph(formula.heavyAtoms);
  const perception = emptyPerception(formula.heavyAtoms);
  const known = new Map<number, number>();
  const memory = draftMemory();
  let evaluations = 0;
  let proposals = 0;
  let stopped = false;

  function score(draft: Draft): number {
    task.checkpoint();
    const recalled = memory.recall(draft);
    if (!Number.isNaN(recalled)) return recalled;
    const fitness = isPlausibleDraft(draft) ? scoreConstitution(draft) : -Infinity;
    memory.store(fitness);
    return fitness;
  }

  function scoreConstitution(draft: Draft): number {
    writeDraft(draft, graph);
    perceiveInto(graph, perception);
    const key = colourKey(perception);
    const before = known.get(key);
    if (before !== undefined) return before;
    const fitness = options.fitness(graph, perception);
    known.set(key, fitness);
    evaluations++;
    best.offer(graph, fitness, key);
    if (options.onCandidate?.(graph, fitness, evaluations) === false) stopped = true;
    return fitness;
  }

  function run(starts: readonly ScoredDraft[], last: number): void {
    let record = -Infinity;
    let recordAt = evaluations;
    let proposalsAt = proposals;
    temper({
      compositions, temperatures, random, score,
      goesOn(bestOfRun) {
        if (bestOfRun > record) {
          record = bestOfRun;
          recordAt = evaluations;
          proposalsAt = proposals;
        }
        if (stopped || evaluations >= last || evaluations - recordAt >= PATIENCE) return false;
        return ++proposals - proposalsAt < PROPOSALS_PATIENCE && proposals < budget * PROPOSALS_PER_EVALUATION;
      },
    }, starts);
  }

  const pool = startPool({ formula, compositions, given: options.starts ?? [], random, score });
  pool.fill(Math.min(MOST_STARTS, Math.ceil(budget * START_SHARE)));
  const polishFrom = Math.floor(budget * (1 - POLISH_SHARE));
  while (evaluations < polishFrom && !stopped && proposals < budget * PROPOSALS_PER_EVALUATION) {
    const starts = pool.take(temperatures.length);
    if (starts.length === 0) break;
    run(starts, polishFrom);
  }
  const elite = best.ranked().slice(0, temperatures.length).map(({ graph: found, fitness }) => ({ draft: draftFrom(decompose(found)!), fitness }));
  if (elite.length > 0 && !stopped) run(elite, budget);
  return { candidates: best.ranked(), evaluations };
}
