import { C, O } from '@elucida/molecules/atomic-numbers';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import {
  detectGroups,
  hasGroup,
  locateGroups,
} from '@elucida/molecules/functional-groups/functional-groups';
import type { Group } from '@elucida/molecules/functional-groups/group-names';
import type { Perception } from '@elucida/molecules/perception';

/** A structure that claims speak of, with the questions that they ask of it. */
export interface MoleculeView {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  /** All heavy atoms that fit. */
  atoms(fits: (atom: number) => boolean): number[];
  /** Neighbours, by bonds of an order where one is given. */
  around(atom: number, order?: number): number[];
  /** Whether one of the neighbours (by bonds of that order) is of this element. */
  bondedTo(atom: number, element: number, order?: number): boolean;
  isAromatic(atom: number): boolean;
  /** Carbon without double, triple or aromatic bonds. */
  isSaturated(atom: number): boolean;
  /** Carbon with a doubly bonded oxygen. */
  isCarbonyl(atom: number): boolean;
  hydrogens(atom: number): number;
  element(atom: number): number;
  has(...groups: readonly Group[]): boolean;
  /** Atoms of the sites of these groups. */
  sites(...groups: readonly Group[]): number[];
}

/** Looks at a molecule as claims do. */
export function viewMolecule(graph: MolecularGraph, perception: Perception): MoleculeView {
  const counts = detectGroups(graph, perception);
  const located = locateGroups(graph, perception);
  const slots = (atom: number) =>
    Array.from({ length: graph.degree[atom] }, (_, k) => atom * MAX_DEGREE + k);
  const around = (atom: number, order?: number) =>
    slots(atom)
      .filter((slot) => order === undefined || graph.orders[slot] === order)
      .map((slot) => graph.neighbours[slot]);
  const bondedTo = (atom: number, element: number, order?: number) =>
    around(atom, order).some((other) => graph.element[other] === element);
  const isAromatic = (atom: number) => perception.aromatic[atom] === 1;
  return {
    graph,
    perception,
    around,
    bondedTo,
    isAromatic,
    atoms: (fits) => Array.from({ length: graph.atomCount }, (_, atom) => atom).filter(fits),
    isSaturated: (atom) =>
      graph.element[atom] === C &&
      !isAromatic(atom) &&
      slots(atom).every((slot) => graph.orders[slot] === 1),
    isCarbonyl: (atom) => graph.element[atom] === C && bondedTo(atom, O, 2),
    hydrogens: (atom) => graph.hydrogens[atom],
    element: (atom) => graph.element[atom],
    has: (...groups) => groups.some((group) => hasGroup(counts, group)),
    sites: (...groups) => [
      ...new Set(
        located.filter(({ group }) => groups.includes(group)).flatMap(({ atoms }) => atoms),
      ),
    ],
  };
}
