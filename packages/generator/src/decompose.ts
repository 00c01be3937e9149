import { MAX_DEGREE, bondOrder, type MolecularGraph } from '@elucida/molecules/graph';
import { ATOM_UNITS, GROUP_UNITS, ION_UNITS, type Unit } from './units.ts';

/** A molecule as units at vertices and the bonds between them. */
export interface UnitMolecule {
  readonly units: readonly Unit[];
  readonly bonds: readonly { readonly a: number; readonly b: number; readonly order: number }[];
  /** Hydrogens by unit. */
  readonly hydrogens: readonly number[];
}

/** Groups with more atoms first, so that a sulfone is not read as a sulfoxide. */
const GROUPS = Object.values(GROUP_UNITS).sort((a, b) => b.attached.length - a.attached.length);
const NEUTRAL = new Map(Object.values(ATOM_UNITS).map((unit) => [unit.element, unit]));
const IONS = [...ION_UNITS.anions, ...ION_UNITS.cations];

/**
 * Splits a molecule into the generator's units; null when it holds an atom that no unit stands for
 * (SF6, a free radical).
 */
export function decompose(graph: MolecularGraph): UnitMolecule | null {
  const vertexOf = new Int16Array(graph.atomCount).fill(-1);
  const roots: number[] = [];
  const units: Unit[] = [];
  for (const group of GROUPS) {
    for (let atom = 0; atom < graph.atomCount; atom++) {
      const members = vertexOf[atom] < 0 ? matchGroup(graph, atom, group, vertexOf) : null;
      if (members === null) continue;
      for (const member of [atom, ...members]) vertexOf[member] = units.length;
      units.push(group);
      roots.push(atom);
    }
  }
  for (let atom = 0; atom < graph.atomCount; atom++) {
    if (vertexOf[atom] >= 0) continue;
    const unit = atomUnit(graph, atom);
    if (unit === null) return null;
    vertexOf[atom] = units.length;
    units.push(unit);
    roots.push(atom);
  }
  const bonds: { a: number; b: number; order: number }[] = [];
  for (const [a, atom] of roots.entries()) {
    for (let slot = atom * MAX_DEGREE; slot < atom * MAX_DEGREE + graph.degree[atom]; slot++) {
      const b = vertexOf[graph.neighbours[slot]];
      if (b > a) bonds.push({ a, b, order: graph.orders[slot] });
    }
  }
  return { units, bonds, hydrogens: roots.map((atom) => graph.hydrogens[atom]) };
}

function atomUnit(graph: MolecularGraph, atom: number): Unit | null {
  const charge = graph.charge[atom];
  const unit =
    charge === 0
      ? NEUTRAL.get(graph.element[atom])
      : IONS.find((ion) => ion.element === graph.element[atom] && ion.charge === charge);
  return unit !== undefined && bondSum(graph, atom) + graph.hydrogens[atom] === unit.valence
    ? unit
    : null;
}

/** The attached atoms of a group rooted at `atom`, in the group's order, or null. */
function matchGroup(
  graph: MolecularGraph,
  atom: number,
  group: Unit,
  vertexOf: Int16Array,
): number[] | null {
  if (graph.element[atom] !== group.element || graph.charge[atom] !== group.charge) return null;
  const members: number[] = [];
  for (const wanted of group.attached) {
    const centre = wanted.bondedTo === 0 ? atom : members[wanted.bondedTo - 1];
    let found = -1;
    for (let k = 0; k < graph.degree[centre] && found < 0; k++) {
      const other = graph.neighbours[centre * MAX_DEGREE + k];
      if (other === atom || vertexOf[other] >= 0 || members.includes(other)) continue;
      if (
        graph.element[other] !== wanted.element ||
        graph.charge[other] !== wanted.charge ||
        graph.hydrogens[other] !== 0
      )
        continue;
      if (bondOrder(graph, centre, other) === wanted.order) found = other;
    }
    if (found < 0) return null;
    members.push(found);
  }
  const inside = members.reduce(
    (sum, member, i) =>
      sum + (group.attached[i].bondedTo === 0 ? bondOrder(graph, atom, member) : 0),
    0,
  );
  const isClosed = members.every(
    (member, i) =>
      graph.degree[member] ===
      1 + group.attached.filter((other) => other.bondedTo === i + 1).length,
  );
  return isClosed && bondSum(graph, atom) - inside + graph.hydrogens[atom] === group.valence
    ? members
    : null;
}

function bondSum(graph: MolecularGraph, atom: number): number {
  let sum = 0;
  for (let k = 0; k < graph.degree[atom]; k++) sum += graph.orders[atom * MAX_DEGREE + k];
  return sum;
}
