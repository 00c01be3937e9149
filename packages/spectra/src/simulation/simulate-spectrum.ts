import { planClusters, couplingTable, type ClusterPlan, type CouplingTable } from './cluster-plan.ts';
import { zComponents } from './composite-spins.ts';
import { simulateCluster } from './simulate-cluster.ts';
import type { GroupLines, SpectrumLine, SpinSystem } from './spin-system.ts';

/** The frequency that is assumed where none is declared, MHz for ¹H. */
export const USUAL_MHZ = 400;

/** Sets of z components of outsiders that are diagonalised one by one; the rest splits lines afterwards. */
const MOST_SETS = 9;
/** Lines closer than this are one, Hz: a twentieth of the width of a sharp line. */
const SAME_HZ = 0.05;
/** Lines weaker than this share of their group are left out. */
const LEAST_SHARE = 1e-4;

/** The lines of each group of hydrogens, second order included. Copies of a group are in its intensities. */
export function simulateSpectrum(system: SpinSystem, mhz: number = USUAL_MHZ): GroupLines[] {
  const table = couplingTable(system);
  const found = planClusters(system, mhz).flatMap((plan) => simulatePlan(plan, { system, table, mhz }));
  return found.sort((a, b) => a.group - b.group);
}

interface Context { readonly system: SpinSystem; readonly table: CouplingTable; readonly mhz: number }

/** One choice of z components of the outsiders: by how much they shift each member, Hz. */
interface FieldSet { readonly shift: readonly number[]; readonly share: number }

function simulatePlan({ members, kept, outsiders }: ClusterPlan, { system, table, mhz }: Context): GroupLines[] {
  const ppm = members.map((member) => system.groups[member]!.ppm! * mhz);
  const nuclei = members.map((member) => system.groups[member]!.nuclei);
  const couplings = members.map((a) => members.map((b) => table[a]![b]!));
  const within = new Map(kept.map((group) => [members.indexOf(group), [] as SpectrumLine[]]));
  const strongest = outsiders.toSorted((a, b) => Math.max(...b.hz.map(Math.abs)) - Math.max(...a.hz.map(Math.abs)));
  let sets: FieldSet[] = [{ shift: members.map(() => 0), share: 1 }];
  const after: typeof strongest = [];
  for (const outsider of strongest) {
    // A lone member needs no matrix: all its splittings are first order.
    if (members.length === 1 || sets.length * (outsider.nuclei + 1) > MOST_SETS) after.push(outsider);
    else sets = sets.flatMap(({ shift, share }) => zComponents(outsider.nuclei).map((z) => ({ shift: shift.map((each, k) => each + outsider.hz[k]! * z.m), share: share * z.share })));
  }
  for (const { shift, share } of sets) {
    simulateCluster({ hz: ppm.map((each, k) => each + shift[k]!), nuclei, couplings }, (member, hz, intensity) => within.get(member)?.push({ hz, intensity: intensity * share }));
  }
  return [...within].map(([member, lines]) => {
    const group = members[member]!;
    const { copies = 1 } = system.groups[group]!;
    const split = after.reduce((before, { nuclei: count, hz }) => (hz[member] === 0 ? before : merge(before.flatMap((line) => zComponents(count).map(({ m, share }) => ({ hz: line.hz + hz[member]! * m, intensity: line.intensity * share }))))), merge(lines));
    return { group, lines: split.filter(({ intensity }) => Math.abs(intensity) > LEAST_SHARE * nuclei[member]!).map(({ hz, intensity }) => ({ hz, intensity: intensity * copies })) };
  });
}

/** Lines at one place added up, ascending. */
function merge(lines: readonly SpectrumLine[]): SpectrumLine[] {
  const made: { hz: number; intensity: number; moment: number; weight: number }[] = [];
  for (const { hz, intensity } of lines.toSorted((a, b) => a.hz - b.hz)) {
    const last = made.at(-1);
    const weight = Math.abs(intensity);
    if (last !== undefined && hz - last.hz <= SAME_HZ) {
      last.intensity += intensity;
      last.moment += hz * weight;
      last.weight += weight;
    } else made.push({ hz, intensity, moment: hz * weight, weight });
  }
  return made.map(({ intensity, moment, weight, hz }) => ({ hz: weight > 0 ? moment / weight : hz, intensity }));
}
