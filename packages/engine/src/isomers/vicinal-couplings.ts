import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/** Equivalent hydrogens that split a signal, and the coupling constant, Hz. */
export interface Coupling {
  readonly hydrogens: number;
  readonly hz: number;
}

interface Molecule {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}

/*
 * Typical constants of freely turning chains and common groups, Hz, from the tables of Pretsch,
 * Bühlmann and Badertscher, Structure Determination of Organic Compounds (5th ed., 2020), and
 * Silverstein (8th ed., 2014). They are guides, not predictions: real values differ by about 1 Hz,
 * more where a conformer predominates.
 */
const CHAIN_HZ = {
  methylMethylene: 7.4,
  methylMethyleneOnOxygen: 7.1,
  methylMethine: 6.8,
  methylMethineOnOxygen: 6.2,
  methylenes: 7.4,
  methylenesByOxygen: 6.7,
  methine: 6.6,
  acetalMethyl: 5.2,
  acetalMethylene: 5.5,
};
const ALDEHYDE_HZ = { methyl: 2.9, other: 1.9, alkene: 7.8 };
const AMIDE_HZ = { methyl: 4.9, other: 5.8 };
const THIOL_HZ = 7.5,
  ALKYNE_HZ = 2.6,
  ALLYL_HZ = 6.4,
  IMINE_HZ = 5.2;
/**
 * To fluorine two bonds away on a carbon with 1, 2 fluorines, and three bonds away from a carbon
 * with 1, 2, 3.
 */
const GEMINAL_F_HZ = [47.5, 56.5],
  VICINAL_F_HZ = [23.5, 15, 8.5];

const slotsOf = ({ degree }: MolecularGraph, atom: number) =>
  Array.from({ length: degree[atom] }, (_, k) => atom * MAX_DEGREE + k);
const hasNeighbour = (graph: MolecularGraph, atom: number, element: number, order: number) =>
  slotsOf(graph, atom).some(
    (slot) => graph.orders[slot] === order && graph.element[graph.neighbours[slot]] === element,
  );
export const isSaturated = (graph: MolecularGraph, atom: number): boolean =>
  slotsOf(graph, atom).every((slot) => graph.orders[slot] === 1);
const isAldehyde = (graph: MolecularGraph, atom: number) =>
  graph.hydrogens[atom] > 0 && hasNeighbour(graph, atom, 8, 2);
const fluorines = (graph: MolecularGraph, atom: number) =>
  slotsOf(graph, atom).filter((slot) => graph.element[graph.neighbours[slot]] === 9).length;

const oxygens = (graph: MolecularGraph, atom: number) =>
  slotsOf(graph, atom).filter((slot) => graph.element[graph.neighbours[slot]] === 8).length;

/** Between hydrogens on two neighbouring saturated carbons of a chain. */
function chainHz(graph: MolecularGraph, a: number, b: number): number {
  const [more, fewer] = graph.hydrogens[a] >= graph.hydrogens[b] ? [a, b] : [b, a];
  const byOxygen = hasNeighbour(graph, fewer, 8, 1) || hasNeighbour(graph, more, 8, 1);
  if (graph.hydrogens[fewer] === 1 && oxygens(graph, fewer) > 1)
    return graph.hydrogens[more] === 3 ? CHAIN_HZ.acetalMethyl : CHAIN_HZ.acetalMethylene;
  if (graph.hydrogens[more] === 3) {
    if (graph.hydrogens[fewer] === 1)
      return byOxygen ? CHAIN_HZ.methylMethineOnOxygen : CHAIN_HZ.methylMethine;
    return byOxygen ? CHAIN_HZ.methylMethyleneOnOxygen : CHAIN_HZ.methylMethylene;
  }
  if (graph.hydrogens[fewer] === 1) return CHAIN_HZ.methine;
  return byOxygen ? CHAIN_HZ.methylenesByOxygen : CHAIN_HZ.methylenes;
}

/**
 * N–H of amides and their like exchanges slowly enough to split its neighbours; that of amines does
 * not.
 */
export function isAmideNitrogen(graph: MolecularGraph, atom: number): boolean {
  return (
    graph.element[atom] === 7 &&
    slotsOf(graph, atom).some((slot) => {
      const other = graph.neighbours[slot];
      return (
        hasNeighbour(graph, other, 8, 2) &&
        (graph.element[other] === 6 || graph.element[other] === 16)
      );
    })
  );
}

