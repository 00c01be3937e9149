import type { NeighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import type { JointFacts } from '../../../techniques/correlations/joint/joint-facts.ts';
import type { Random } from '../../search/random.ts';
import type { BondGraph } from './bond-graph.ts';
import { CorrelationCosts } from './correlation-costs.ts';
import { structureCost } from './structure-costs.ts';
import { SurroundingsCosts } from './surroundings-costs.ts';

/**
 * What a molecule costs under correlations, kinds of carbons and shifts by direct neighbours, log units,
 * lower is better: a rough and fast stand-in for the judge. `signalOf`: ¹³C signal of each vertex, −1
 * for heteroatoms.
 */
export class AnnealEnergy {
  private readonly surroundings: SurroundingsCosts;
  private readonly correlations: CorrelationCosts;

  constructor(facts: JointFacts, shifts: NeighbourShifts, signalOf: Int16Array) {
    this.surroundings = new SurroundingsCosts(facts, shifts, signalOf);
    this.correlations = new CorrelationCosts(facts, signalOf);
  }

  /** The energy, or some number above `atMost` where it is more than that: most moves are refused. */
  of(graph: BondGraph, atMost = Infinity): number {
    let cost = this.surroundings.of(graph, atMost);
    if (cost > atMost) return cost;
    cost += structureCost(graph);
    if (cost > atMost) return cost;
    return cost + this.correlations.of(graph, this.surroundings.unsaturated, atMost - cost);
  }

  /** The two ends of a cross peak that the molecule weighed last does not explain; null when in luck. */
  unexplained({ size }: BondGraph, random: Random): readonly [number, number] | null {
    return this.correlations.unexplained(size, this.surroundings.unsaturated, random);
  }
}
