import { clusterCost } from './simulate-cluster.ts';
import type { SpinSystem } from './spin-system.ts';

/** A group outside a cluster that splits it to first order: constants to the members, Hz. */
export interface Outsider {
  readonly nuclei: number;
  readonly hz: readonly number[];
}

/** Groups that are simulated together, those whose lines are kept, and what splits them as well. */
export interface ClusterPlan {
  readonly members: readonly number[];
  readonly kept: readonly number[];
  readonly outsiders: readonly Outsider[];
  /** Sum of the cubes of its matrices' orders. */
  readonly cost: number;
}

/**
 * A network of couplings up to this cost is diagonalised as a whole: eight spins ½ cost 0.74
 * million.
 */
const WHOLE_COST = 8e5;
/** Else each group with those that act on it most, up to this cost. */
const PART_COST = 6e4;
/**
 * A group left out that lies closer to a member than this many constants, and does not couple with
 * the group that is kept, shifts no line by more than what it would add: it is left out altogether.
 */
const WEAK = 3;

/** Constants by pair of groups. */
export type CouplingTable = readonly (readonly number[])[];

export function couplingTable({ groups, couplings }: SpinSystem): CouplingTable {
  const table = groups.map(() => new Array<number>(groups.length).fill(0));
  for (const [a, b, hz] of couplings) table[a]![b] = table[b]![a] = hz;
  return table;
}

/**
 * Groups of hydrogens joined by couplings, each set once. Nuclei of other elements join none: they
 * do not turn with hydrogens.
 */
function networks({ groups }: SpinSystem, table: CouplingTable): number[][] {
  const seen = new Set<number>();
  const found: number[][] = [];
  groups.forEach(({ ppm }, start) => {
    if (ppm === null || seen.has(start)) return;
    const network = [start];
    seen.add(start);
    for (let k = 0; k < network.length; k++) {
      table[network[k]!]!.forEach((hz, other) => {
        if (hz === 0 || seen.has(other) || groups[other]!.ppm === null) return;
        seen.add(other);
        network.push(other);
      });
    }
    found.push(network.sort((a, b) => a - b));
  });
  return found;
}

/**
 * What is diagonalised: whole networks where they are small. In a large one each group is simulated
 * with those that act on it most, by the product along a path of J/(J + Δν), and keeps its own
 * lines alone; what couples with it beyond splits it to first order (after A. M. Castillo, L.
 * Patiny, J. Wist, J. Magn. Reson. 209 (2011) 123).
 */
export function planClusters(system: SpinSystem, mhz: number): ClusterPlan[] {
  const table = couplingTable(system);
  const apart = (a: number, b: number) =>
    Math.abs(system.groups[a]!.ppm! - system.groups[b]!.ppm!) * mhz;
  const cost = (members: readonly number[]) =>
    clusterCost(members.map((each) => system.groups[each]!.nuclei));
  return networks(system, table).flatMap((network) => {
    const plan = (members: readonly number[], kept: readonly number[]): ClusterPlan => {
      const outside = system.groups.flatMap(({ ppm, nuclei }, other): Outsider[] => {
        if (members.includes(other)) return [];
        const hz = members.map((member) => {
          const constant = table[member]![other]!;
          const counts =
            constant !== 0 &&
            (ppm === null ||
              kept.includes(member) ||
              apart(member, other) > WEAK * Math.abs(constant));
          return counts ? constant : 0;
        });
        return hz.some((each) => each !== 0) ? [{ nuclei, hz }] : [];
      });
      return { members, kept, outsiders: outside, cost: cost(members) };
    };
    if (cost(network) <= WHOLE_COST) return [plan(network, network)];
    const parts = new Map<string, { members: number[]; kept: number[] }>();
    for (const centre of network) {
      const members = surroundings(centre, {
        table,
        apart,
        fits: (chosen) => cost(chosen) <= PART_COST,
      }).sort((a, b) => a - b);
      const key = members.join(' ');
      const known = parts.get(key);
      if (known === undefined) parts.set(key, { members, kept: [centre] });
      else known.kept.push(centre);
    }
    return [...parts.values()].map(({ members, kept }) => plan(members, kept));
  });
}

interface Reach {
  readonly table: CouplingTable;
  readonly apart: (a: number, b: number) => number;
  readonly fits: (members: readonly number[]) => boolean;
}

/** The groups that act most on one, as many as fit. */
function surroundings(centre: number, { table, apart, fits }: Reach): number[] {
  const members = [centre];
  const strength = new Map<number, number>();
  const grow = (from: number, through: number) =>
    table[from]!.forEach((hz, other) => {
      if (hz === 0 || members.includes(other) || Number.isNaN(apart(from, other))) return;
      strength.set(
        other,
        Math.max(
          strength.get(other) ?? 0,
          through * (Math.abs(hz) / (Math.abs(hz) + apart(from, other))),
        ),
      );
    });
  grow(centre, 1);
  const left = new Set<number>();
  for (;;) {
    const [next] = [...strength]
      .filter(([other]) => !left.has(other))
      .sort(([a, x], [b, y]) => y - x || a - b);
    if (next === undefined) return members;
    strength.delete(next[0]);
    if (!fits([...members, next[0]])) {
      left.add(next[0]);
      continue;
    }
    members.push(next[0]);
    grow(next[0], next[1]);
  }
}
