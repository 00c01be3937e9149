/**
 * The engine's own molecule: heavy atoms with implicit hydrogens in fixed-size typed arrays, Kekulé
 * bond orders.
 * Small and flat because the generator and the search make, copy and score hundreds of thousands of
 * them.
 * Conventions: S=O and P=O neutral; nitro, azide, diazo, N-oxide charge-separated (contract §2).
 */

/** Slots for neighbours per atom: SF6 needs six. */
export const MAX_DEGREE = 6;
/** Atoms are numbered in bytes. */
export const MOST_ATOMS = 255;

export interface MolecularGraph {
  /** Number of heavy atoms. */
  readonly atomCount: number;
  /** Atomic number by atom. */
  readonly element: Uint8Array;
  /** Formal charge by atom. */
  readonly charge: Int8Array;
  /** Implicit hydrogens by atom. */
  readonly hydrogens: Uint8Array;
  /** Number of heavy neighbours by atom. */
  readonly degree: Uint8Array;
  /** Neighbour atom of slot `atom * MAX_DEGREE + k`, k < degree[atom]. */
  readonly neighbours: Uint8Array;
  /** Kekulé bond order (1–3) of the same slot. */
  readonly orders: Uint8Array;
}

/** An unconnected graph of `atomCount` carbon-less, hydrogen-less atoms, to be filled in. */
export function emptyGraph(atomCount: number): MolecularGraph {
  return {
    atomCount,
    element: new Uint8Array(atomCount),
    charge: new Int8Array(atomCount),
    hydrogens: new Uint8Array(atomCount),
    degree: new Uint8Array(atomCount),
    neighbours: new Uint8Array(atomCount * MAX_DEGREE),
    orders: new Uint8Array(atomCount * MAX_DEGREE),
  };
}

export function copyGraph(graph: MolecularGraph): MolecularGraph {
  return {
    atomCount: graph.atomCount,
    element: graph.element.slice(),
    charge: graph.charge.slice(),
    hydrogens: graph.hydrogens.slice(),
    degree: graph.degree.slice(),
    neighbours: graph.neighbours.slice(),
    orders: graph.orders.slice(),
  };
}

/**
 * Adds a bond between two atoms that are not bonded yet. Throws RangeError when an atom has no free
 * slot.
 */
export function addBond(graph: MolecularGraph, a: number, b: number, order: number): void {
  const ka = graph.degree[a];
  const kb = graph.degree[b];
  if (ka >= MAX_DEGREE || kb >= MAX_DEGREE)
    throw new RangeError(`no free neighbour slot between atoms ${a} and ${b}`);
  graph.neighbours[a * MAX_DEGREE + ka] = b;
  graph.orders[a * MAX_DEGREE + ka] = order;
  graph.neighbours[b * MAX_DEGREE + kb] = a;
  graph.orders[b * MAX_DEGREE + kb] = order;
  graph.degree[a] = ka + 1;
  graph.degree[b] = kb + 1;
}

/** Bond order between two atoms, 0 when they are not bonded. */
export function bondOrder(graph: MolecularGraph, a: number, b: number): number {
  const start = a * MAX_DEGREE;
  for (let k = 0; k < graph.degree[a]; k++)
    if (graph.neighbours[start + k] === b) return graph.orders[start + k];
  return 0;
}

/** Gives the bond between two atoms another order, at both ends. */
export function setOrder(graph: MolecularGraph, a: number, b: number, order: number): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ]) {
    for (let slot = from * MAX_DEGREE, end = slot + graph.degree[from]; slot < end; slot++)
      if (graph.neighbours[slot] === to) graph.orders[slot] = order;
  }
}

/** The atoms bonded to one. For inner loops, walk the slots instead. */
export const neighboursOf = (graph: MolecularGraph, atom: number): number[] => [
  ...graph.neighbours.subarray(atom * MAX_DEGREE, atom * MAX_DEGREE + graph.degree[atom]),
];

/** A bond as one of its atoms has it. */
export interface Bond {
  readonly other: number;
  readonly order: number;
}

/** The bonds of an atom. For inner loops, walk the slots instead. */
export const bondsOf = ({ degree, neighbours, orders }: MolecularGraph, atom: number): Bond[] =>
  Array.from({ length: degree[atom] }, (_, k) => ({
    other: neighbours[atom * MAX_DEGREE + k],
    order: orders[atom * MAX_DEGREE + k],
  }));
