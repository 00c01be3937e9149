import type { Formula } from '@elucida/spectra/formula/formula';
import type { NeighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import type { Task } from '../../../stages.ts';
import type { JointFacts } from '../../../techniques/correlations/joint/joint-facts.ts';
import { seededRandom } from '../../search/random.ts';
import { anneal } from './anneal.ts';
import { AnnealEnergy } from './anneal-energy.ts';
import { graphOf, stateOf, type GraphState } from './graph-state.ts';
import { randomMolecule } from './random-molecule.ts';

const STEPS_PER_VERTEX = 20_000;
/** First and last temperature, log units: tried on real sets of 20 to 29 heavy atoms, not fitted. */
const HOT = 2.5,
  COLD = 0.4;
/** First temperature of a run that begins at a molecule. */
const WARM = 1.6;

/** One run of annealing as plain data, for this thread or another. */
export interface AnnealingRun {
  readonly formula: Formula;
  readonly facts: JointFacts;
  readonly seed: number;
  /** The molecule that it begins at; null: random bonds. */
  readonly start: GraphState | null;
}

/** A molecule that a run met. */
export interface Annealed {
  readonly state: GraphState;
  /** Log units, lower is better. */
  readonly energy: number;
}

/**
 * Threads that compute beside the one that asks. What they answer depends on the run alone, so that an answer is the
 * same with and without them.
 */
export interface AnnealingThreads {
  /** Hands a run to a thread that has nothing to do; null where there is none. */
  begin(run: AnnealingRun): PendingRun | null;
  /** The runs that are left are not wanted any more. */
  close(): void;
}

export interface PendingRun {
  /** Waits for the end of the run; null where its thread failed. Throws what `task.checkpoint` throws. */
  wait(task: Pick<Task, 'checkpoint'>): readonly Annealed[] | null;
}

/** The molecules of the lowest energies that a run meets, lowest first; none where no start comes out. */
export function runAnnealing(
  { formula, facts, seed, start }: AnnealingRun,
  shifts: NeighbourShifts,
  task: Pick<Task, 'checkpoint'>,
): readonly Annealed[] {
  const random = seededRandom(seed);
  const graph = start === null ? randomMolecule(formula, facts, random) : graphOf(start);
  if (graph === null) return [];
  const { molecules } = anneal(graph, new AnnealEnergy(facts, shifts, graph), {
    steps: STEPS_PER_VERTEX * graph.size,
    hot: start === null ? HOT : WARM,
    cold: COLD,
    random,
    task,
  });
  return molecules.map((each) => ({ state: stateOf(each.graph), energy: each.energy }));
}
