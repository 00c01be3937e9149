import type { NeighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import type { JointFacts } from '../../../techniques/correlations/joint/joint-facts.ts';
import { KINDS } from '../../../nmr/align-signals.ts';
import type { Random } from '../../search/random.ts';
import { pick } from '../draws.ts';
import { shareWeights, UNSEEN } from '../share-weights.ts';
import type { BondGraph } from './bond-graph.ts';
import { Distances } from './distances.ts';
import { CorrelationCosts } from './correlation-costs.ts';
import { structureCost } from '../../rough/structure-costs.ts';
import { SurroundingsCosts } from './surroundings-costs.ts';

interface OfSignals {
  readonly correlations: CorrelationCosts;
  readonly sharing: number;
}

const CARBON = 6;
/** Log units from which a kind of carbon is another than the spectra say. */
const OTHER_KIND = 4;

/**
 * What a molecule costs under correlations, kinds of carbons and shifts by direct neighbours, log units,
 * lower is better: a rough and fast stand-in for the judge. It knows the signals of the graph that it was
 * made for, until `takeSignals`.
 */
export class AnnealEnergy {
  private readonly surroundings: SurroundingsCosts;
  private readonly facts: JointFacts;
  /** Log units against each signal that carbons share. */
  private readonly shareCosts: Float64Array;
  /** What holds while no carbon changes its signal, now and before the last change. */
  private now: OfSignals;
  private before: OfSignals;
  /** Of the molecule accepted last, once they are asked for. */
  private readonly distances: Distances;
  private isMeasured = false;
  /** Of the molecule that is weighed. */
  private readonly proposed: Distances;

  constructor(facts: JointFacts, shifts: NeighbourShifts, graph: BondGraph) {
    this.facts = facts;
    this.surroundings = new SurroundingsCosts(facts, shifts, graph.size);
    this.distances = new Distances(graph.size);
    this.proposed = new Distances(graph.size);
    this.shareCosts = shareWeights(facts).map((weight) => -Math.log(weight));
    this.now = this.before = this.ofSignals(graph);
  }

  private ofSignals({ signalOf, elements }: BondGraph): OfSignals {
    const owned = new Set<number>();
    let sharing = 0;
    signalOf.forEach((signal, v) => {
      if (signal < 0) sharing -= elements[v] === CARBON ? Math.log(UNSEEN) : 0;
      else if (owned.has(signal)) sharing += this.shareCosts[signal];
      else owned.add(signal);
    });
    return { correlations: new CorrelationCosts(this.facts, signalOf), sharing };
  }

  /** Carbons that share their signal with another, or have none: any of them may have another one. */
  spareCarbons({ signalOf, elements }: BondGraph): number[] {
    const owners = new Map<number, number>();
    for (const signal of signalOf) owners.set(signal, (owners.get(signal) ?? 0) + 1);
    return [...signalOf.keys()].filter(
      (v) => elements[v] === CARBON && (signalOf[v] < 0 || owners.get(signalOf[v])! > 1),
    );
  }

  /** Another signal that a carbon may have by its hydrogens, at random; null where there is none. */
  otherSignal({ signalOf, hydrogens }: BondGraph, v: number, random: Random): number | null {
    const kind = Math.min(KINDS - 1, hydrogens[v]);
    const { kinds, carbon, isDerived } = this.facts;
    const may = [...carbon.keys()].filter(
      (s) => s !== signalOf[v] && (kinds === null || kinds[KINDS * s + kind] > -OTHER_KIND),
    );
    if (isDerived && signalOf[v] >= 0 && kind === 0) may.push(-1);
    return may.length === 0 ? null : pick(random, may);
  }

  /** Takes note that a vertex of the graph has another signal. */
  takeSignals(graph: BondGraph): void {
    this.before = this.now;
    this.now = this.ofSignals(graph);
  }

  /** Takes back the last `takeSignals`; the graph has its signals of before. */
  undoSignals(): void {
    this.now = this.before;
  }

  /** The energy, or some number above `atMost` where it is more than that: most moves are refused. */
  of(graph: BondGraph, atMost = Infinity): number {
    let cost = this.surroundings.of(graph, atMost);
    if (cost > atMost) return cost;
    cost += this.now.sharing + structureCost(graph);
    if (cost > atMost) return cost;
    this.proposed.measure(graph);
    return cost + this.now.correlations.of(graph, this.proposed, atMost - cost);
  }

  /** Takes note that the molecule weighed last is the one that is changed from now on. */
  accept(): void {
    this.isMeasured = false;
  }

  /** The two ends of a cross peak that a molecule does not explain, the one accepted last; null when in luck. */
  unexplained(graph: BondGraph, random: Random): readonly [number, number] | null {
    if (!this.isMeasured) {
      this.distances.measure(graph);
      this.isMeasured = true;
    }
    return this.now.correlations.unexplained(this.distances, random);
  }
}
