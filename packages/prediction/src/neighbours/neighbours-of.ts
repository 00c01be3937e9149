import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { LONE, markAromatic, OXO, PI } from './aromatic-atoms.ts';
import { furtherIndices, furtherType, isOfGroup, MOST_FURTHER } from './further-neighbours.ts';
import { neighbourKind } from './neighbour-key.ts';

const slotsOf = ({ degree }: MolecularGraph, atom: number): number[] =>
  Array.from({ length: degree[atom] }, (_, k) => atom * MAX_DEGREE + k);

const isMultiple = (graph: MolecularGraph, atom: number): boolean =>
  slotsOf(graph, atom).some((slot) => graph.orders[slot] > 1);

const hasOxo = (graph: MolecularGraph, atom: number): boolean =>
  slotsOf(graph, atom).some(
    (slot) => graph.orders[slot] === 2 && graph.element[graph.neighbours[slot]] === 8,
  );

function roleOf(graph: MolecularGraph, atom: number): number {
  const element = graph.element[atom];
  const toPi = slotsOf(graph, atom).some((slot) => {
    const other = graph.element[graph.neighbours[slot]];
    return graph.orders[slot] === 2 && (other === 6 || other === 7);
  });
  if (toPi && (element === 6 || element === 7)) return PI;
  const toChalcogen = slotsOf(graph, atom).some((slot) => {
    const other = graph.element[graph.neighbours[slot]];
    return graph.orders[slot] === 2 && (other === 8 || other === 16);
  });
  if (toChalcogen && element === 6) return OXO;
  return !isMultiple(graph, atom) && (element === 7 || element === 8 || element === 16) ? LONE : 0;
}

/** What of a carbon's surroundings is learned. */
export interface Surroundings {
  /** Kinds of the neighbours of an atom (`neighbourKey`), in the order of its slots. */
  readonly kindsOf: (atom: number) => number[];
  /** What the atoms beyond add to a carbon's shift (`furtherIndices`). */
  readonly furtherOf: (carbon: number) => Uint16Array;
  /** 1 of each aromatic atom (`markAromatic`). */
  readonly aromatic: Uint8Array;
}

/** The surroundings of the atoms of a molecule, as an annealing sees them. */
export function surroundingsOf(graph: MolecularGraph): Surroundings {
  const aromatic = new Uint8Array(graph.atomCount);
  const role = Uint8Array.from(graph.element, (_, atom) => roleOf(graph, atom));
  const { degree, neighbours, element, hydrogens } = graph;
  markAromatic({ size: graph.atomCount, degree, neighbours, role }, aromatic);
  const kindOf = (atom: number, slot: number): number => {
    const other = neighbours[slot];
    const beyond = slotsOf(graph, other).filter((each) => neighbours[each] !== atom);
    return neighbourKind({
      element: element[other],
      order: graph.orders[slot],
      charge: graph.charge[other],
      hydrogens: hydrogens[other],
      isUnsaturated: isMultiple(graph, other),
      isCarbonyl: hasOxo(graph, other),
      isAromatic: aromatic[other] === 1,
      besideUnsaturated: beyond.some((each) => isMultiple(graph, neighbours[each])),
      isSulfonyl: element[other] === 16 && hasOxo(graph, other),
    });
  };
  const input = {
    degree,
    neighbours,
    type: Uint8Array.from(element, (each, atom) =>
      furtherType({
        element: each,
        highestOrder: slotsOf(graph, atom).reduce(
          (highest, slot) => Math.max(highest, graph.orders[slot]),
          1,
        ),
        isAromatic: aromatic[atom] === 1,
        isCarbonyl: role[atom] === OXO || hasOxo(graph, atom),
      }),
    ),
    ofGroup: Uint8Array.from(element, (each, atom) =>
      Number(
        isOfGroup(each, {
          degree: degree[atom],
          hydrogens: hydrogens[atom],
          neighbour: element[neighbours[atom * MAX_DEGREE]],
        }),
      ),
    ),
  };
  const kindsOf = (atom: number): number[] =>
    slotsOf(graph, atom).map((slot) => kindOf(atom, slot));
  const indices = new Uint16Array(MOST_FURTHER);
  return {
    aromatic,
    kindsOf,
    furtherOf: (carbon) =>
      indices.slice(0, furtherIndices(input, carbon, kindsOf(carbon), indices)),
  };
}
