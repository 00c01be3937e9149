import type { MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import type { Assignment } from './assignment.ts';
import type { BondTable } from './bonds.ts';
import type { Composition } from './compositions.ts';
import { isWithin, type GenerationConstraints } from './constraints.ts';
import type { Skeleton } from './skeleton.ts';

export interface MoleculeCheck {
  /** Whether the units placed can still meet the constraints with this many bond units to come. */
  units(extraUnits: number): boolean;
  /** Whether the bond orders meet them. */
  bonds(): boolean;
  /** Whether the finished molecule meets those that need perception. */
  graph(graph: MolecularGraph): boolean;
}

interface CheckRequest {
  readonly composition: Composition;
  readonly constraints: GenerationConstraints;
  readonly skeleton: Skeleton;
  readonly assignment: Assignment;
  readonly table: BondTable;
  readonly free: Uint8Array;
}

/**
 * The checks of the constraints at three depths; null when there are none. All arrays are read when
 * called.
 */
export function moleculeCheck(request: CheckRequest): MoleculeCheck | null {
  const { composition, constraints, skeleton, assignment, table, free } = request;
  if (Object.values(constraints).every((limit) => limit === undefined)) return null;
  const { unitOf } = assignment;
  const isCarbon = Uint8Array.from(composition.units, (unit) => (unit.name === 'C' ? 1 : 0));
  const isOxygen = Uint8Array.from(composition.units, (unit) => (unit.name === 'O' ? 1 : 0));
  const valence = Uint8Array.from(composition.units, (unit) => unit.valence);
  const carriesHydrogen = Uint8Array.from(composition.units, (unit) =>
    unit.mayCarryHydrogen ? 1 : 0,
  );
  const onCarbon = constraints.hydrogensOnCarbon;
  const byHydrogens = new Uint8Array(5);
  const extraAt = new Uint8Array(32);

  return {
    units(extraUnits) {
      let exchangeable = 0;
      byHydrogens.fill(0);
      for (let v = 0; v < skeleton.vertexCount; v++) {
        const u = unitOf[v];
        const open = valence[u] - skeleton.degree[v];
        if (isCarbon[u]) byHydrogens[open]++;
        else if (carriesHydrogen[u]) exchangeable += open;
      }
      if (exchangeable < (constraints.exchangeableHydrogens?.min ?? 0)) return false;
      if (exchangeable - 2 * extraUnits > (constraints.exchangeableHydrogens?.max ?? Infinity))
        return false;
      let needed = 0;
      let room = byHydrogens[4];
      for (let h = 3; h > 0; h--) {
        needed += onCarbon?.[h]?.min ?? 0;
        room += byHydrogens[h];
        if (room < needed) return false;
      }
      return true;
    },
    bonds() {
      byHydrogens.fill(0);
      extraAt.fill(0);
      let exchangeable = 0;
      for (let v = 0; v < skeleton.vertexCount; v++) {
        if (isCarbon[unitOf[v]]) byHydrogens[free[v]]++;
        else exchangeable += free[v];
      }
      if (!isWithin(exchangeable, constraints.exchangeableHydrogens)) return false;
      if (onCarbon)
        for (let h = 0; h < 4; h++) if (!isWithin(byHydrogens[h], onCarbon[h])) return false;
      let carbonyls = 0;
      for (let bond = 0; bond < table.count; bond++) {
        const extra = table.extra[bond];
        if (extra === 0) continue;
        const a = unitOf[table.from[bond]];
        const b = unitOf[table.to[bond]];
        extraAt[table.from[bond]] += extra;
        extraAt[table.to[bond]] += extra;
        if ((isCarbon[a] & isOxygen[b]) | (isOxygen[a] & isCarbon[b])) carbonyls++;
      }
      if (!isWithin(carbonyls, constraints.carbonyls)) return false;
      let pi = 0;
      let sp = 0;
      for (let v = 0; v < skeleton.vertexCount; v++) {
        if (!isCarbon[unitOf[v]] || extraAt[v] === 0) continue;
        pi++;
        if (extraAt[v] > 1) sp++;
      }
      return isWithin(pi, constraints.piCarbons) && isWithin(sp, constraints.spCarbons);
    },
    graph(graph) {
      if (!constraints.aromaticAtoms && !constraints.carbonClasses) return true;
      const perception = perceive(graph);
      let aromatic = 0;
      const classes = new Set<number>();
      for (let atom = 0; atom < graph.atomCount; atom++) {
        aromatic += perception.aromatic[atom];
        if (graph.element[atom] === 6) classes.add(perception.symmetryClass[atom]);
      }
      return (
        isWithin(aromatic, constraints.aromaticAtoms) &&
        isWithin(classes.size, constraints.carbonClasses)
      );
    },
  };
}
