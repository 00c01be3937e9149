import type { Task } from '../../../stages.ts';
import { MAX_VERTICES } from '@elucida/generator/skeleton';
import { isPlausible } from '../../search/is-plausible.ts';
import type { Random } from '../../search/random.ts';
import type { AnnealEnergy } from './anneal-energy.ts';
import type { BondGraph } from './bond-graph.ts';
import { EnergyMemory } from './energy-memory.ts';
import { Lowest } from './lowest.ts';
import { Moves } from './moves.ts';
import { isWhole } from '../../rough/structure-costs.ts';

export interface AnnealOptions {
  /** Steps of one run. */
  readonly steps: number;
  /** First and last temperature, log units. */
  readonly hot: number;
  readonly cold: number;
  readonly random: Random;
  readonly task: Pick<Task, 'checkpoint'>;
}

const ASK_EVERY = 256;
/** Molecules kept of a run. */
const KEPT = 40;

/**
 * Anneals a molecule under an energy: J.-L. Faulon's bond switch (J. Chem. Inf. Comput. Sci. 1996, 36,
 * 731), as C. Steinbeck's SENECA uses it (J. Chem. Inf. Comput. Sci. 2001, 41, 1500), with exchanges of
 * whole places. Changes `graph`; answers the molecules of the lowest energies met, none in parts.
 */
export function anneal(graph: BondGraph, energy: AnnealEnergy, options: AnnealOptions): Lowest {
  const { steps, hot, cold, random, task } = options;
  const moves = new Moves(graph, energy, random);
  const lowest = new Lowest(KEPT);
  const memory = new EnergyMemory();
  let now = energy.of(graph) + implausibility(graph);
  if (isWhole(graph)) lowest.offer(graph, now);
  const cooling = Math.log(cold / hot);
  for (let step = 0; step < steps; step++) {
    if (step % ASK_EVERY === 0) task.checkpoint();
    if (!moves.make()) continue;
    const temperature = hot * Math.exp((cooling * step) / steps);
    const highest = now - temperature * Math.log(1 - random.next());
    let next = memory.find(graph, highest);
    if (Number.isNaN(next)) {
      next = energy.of(graph, highest);
      // Whether rings are strained takes longer to see: only of those that would be taken otherwise.
      if (next <= highest) next += implausibility(graph);
      memory.keep(graph, next, highest);
    }
    if (next <= highest) {
      now = next;
      energy.accept();
      if (isWhole(graph)) lowest.offer(graph, now);
    } else moves.undo();
  }
  return lowest;
}

/** What a molecule costs that the generator would not make, log units. */
const IMPLAUSIBLE = 5;

const implausibility = (graph: BondGraph): number =>
  graph.size > MAX_VERTICES || isPlausible(graph.toMolecule()) ? 0 : IMPLAUSIBLE;
