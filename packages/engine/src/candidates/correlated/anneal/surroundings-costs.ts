import { MAX_DEGREE } from '@elucida/molecules/graph';
import {
  LONE,
  markAromatic,
  OXO,
  PI,
  type AromaticInput,
} from '@elucida/prediction/neighbours/aromatic-atoms';
import {
  isCoarse,
  MOST_NEIGHBOURS,
  neighbourKey,
  neighbourKind,
} from '@elucida/prediction/neighbours/neighbour-key';
import type { NeighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import { KINDS } from '../../../nmr/align-signals.ts';
import type { JointFacts } from '../../../techniques/correlations/joint/joint-facts.ts';
import { jointIndex } from '../../../techniques/correlations/joint/joint-index.ts';
import type { BondGraph } from './bond-graph.ts';

/** A shift costs at most so much, log units; surroundings that were never seen cost this. */
const MOST_FOR_SHIFT = 9,
  NEVER_SEEN = { C13: 14, H1: 1 } as const;
/** `logShare` of surroundings that only their coarse kinds are known of, and what it weighs. */
const RAREST = -10,
  SHARE_WEIGHT = 0.6;
const MOST_SIGNALS = 512;
/** Of a carbon that no spectrum shows: what stands for the density of its shift, and hydrogens on it. */
const TYPICAL_LOG_SD = Math.log(8),
  UNSEEN_WITH_HYDROGENS = 4;

/**
 * What the shifts of carbons and their hydrogens cost by the direct neighbours alone, with how rare these
 * are and the kinds of carbons that DEPT or HSQC says, log units.
 */
export class SurroundingsCosts {
  /** 1 of each vertex with a double or triple bond, in the molecule weighed last. */
  readonly unsaturated: Uint8Array;
  private readonly facts: JointFacts;
  private readonly shifts: NeighbourShifts;
  /** Mean shift of the hydrogens on each ¹³C signal, ppm; NaN without one. */
  private readonly carried: Float64Array;
  private readonly carbonyl: Uint8Array;
  private readonly role: Uint8Array;
  private readonly aromatic: Uint8Array;
  /** What each signal costs at least. */
  private readonly leastOf: Float64Array;
  private readonly kinds = new Uint8Array(MAX_DEGREE);
  private readonly known = new Map<number, number>();

  constructor(facts: JointFacts, shifts: NeighbourShifts, size: number) {
    this.facts = facts;
    this.shifts = shifts;
    this.carried = jointIndex(facts).carried;
    this.unsaturated = new Uint8Array(size);
    this.carbonyl = new Uint8Array(size);
    this.role = new Uint8Array(size);
    this.aromatic = new Uint8Array(size);
    this.leastOf = Float64Array.from(facts.carbon, (_, signal) => this.leastCostOf(signal));
  }

  /** What a signal costs at least, whatever the neighbours of its carbon. */
  private leastCostOf(signal: number): number {
    let least: number = NEVER_SEEN.C13;
    for (const [key, { shift, sd, logShare }] of this.shifts.C13) {
      const apart = Math.min(MOST_FOR_SHIFT, ((this.facts.carbon[signal] - shift) / sd) ** 2 / 2);
      const rarity = isCoarse(key) ? RAREST : logShare;
      least = Math.min(least, apart + Math.log(sd) - SHARE_WEIGHT * rarity);
    }
    return least;
  }

  /** The cost, or some number above `atMost` where it is more than that. */
  of(graph: BondGraph, atMost: number): number {
    this.perceive(graph);
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

  private perceive(graph: BondGraph): void {
    const { unsaturated, carbonyl, role } = this;
    const { size, degree, neighbours, elements } = graph;
    for (let v = 0; v < size; v++) {
      const element = elements[v];
      const isGroup = graph.units[v].attached.length > 0;
      let multiple = isGroup && element === 7;
      let pi = false;
      let oxo = false;
      carbonyl[v] = 0;
      for (let slot = v * MAX_DEGREE, last = slot + degree[v]; slot < last; slot++) {
        const order = graph.orderOf(v, neighbours[slot]);
        if (order === 1) continue;
        multiple = true;
        const other = elements[neighbours[slot]];
        if (other === 8) carbonyl[v] = 1;
        oxo ||= order === 2 && (other === 8 || other === 16);
        if (order === 2 && (other === 6 || other === 7)) pi = true;
      }
      unsaturated[v] = multiple ? 1 : 0;
      const gives = !isGroup && (element === 7 || element === 8 || element === 16);
      if (pi && (element === 6 || element === 7)) role[v] = PI;
      else if (oxo && element === 6) role[v] = OXO;
      else role[v] = !multiple && gives ? LONE : 0;
    }
    markAromatic({ size, degree, neighbours, role } satisfies AromaticInput, this.aromatic);
  }

  /** Of a carbon that no spectrum shows: how rare its surroundings are, and its hydrogens. */
  private costOfUnseen(graph: BondGraph, v: number): number {
    const count = this.readKinds(graph, v);
    const found = this.shifts.C13.get(neighbourKey(this.kinds, count, this.aromatic[v] === 1));
    const rare = TYPICAL_LOG_SD - SHARE_WEIGHT * (found?.logShare ?? RAREST);
    return rare + (graph.hydrogens[v] > 0 ? UNSEEN_WITH_HYDROGENS : 0);
  }

  /** Writes the kinds of a carbon's neighbours to `kinds` and answers how many. */
  private readKinds(graph: BondGraph, v: number): number {
    const count = Math.min(graph.degree[v], MOST_NEIGHBOURS);
    for (let k = 0; k < count; k++)
      this.kinds[k] = this.kindOf(graph, v, graph.neighbours[v * MAX_DEGREE + k]);
    return count;
  }

  private costOfCarbon(graph: BondGraph, v: number, signal: number): number {
    const count = this.readKinds(graph, v);
    const isAromatic = this.aromatic[v] === 1;
    const key = neighbourKey(this.kinds, count, isAromatic);
    const place = key * MOST_SIGNALS + signal;
    let cost = this.known.get(place);
    if (cost === undefined) {
      cost = this.shiftCost('C13', this.facts.carbon[signal], count, isAromatic);
      const carried = this.carried[signal];
      if (!Number.isNaN(carried)) cost += this.shiftCost('H1', carried, count, isAromatic);
      this.known.set(place, cost);
    }
    return cost;
  }

  /**
   * Of a shift under the surroundings in `kinds`, and of carbon how rare these are: minus the logarithm of
   * their share and of the shift's density, up to a constant.
   */
  private shiftCost(
    nucleus: 'C13' | 'H1',
    observed: number,
    count: number,
    isAromatic: boolean,
  ): number {
    const shifts = this.shifts[nucleus];
    const fine = shifts.get(neighbourKey(this.kinds, count, isAromatic));
    const found = fine ?? shifts.get(neighbourKey(this.kinds, count, isAromatic, true));
    if (found === undefined) return NEVER_SEEN[nucleus];
    const apart = Math.min(MOST_FOR_SHIFT, ((observed - found.shift) / found.sd) ** 2 / 2);
    if (nucleus === 'H1') return apart;
    return apart + Math.log(found.sd) - SHARE_WEIGHT * (fine?.logShare ?? RAREST);
  }

  private kindOf(graph: BondGraph, v: number, w: number): number {
    const unit = graph.units[w];
    let beside = 0;
    for (let slot = w * MAX_DEGREE, last = slot + graph.degree[w]; slot < last; slot++) {
      const x = graph.neighbours[slot];
      if (x !== v) beside |= this.unsaturated[x];
    }
    return neighbourKind({
      element: unit.element,
      order: graph.orderOf(v, w),
      charge: unit.charge,
      hydrogens: graph.hydrogens[w],
      isUnsaturated: this.unsaturated[w] === 1,
      isCarbonyl: this.carbonyl[w] === 1,
      isAromatic: this.aromatic[w] === 1,
      besideUnsaturated: beside === 1,
      isSulfonyl: unit.element === 16 && unit.attached.length > 0,
    });
  }
}