/**
 * Constant between the hydrogens on a saturated carbon and those on its neighbour `b`; undefined
 * where they do not split it visibly.
 */
function hzToNeighbour(graph: MolecularGraph, atom: number, b: number): number | undefined {
  switch (graph.element[b]) {
    case 6:
      if (isSaturated(graph, b)) return chainHz(graph, atom, b);
      if (isAldehyde(graph, b))
        return graph.hydrogens[atom] === 3 ? ALDEHYDE_HZ.methyl : ALDEHYDE_HZ.other;
      return hasNeighbour(graph, b, 7, 2) ? IMINE_HZ : ALLYL_HZ;
    case 7:
      return isAmideNitrogen(graph, b)
        ? graph.hydrogens[atom] === 3
          ? AMIDE_HZ.methyl
          : AMIDE_HZ.other
        : undefined;
    case 16:
      return graph.hydrogens[b] > 0 ? THIOL_HZ : undefined;
    default:
      return undefined;
  }
}

/**
 * What splits the hydrogens on a carbon, first order: each group of equivalent neighbours, fluorine
 * and, over a triple bond, ≡C–H included.
 */
export function couplingsOfSaturated({ graph, perception }: Molecule, atom: number): Coupling[] {
  const byClass = new Map<string, { hydrogens: number; hz: number }>();
  const add = (key: string, hydrogens: number, hz: number) => {
    const known = byClass.get(key);
    if (known) known.hydrogens += hydrogens;
    else byClass.set(key, { hydrogens, hz });
  };
  const own = fluorines(graph, atom);
  if (own > 0) add('F', own, GEMINAL_F_HZ[own - 1] ?? GEMINAL_F_HZ[1]);
  for (const slot of slotsOf(graph, atom)) {
    const b = graph.neighbours[slot];
    if (perception.symmetryClass[b] === perception.symmetryClass[atom]) continue;
    const hz = graph.hydrogens[b] > 0 ? hzToNeighbour(graph, atom, b) : undefined;
    if (hz !== undefined) add(`H${perception.symmetryClass[b]}`, graph.hydrogens[b], hz);
    const fluorine = graph.element[b] === 6 ? fluorines(graph, b) : 0;
    if (fluorine > 0) add(`F${perception.symmetryClass[b]}`, fluorine, VICINAL_F_HZ[fluorine - 1]);
    const far = farAlkyneHydrogen(graph, b, atom);
    if (far >= 0) add(`A${perception.symmetryClass[far]}`, 1, ALKYNE_HZ);
  }
  return [...byClass.values()];
}

/** The ≡C–H beyond the triple bond that begins at `b`; −1 where there is none. */
function farAlkyneHydrogen(graph: MolecularGraph, b: number, from: number): number {
  for (const slot of slotsOf(graph, b)) {
    const c = graph.neighbours[slot];
    if (
      c !== from &&
      graph.orders[slot] === 3 &&
      graph.element[c] === 6 &&
      graph.hydrogens[c] === 1
    )
      return c;
  }
  return -1;
}

/**
 * Next to an aldehyde's hydrogen, and beyond the triple bond of ≡C–H. Null where a coupling depends
 * on more than the constitution.
 */
export function couplingsOfUnsaturated({ graph }: Molecule, atom: number): Coupling[] | null {
  const found: Coupling[] = [];
  for (const slot of slotsOf(graph, atom)) {
    const b = graph.neighbours[slot];
    if (graph.orders[slot] === 3) {
      for (const next of slotsOf(graph, b)) {
        const c = graph.neighbours[next];
        if (c !== atom && graph.hydrogens[c] > 0 && graph.element[c] === 6 && isSaturated(graph, c))
          found.push({ hydrogens: graph.hydrogens[c], hz: ALKYNE_HZ });
      }
    } else if (isAldehyde(graph, atom) && graph.element[b] === 6 && graph.hydrogens[b] > 0) {
      const hz = !isSaturated(graph, b)
        ? ALDEHYDE_HZ.alkene
        : graph.hydrogens[b] === 3
          ? ALDEHYDE_HZ.methyl
          : ALDEHYDE_HZ.other;
      if (isAldehyde(graph, b)) return null;
      found.push({ hydrogens: graph.hydrogens[b], hz });
    } else if (isAldehyde(graph, atom) && graph.element[b] === 7 && graph.hydrogens[b] > 0)
      return null;
  }
  return found;
}
