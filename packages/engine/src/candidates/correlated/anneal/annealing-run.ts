import type { Formula } from '@elucida/spectra/formula/formula';
import type { NeighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import type { IdleThreads } from '../../../idle-threads.ts';
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

/** Threads that take over runs. */
export type AnnealingThreads = IdleThreads<AnnealingRun, readonly Annealed[]>;

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
