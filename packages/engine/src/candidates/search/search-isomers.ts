import { colourKey } from '@elucida/molecules/fingerprint';
import { emptyGraph, MAX_DEGREE } from '@elucida/molecules/graph';
import { perceiveInto } from '@elucida/molecules/perceive';
import { emptyPerception } from '@elucida/molecules/perception';
import { chemicalCompositions, DEFAULT_GROUPS } from '@elucida/generator/compositions';
import { decompose } from '@elucida/generator/decompose';
import { MAX_VERTICES } from '@elucida/generator/skeleton';
import { stepsOf } from '@elucida/generator/steps';
import { BestCandidates } from './best-candidates.ts';
import { draftFrom, emptyDraft, writeDraft, type Draft } from './draft.ts';
import { draftMemory } from './draft-memory.ts';
import { isPlausibleDraft } from './is-plausible.ts';
import type { Met, Searching } from './met.ts';
import { piecesOf } from './pieces.ts';
import { proposeNeighbour, type Surroundings, type VertexClasses } from './propose-neighbour.ts';
import { seededRandom } from './random.ts';
import type { SearchOptions } from './search-options.ts';
import { startPool } from './start-pool.ts';
import { temper, type ScoredDraft, type TemperingOptions } from './tempering.ts';

/** Measured on the development cases with the judge's score by tables (docs/science/candidates.md). */
const TEMPERATURES: readonly number[] = [0.8, 2];
/** Share of the evaluations spent on random starts before the first run. */
const START_SHARE = 0.04;
const MOST_STARTS = 400;
/**
 * A run ends after this many evaluations without a better molecule, and another begins elsewhere.
 */
const PATIENCE = 2000;
/** Share of the evaluations kept for a last run from the best molecules of all runs. */
const POLISH_SHARE = 0.12;
/**
 * Weights of vertices in the focus, log units: what each has at least, and the share of its
 * neighbours' misfit that it has too.
 */
const LEAST_FOCUS = 0.3,
  NEIGHBOUR_FOCUS = 0.5;
/** Best molecules that others take parts from, listed again after so many evaluations. */
const LEADERS = 30,
  LEADERS_EVERY = 500;
/** Every other run starts near the best molecules: so many random steps away. */
const STEPS_AWAY = 2;
/**
 * Starts of the first round of elimination, evaluations of each in it, and the temperature, units
 * of fitness.
 */
const FIRST_ROUND = 16,
  ROUND_EVALUATIONS = 80,
  ROUND_TEMPERATURE = 1.5;
const SYMMETRIC_SHARE = 0.15;
/**
 * Proposals for each evaluation allowed, known and implausible ones included, before a search that
 * finds nothing new ends.
 */
const PROPOSALS_PER_EVALUATION = 20;
/** Moves of walks that take as long as a step. */
const MOVES_PER_STEP = 2;
/** A run that only meets known molecules ends after this many proposals without a better one. */
const PROPOSALS_PATIENCE = 4000;

/**
 * Looks for the fittest isomers: runs of parallel tempering over molecules with formula-preserving
 * moves, from random molecules around fitting ring systems; a run that no longer improves gives way
 * to the next, and the last one starts from the best of all. Deterministic by seed; gives each
 * constitution once, as it is met; every one has exactly the formula. Formulas without a fitting
 * composition give none.
 */
