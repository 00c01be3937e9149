import type {
  NeighbourShift,
  NeighbourShifts,
} from '@elucida/prediction/neighbours/neighbour-shifts';
import { KINDS } from '../../../nmr/align-signals.ts';
import type { JointFacts } from '../../../techniques/correlations/joint/joint-facts.ts';
import { jointIndex } from '../../../techniques/correlations/joint/joint-index.ts';
import { CarbonSurroundings, leastOf } from '../../rough/carbon-surroundings.ts';
import type { BondGraph } from './bond-graph.ts';

/** A shift costs at most so much, log units; surroundings that were never seen cost this. */
const MOST_FOR_SHIFT = 9,
  NEVER_SEEN = { C13: 14, H1: 1 } as const;
/** What rare surroundings weigh. */
const SHARE_WEIGHT = 0.6;
/** Of a carbon that no spectrum shows: what stands for the density of its shift, and hydrogens on it. */
const TYPICAL_LOG_SD = Math.log(8),
  UNSEEN_WITH_HYDROGENS = 4;

/**
 * What the shifts of carbons and their hydrogens cost by the atoms up to three bonds away, with how rare
 * the direct neighbours are and the kinds of carbons that DEPT or HSQC says, log units.
 */
export class SurroundingsCosts {
  private readonly facts: JointFacts;
  private readonly surroundings: CarbonSurroundings;
  /** Mean shift of the hydrogens on each ¹³C signal, ppm; NaN without one. */
  private readonly carried: Float64Array;
  /** What any signal costs at least. */
  private readonly least: number;

  constructor(facts: JointFacts, shifts: NeighbourShifts, size: number) {
    this.facts = facts;
    this.surroundings = new CarbonSurroundings(shifts, size);
    this.carried = jointIndex(facts).carried;
    this.least = leastOf(shifts, atBest);
  }

  /** 1 of each vertex with a double or triple bond, in the molecule weighed last. */
  get unsaturated(): Uint8Array {
    return this.surroundings.unsaturated;
  }

  /** The cost, or some number above `atMost` where it is more than that. */
  of(graph: BondGraph, atMost: number): number {
    this.surroundings.perceive(graph);
    const { kinds: kindCosts } = this.facts;
    const { signalOf } = graph;
    let cost = 0;
    for (let v = 0; v < graph.size; v++) if (signalOf[v] >= 0) cost += this.least;
    for (let v = 0; v < graph.size; v++) {
      const signal = signalOf[v];
      if (signal < 0) {
        if (graph.elements[v] === 6) cost += this.costOfUnseen(graph, v);
        continue;
      }
      if (cost > atMost) return cost;
      if (kindCosts !== null)
        cost -= kindCosts[KINDS * signal + Math.min(KINDS - 1, graph.hydrogens[v])];
      cost += this.costOfCarbon(graph, v, signal) - this.least;
    }
    return cost;
  }

  /** Of a carbon that no spectrum shows: how rare its surroundings are, and its hydrogens. */
  private costOfUnseen(graph: BondGraph, v: number): number {
    this.surroundings.read(graph, v);
    const { logShare } = this.surroundings.learned('C13');
    return (
      TYPICAL_LOG_SD -
      SHARE_WEIGHT * logShare +
      (graph.hydrogens[v] > 0 ? UNSEEN_WITH_HYDROGENS : 0)
    );
  }

  private costOfCarbon(graph: BondGraph, v: number, signal: number): number {
    this.surroundings.read(graph, v);
    const { found, logShare } = this.surroundings.learned('C13');
    const cost =
      found === undefined
        ? NEVER_SEEN.C13
        : atBest(found, logShare) + this.apart('C13', found, this.facts.carbon[signal]);
    const carried = this.carried[signal];
    if (Number.isNaN(carried)) return cost;
    const ofHydrogens = this.surroundings.learned('H1').found;
    return (
      cost + (ofHydrogens === undefined ? NEVER_SEEN.H1 : this.apart('H1', ofHydrogens, carried))
    );
  }

  /** What a shift costs that is not the expected one. */
  private apart(nucleus: 'C13' | 'H1', found: NeighbourShift, observed: number): number {
    const expected = this.surroundings.expected(nucleus, found);
    return Math.min(MOST_FOR_SHIFT, ((observed - expected) / found.sd) ** 2 / 2);
  }
}

/**
 * Of surroundings however well the shift agrees: minus the logarithm of their share and of the shift's
 * highest density, up to a constant.
 */
const atBest = ({ sd }: NeighbourShift, logShare: number): number =>
  Math.log(sd) - SHARE_WEIGHT * logShare;
