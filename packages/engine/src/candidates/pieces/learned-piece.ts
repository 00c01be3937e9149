import { addBond, emptyGraph, type MolecularGraph } from '../../molecules/graph.ts';
import { decompose, type UnitMolecule } from '../generator/decompose.ts';

/**
 * A part of known molecules as `train-pieces.ts` counted it: what is left when all single bonds outside rings between atoms with
 * several neighbours are cut, so rings keep their methyl, oxo, hydroxyl or halogen.
 */
export interface PieceRow {
  /** Element, charge and hydrogens of each atom in turn; a cut bond counts as a hydrogen. */
  readonly atoms: readonly number[];
  /** Atom, atom and Kekulé order of each bond in turn. */
  readonly bonds: readonly number[];
  /** Atoms whose bonds were cut, each as often as it had such bonds. */
  readonly open: readonly number[];
  readonly isCyclic: boolean;
  /** Molecules that it occurs in. */
  readonly count: number;
  /** Mean and standard deviation of the observed 13C shifts, ppm, of each kind of carbon in turn. */
  readonly shifts: readonly number[];
}

/** A piece ready to be weighed and placed. */
export interface LearnedPiece {
  readonly row: PieceRow;
  readonly graph: MolecularGraph;
  readonly molecule: UnitMolecule;
  /** Atoms by atomic number. */
  readonly composition: ReadonlyMap<number, number>;
  /** Hydrogens without those that stand for cut bonds. */
  readonly hydrogens: number;
}

/** Atoms to a triple of `PieceRow.atoms` and `.bonds`. */
const TRIPLE = 3;

/** Makes the pieces ready; ions, and those that the generator has no units for, are left out. */
export function learnedPieces(rows: readonly PieceRow[]): LearnedPiece[] {
  return rows.flatMap((row) => {
    const graph = graphOfPiece(row);
    const molecule = decompose(graph);
    if (molecule === null || graph.charge.reduce((a, b) => a + b, 0) !== 0) return [];
    const composition = new Map<number, number>();
    for (const element of graph.element) composition.set(element, (composition.get(element) ?? 0) + 1);
    return [{ row, graph, molecule, composition, hydrogens: graph.hydrogens.reduce((a, b) => a + b, 0) - row.open.length }];
  });
}

function graphOfPiece({ atoms, bonds }: PieceRow): MolecularGraph {
  const graph = emptyGraph(atoms.length / TRIPLE);
  for (let a = 0; a < graph.atomCount; a++) [graph.element[a], graph.charge[a], graph.hydrogens[a]] = atoms.slice(a * TRIPLE, (a + 1) * TRIPLE);
  for (let at = 0; at < bonds.length; at += TRIPLE) addBond(graph, bonds[at], bonds[at + 1], bonds[at + 2]);
  return graph;
}