export function* searchIsomers(options: SearchOptions): Generator<Met, void, void> {
  const { formula, task, evaluations: budget, temperatures = TEMPERATURES } = options;
  const random = seededRandom(options.seed);
  const compositions = chemicalCompositions(formula, options.groups ?? DEFAULT_GROUPS).filter(
    ({ vertexCount }) => vertexCount > 0 && vertexCount <= MAX_VERTICES,
  );
  const best = new BestCandidates(LEADERS);
  if (compositions.length === 0) return;
  const steps = stepsOf(task, options.isSpent ?? (() => false));
  const graph = emptyGraph(formula.heavyAtoms);
  const perception = emptyPerception(formula.heavyAtoms);
  const known = new Map<number, number>();
  const memory = draftMemory();
  let evaluations = 0;
  let proposals = 0;
  let moves = 0;
  const misfits = new Float64Array(formula.heavyAtoms);
  const leaders: ScoredDraft[] = [];
  let leadersAt = 0;
  const pieces = piecesOf(options.pieces);
  const surroundings: { -readonly [Key in keyof Surroundings]: Surroundings[Key] } = {
    compositions,
    pieces,
    random,
    leaders: [],
  };

  /** Key of the constitution last found new. */
  let newKey = 0;

  // Most proposals lead back to what is known: only new ones cost a call of a generator function.
  function knownFitness(draft: Draft): number {
    const recalled = memory.recall(draft);
    if (!Number.isNaN(recalled)) return recalled;
    if (!isPlausibleDraft(draft)) {
      memory.store(-Infinity);
      return -Infinity;
    }
    writeDraft(draft, graph);
    perceiveInto(graph, perception);
    newKey = colourKey(perception);
    const before = known.get(newKey);
    if (before === undefined) return NaN;
    memory.store(before);
    return before;
  }

  function* meet(atLeast: number): Searching<number> {
    const key = newKey;
    const fitness = options.fitness(graph, perception, atLeast);
    known.set(key, fitness);
    memory.store(fitness);
    evaluations++;
    best.offer(graph, fitness, key);
    yield { graph, perception, fitness, key };
    return fitness;
  }

  function* score(draft: Draft): Searching<number> {
    const before = knownFitness(draft);
    return Number.isNaN(before) ? yield* meet(-Infinity) : before;
  }

  /** Writes the symmetry of a draft, and where changes are tried first. */
  function describeDraft(draft: Draft, classes: VertexClasses): void {
    writeDraft(draft, graph);
    perceiveInto(graph, perception);
    classes.classOf.set(perception.symmetryClass.subarray(0, draft.vertexCount));
    classes.isSymmetric = perception.symmetryClassCount < graph.atomCount;
    if (!options.misfit) draft.focus = null;
    if (draft.focus === null || !options.misfit) return;
    const apart: (readonly [number, number])[] = [];
    options.misfit(graph, perception, misfits, apart);
    // Atoms within a group move with its vertex alone.
    draft.apart = apart.filter(([a, b]) => a < draft.vertexCount && b < draft.vertexCount);
    let sum = 0;
    for (let v = 0; v < draft.vertexCount; v++) {
      let weight = misfits[v] + LEAST_FOCUS;
      // A wrong bond shows at both its ends, and heteroatoms show nothing themselves.
      for (let slot = v * MAX_DEGREE, end = slot + graph.degree[v]; slot < end; slot++)
        weight += NEIGHBOUR_FOCUS * misfits[graph.neighbours[slot]];
      draft.focus[v] = sum += weight;
    }
  }

  function listLeaders(): void {
    leaders.length = 0;
    for (const { graph: found, fitness } of best.ranked().slice(0, LEADERS))
      leaders.push({ draft: draftFrom(decompose(found)!), fitness });
    leadersAt = evaluations;
    surroundings.leaders = leaders.map(({ draft }) => draft);
  }

  function* run(
    starts: readonly ScoredDraft[],
    last: number,
    temperatures: readonly number[],
    patience: number,
  ): Searching<ScoredDraft> {
    let record = -Infinity;
    let recordAt = evaluations;
    let proposalsAt = proposals;
    const tempering: TemperingOptions = {
      ...surroundings,
      temperatures,
      get rough() {
        return options.rough ?? null;
      },
      walked() {
        if (++moves % MOVES_PER_STEP === 0) steps.take();
      },
      known: knownFitness,
      meet,
      describe: describeDraft,
      get leaders() {
        return surroundings.leaders;
      },
      goesOn(bestOfRun) {
        const goesOn = steps.take();
        if (bestOfRun > record) {
          record = bestOfRun;
          recordAt = evaluations;
          proposalsAt = proposals;
        }
        if (evaluations - leadersAt >= LEADERS_EVERY) listLeaders();
        if (!goesOn || evaluations >= last || evaluations - recordAt >= patience) return false;
        return (
          ++proposals - proposalsAt < PROPOSALS_PATIENCE &&
          proposals < budget * PROPOSALS_PER_EVALUATION
        );
      },
    };
    return yield* temper(tempering, starts);
  }

  /** Some of the best molecules, each a few steps away from where it was. */
  function* startsNearLeaders(): Searching<ScoredDraft[]> {
    listLeaders();
    const starts: ScoredDraft[] = [];
    while (starts.length < temperatures.length) {
      let draft = leaders[random.below(leaders.length)].draft;
      const classes = { classOf: new Uint8Array(MAX_VERTICES), isSymmetric: false };
      for (let step = 0; step < STEPS_AWAY; step++) {
        const next = emptyDraft();
        if (proposeNeighbour(next, draft, classes, surroundings)) draft = next;
      }
      starts.push({ draft, fitness: yield* score(draft) });
    }
    return starts;
  }

  /**
   * Runs many starts for a little, the better half of them for longer, and so on: what a start is
   * worth shows only after some steps.
   */
  function* promisingStarts(most: number): Searching<ScoredDraft[]> {
    let field = yield* pool.take(FIRST_ROUND);
    for (
      let length = ROUND_EVALUATIONS;
      field.length > 1 && !steps.areOver && evaluations < most;
      length *= 2
    ) {
      const longer: ScoredDraft[] = [];
      for (const start of field)
        longer.push(
          yield* run([start], Math.min(most, evaluations + length), [ROUND_TEMPERATURE], length),
        );
      field = longer;
      field.sort((a, b) => b.fitness - a.fitness);
      field.length = Math.ceil(field.length / 2);
    }
    return field;
  }

  const pool = startPool({
    formula,
    compositions,
    given: options.starts ?? [],
    pieces,
    random,
    score,
    steps,
    symmetricShare: options.symmetricShare ?? SYMMETRIC_SHARE,
    assemblies: options.assemblies ?? [],
  });
  yield* pool.begin();
  yield* pool.fill(Math.min(MOST_STARTS, Math.ceil(budget * START_SHARE)));
  const polishFrom = Math.floor(budget * (1 - POLISH_SHARE));
  for (
    let runs = 0;
    evaluations < polishFrom && !steps.areOver && proposals < budget * PROPOSALS_PER_EVALUATION;
    runs++
  ) {
    const starts = yield* runs % 2 === 1 ? startsNearLeaders() : promisingStarts(polishFrom);
    if (starts.length === 0) break;
    yield* run(starts, polishFrom, temperatures, PATIENCE);
  }
  listLeaders();
  if (leaders.length > 0 && !steps.areOver)
    yield* run(leaders.slice(0, temperatures.length), budget, temperatures, budget);
}
