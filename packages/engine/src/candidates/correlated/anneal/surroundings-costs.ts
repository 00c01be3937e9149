import type {
  NeighbourShift,
  NeighbourShifts,
} from '@elucida/prediction/neighbours/neighbour-shifts';
import { isCoarse } from '@elucida/prediction/neighbours/neighbour-key';
import { KINDS } from '../../../nmr/align-signals.ts';
import type { JointFacts } from '../../../techniques/correlations/joint/joint-facts.ts';
import { jointIndex } from '../../../techniques/correlations/joint/joint-index.ts';
import { CarbonSurroundings, RAREST } from '../../rough/carbon-surroundings.ts';
import type { BondGraph } from './bond-graph.ts';

/** A shift costs at most so much, log units; surroundings that were never seen cost this. */
const MOST_FOR_SHIFT = 9,
  NEVER_SEEN = { C13: 14, H1: 1 } as const;
/** What rare surroundings weigh. */
const SHARE_WEIGHT = 0.6;
const MOST_SIGNALS = 512;
/** Of a carbon that no spectrum shows: what stands for the density of its shift, and hydrogens on it. */
const TYPICAL_LOG_SD = Math.log(8),
  UNSEEN_WITH_HYDROGENS = 4;

/**
 * What the shifts of carbons and their hydrogens cost by the direct neighbours alone, with how rare these
 * are and the kinds of carbons that DEPT or HSQC says, log units. Atoms further away are not looked at: with
 * them no more of the first 27 development sets came first.
 */
export class SurroundingsCosts {
  private readonly facts: JointFacts;
  private readonly shifts: NeighbourShifts;
  private readonly surroundings: CarbonSurroundings;
  /** Mean shift of the hydrogens on each ¹³C signal, ppm; NaN without one. */
  private readonly carried: Float64Array;
  /** What each signal costs at least. */
  private readonly leastOf: Float64Array;
  private readonly known = new Map<number, number>();

  constructor(facts: JointFacts, shifts: NeighbourShifts, size: number) {
    this.facts = facts;
    this.shifts = shifts;
    this.surroundings = new CarbonSurroundings(shifts, size, 'neighbours');
    this.carried = jointIndex(facts).carried;
    this.leastOf = Float64Array.from(facts.carbon, (_, signal) => this.leastCostOf(signal));
  }

  /** What a signal costs at least, whatever the neighbours of its carbon. */
  private leastCostOf(signal: number): number {
    let least: number = NEVER_SEEN.C13;
    for (const [key, found] of this.shifts.C13.alone)
      least = Math.min(
        least,
        costOfShift(found, this.facts.carbon[signal]) +
          rarity(found, isCoarse(key) ? RAREST : found.logShare),
      );
    return least;
  }

  /** The cost, or some number above `atMost` where it is more than that. */
  of(graph: BondGraph, atMost: number): number {
    this.surroundings.perceive(graph, graph.touched, graph.takeTouched());
    const { kinds: kindCosts } = this.facts;
    const { signalOf } = graph;
    let cost = 0;
    for (let v = 0; v < graph.size; v++) if (signalOf[v] >= 0) cost += this.leastOf[signalOf[v]];
    for (let v = 0; v < graph.size; v++) {
      const signal = signalOf[v];
      if (signal < 0) {
        if (graph.elements[v] === 6) cost += this.costOfUnseen(graph, v);
        continue;
      }
      if (cost > atMost) return cost;
      if (kindCosts !== null)
        cost -= kindCosts[KINDS * signal + Math.min(KINDS - 1, graph.hydrogens[v])];
      cost += this.costOfCarbon(graph, v, signal) - this.leastOf[signal];
    }
    return cost;
  }

  /** Of a carbon that no spectrum shows: how rare its surroundings are, and its hydrogens. */
  private costOfUnseen(graph: BondGraph, v: number): number {
    this.surroundings.read(graph, v);
    const { logShare } = this.surroundings.learned('C13');
    const rare = TYPICAL_LOG_SD - SHARE_WEIGHT * logShare;
    return rare + (graph.hydrogens[v] > 0 ? UNSEEN_WITH_HYDROGENS : 0);
  }

  private costOfCarbon(graph: BondGraph, v: number, signal: number): number {
    const { surroundings } = this;
    surroundings.read(graph, v);
    const place = surroundings.key * MOST_SIGNALS + signal;
    let cost = this.known.get(place);
    if (cost === undefined) {
      const { found, logShare } = surroundings.learned('C13');
      cost =
        found === undefined
          ? NEVER_SEEN.C13
          : costOfShift(found, this.facts.carbon[signal]) + rarity(found, logShare);
      const carried = this.carried[signal];
      if (!Number.isNaN(carried)) {
        const ofHydrogens = surroundings.learned('H1').found;
        cost += ofHydrogens === undefined ? NEVER_SEEN.H1 : costOfShift(ofHydrogens, carried);
      }
      this.known.set(place, cost);
    }
    return cost;
  }
}

/** What a shift costs that is not the expected one. */
const costOfShift = ({ shift, sd }: NeighbourShift, observed: number): number =>
  Math.min(MOST_FOR_SHIFT, ((observed - shift) / sd) ** 2 / 2);

/**
 * Of surroundings however well the shift agrees: minus the logarithm of their share and of the shift's
 * highest density, up to a constant.
 */
const rarity = ({ sd }: NeighbourShift, logShare: number): number =>
  Math.log(sd) - SHARE_WEIGHT * logShare;
