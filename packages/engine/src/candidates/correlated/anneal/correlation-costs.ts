import type { JointFacts } from '../../../techniques/correlations/joint/joint-facts.ts';
import { jointIndex } from '../../../techniques/correlations/joint/joint-index.ts';
import {
  ABSENT,
  BOND_PATHS,
  type BondPath,
} from '../../../techniques/correlations/joint/path-costs.ts';
import type { End } from '../../../techniques/correlations/joint/snap.ts';
import { bitCount } from '@elucida/generator/small-rings';
import type { Random } from '../../search/random.ts';
import { pick } from '../draws.ts';
import type { BondGraph } from './bond-graph.ts';
import { FARTHEST, type Distances } from './distances.ts';
import { addVertex, emptyMasks, type Masks } from './masks.ts';

/** A cross peak that costs more is not explained. */
const EXPLAINED = 1;

/** A cross peak by the vertices that it may join, with its cost by bonds between these. */
interface Wanted {
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** What it costs that each is meant and not the nearest signal. */
  readonly fromCosts: readonly number[];
  readonly toCosts: readonly number[];
  /** By bonds between heavy atoms; of an unsaturated partner (HMBC), or of an unsaturated end (COSY). */
  readonly costs: Float64Array;
  readonly costsThroughPi: Float64Array;
  readonly toCarbon: boolean;
}

const costsOf = ({ byBonds }: BondPath, throughPi: boolean): Float64Array =>
  Float64Array.from({ length: FARTHEST + 2 }, (_, bonds) => -byBonds(bonds, throughPi));

/**
 * What the cross peaks of HMBC and COSY cost in a molecule, log units. `signalOf`: ¹³C signal of each
 * vertex, −1 of heteroatoms.
 */
export class CorrelationCosts {
  private readonly wanted: readonly Wanted[];
  /** Carbons whose cross peak with the vertex's hydrogens would be noticed if it were absent. */
  private readonly unseenHmbc: Masks;
  private readonly unseenCosy: Masks;
  private readonly carriers: readonly number[];
  private readonly weight: { readonly hmbc: number; readonly cosy: number };

  constructor(facts: JointFacts, signalOf: Int16Array) {
    const size = signalOf.length;
    const index = jointIndex(facts);
    const verticesOf = (signal: number): number[] =>
      [...signalOf.keys()].filter((v) => signal >= 0 && signalOf[v] === signal);
    const meant = ({ signals, costs }: End, signalAt: (each: number) => number) => {
      const vertices: number[] = [];
      const apart: number[] = [];
      signals.forEach((each, i) => {
        for (const v of verticesOf(signalAt(each))) {
          vertices.push(v);
          apart.push(-costs[i]);
        }
      });
      return [vertices, apart] as const;
    };
    const carrier = (h: number): number => facts.carrier[h];
    this.wanted = index.all.flatMap(({ kind, correlation }): Wanted[] => {
      const path = BOND_PATHS[kind];
      if (path === null) return [];
      const { toCarbon } = path;
      const [from, fromCosts] = meant(correlation.from, carrier);
      const [to, toCosts] = meant(correlation.to, toCarbon ? (signal) => signal : carrier);
      if (from.length === 0 || to.length === 0) return [];
      const [costs, costsThroughPi] = [costsOf(path, false), costsOf(path, true)];
      return [{ toCarbon, from, to, fromCosts, toCosts, costs, costsThroughPi }];
    });
    this.unseenHmbc = emptyMasks(size);
    this.unseenCosy = emptyMasks(size);
    const protonOf = Array.from(signalOf, (signal) =>
      signal < 0 ? -1 : facts.carrier.indexOf(signal),
    );
    this.carriers = [...protonOf.keys()].filter((v) => protonOf[v] >= 0);
    for (const v of this.carriers)
      for (let w = 0; w < size; w++) {
        if (w === v || signalOf[w] < 0) continue;
        const h = protonOf[v];
        if (index.seen.HMBC[h * facts.carbon.length + signalOf[w]] === 0)
          addVertex(this.unseenHmbc, v, w);
        const other = protonOf[w];
        if (w > v && other >= 0 && index.seen.COSY[h * facts.proton.length + other] === 0)
          addVertex(this.unseenCosy, v, w);
      }
    this.weight = {
      hmbc: -ABSENT.methyl * index.density.HMBC,
      cosy: -ABSENT.vicinal * index.density.COSY,
    };
  }

  /**
   * Cost of all cross peaks, and of those that are expected and absent; or some number above `atMost` where
   * it is more than that.
   */
  of({ hydrogens }: BondGraph, distances: Distances, atMost: number): number {
    let cost = this.costOfAbsent(hydrogens, distances);
    for (const each of this.wanted) {
      if (cost > atMost) return cost;
      cost += costOf(each, distances);
    }
    return cost;
  }

  /** The two ends of a cross peak that the distances do not explain; null when in luck. */
  unexplained(distances: Distances, random: Random): readonly [number, number] | null {
    if (this.wanted.length === 0) return null;
    const each = pick(random, this.wanted);
    if (costOf(each, distances) < EXPLAINED) return null;
    return [pick(random, each.from), pick(random, each.to)];
  }

  private costOfAbsent(hydrogens: Uint8Array, { size, within: { low, high } }: Distances): number {
    let hmbc = 0;
    let cosy = 0;
    for (const v of this.carriers) {
      if (hydrogens[v] === 3)
        hmbc +=
          bitCount(low[2 * size + v] & this.unseenHmbc.low[v]) +
          bitCount(high[2 * size + v] & this.unseenHmbc.high[v]);
      cosy +=
        bitCount(low[size + v] & this.unseenCosy.low[v]) +
        bitCount(high[size + v] & this.unseenCosy.high[v]);
    }
    return this.weight.hmbc * hmbc + this.weight.cosy * cosy;
  }
}

/** What a cross peak costs. */
function costOf(
  { toCarbon, from, to, fromCosts, toCosts, costs, costsThroughPi }: Wanted,
  distances: Distances,
): number {
  const { unsaturated } = distances;
  let best = Infinity;
  for (let i = 0; i < from.length; i++)
    for (let j = 0; j < to.length; j++) {
      const apart = fromCosts[i] + toCosts[j];
      if (apart >= best) continue;
      const throughPi = unsaturated[to[j]] === 1 || (!toCarbon && unsaturated[from[i]] === 1);
      const byBonds = throughPi ? costsThroughPi : costs;
      best = Math.min(best, apart + byBonds[distances.between(from[i], to[j])]);
    }
  return best;
}
