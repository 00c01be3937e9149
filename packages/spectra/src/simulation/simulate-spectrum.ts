import {
  planClusters,
  couplingTable,
  type ClusterPlan,
  type CouplingTable,
} from './cluster-plan.ts';
import { zComponents } from './composite-spins.ts';
import { simulateCluster } from './simulate-cluster.ts';
import type { GroupLines, SpectrumLine, SpinSystem } from './spin-system.ts';

/**
 * Sets of z components of outsiders that are diagonalised one by one, as many as this cost allows;
 * the rest splits lines afterwards.
 */
const SETS_COST = 1.2e5;
/**
 * First-order splittings of one group that are drawn; what more there are is smaller than a line's
 * width.
 */
const MOST_AFTER = 12;
/** Lines are added up in places this wide, Hz: a twentieth of the width of a sharp line. */
const SAME_HZ = 0.05;
/** Lines weaker than this share of their group are left out. */
const LEAST_SHARE = 1e-4;

/**
 * The lines of each group of hydrogens at a proton frequency, second order included. Copies of a
 * group are in its intensities.
 */
export function simulateSpectrum(system: SpinSystem, mhz: number): GroupLines[] {
  const table = couplingTable(system);
  const found = planClusters(system, mhz).flatMap((plan) =>
    simulatePlan(plan, { system, table, mhz }),
  );
  return found.sort((a, b) => a.group - b.group);
}

interface Context {
  readonly system: SpinSystem;
  readonly table: CouplingTable;
  readonly mhz: number;
}

/** One choice of z components of the outsiders: by how much they shift each member, Hz. */
interface FieldSet {
  readonly shift: readonly number[];
  readonly share: number;
}

function simulatePlan(
  { members, kept, outsiders, cost }: ClusterPlan,
  { system, table, mhz }: Context,
): GroupLines[] {
  const ppm = members.map((member) => system.groups[member]!.ppm! * mhz);
  const nuclei = members.map((member) => system.groups[member]!.nuclei);
  const couplings = members.map((a) => members.map((b) => table[a]![b]!));
  const within = new Map(
    kept.map((group) => [members.indexOf(group), new Map<number, Gathered>()]),
  );
  const strongest = outsiders.toSorted(
    (a, b) => Math.max(...b.hz.map(Math.abs)) - Math.max(...a.hz.map(Math.abs)),
  );
  let sets: FieldSet[] = [{ shift: members.map(() => 0), share: 1 }];
  const after: typeof strongest = [];
  for (const outsider of strongest) {
    // A lone member needs no matrix: all its splittings are first order.
    if (members.length === 1 || sets.length * (outsider.nuclei + 1) * cost > SETS_COST)
      after.push(outsider);
    else
      sets = sets.flatMap(({ shift, share }) =>
        zComponents(outsider.nuclei).map((z) => ({
          shift: shift.map((each, k) => each + outsider.hz[k]! * z.m),
          share: share * z.share,
        })),
      );
  }
  for (const { shift, share } of sets) {
    simulateCluster(
      { hz: ppm.map((each, k) => each + shift[k]!), nuclei, couplings },
      [...within.keys()],
      (member, hz, intensity) => gather(within.get(member)!, hz, intensity * share),
    );
  }
  return [...within].map(([member, gathered]) => {
    const group = members[member]!;
    const { copies = 1 } = system.groups[group]!;
    const split = after.slice(0, MOST_AFTER).reduce((before, { nuclei: count, hz }) => {
      if (hz[member] === 0) return before;
      const next = new Map<number, Gathered>();
      for (const line of before.values())
        for (const { m, share } of zComponents(count))
          gather(next, line.moment / line.weight + hz[member]! * m, line.intensity * share);
      return next;
    }, gathered);
    const lines = [...split.values()].filter(
      ({ intensity }) => Math.abs(intensity) > LEAST_SHARE * nuclei[member]!,
    );
    return {
      group,
      lines: lines
        .map(({ moment, weight, intensity }): SpectrumLine => ({
          hz: moment / weight,
          intensity: intensity * copies,
        }))
        .sort((a, b) => a.hz - b.hz),
    };
  });
}

/** Lines at one place: the sum of their intensities, and what their mean position follows from. */
interface Gathered {
  intensity: number;
  weight: number;
  moment: number;
}

function gather(lines: Map<number, Gathered>, hz: number, intensity: number): void {
  const place = Math.round(hz / SAME_HZ),
    weight = Math.abs(intensity);
  const known = lines.get(place);
  if (weight === 0) return;
  if (known === undefined) lines.set(place, { intensity, weight, moment: hz * weight });
  else {
    known.intensity += intensity;
    known.weight += weight;
    known.moment += hz * weight;
  }
}
