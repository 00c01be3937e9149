import { addBond, emptyGraph, type MolecularGraph } from '@elucida/molecules/graph';
import type { PieceRow } from '@elucida/prediction/data/piece-row';
import { decompose, type UnitMolecule } from '@elucida/generator/decompose';

/** A piece ready to be weighed and placed. */
export interface LearnedPiece {
  readonly row: PieceRow;
  /** Which row of all it is. */
  readonly place: number;
  readonly atomCount: number;
  /** Atoms by atomic number. */
  readonly composition: ReadonlyMap<number, number>;
  /** Hydrogens without those that stand for cut bonds. */
  readonly hydrogens: number;
  readonly charge: number;
  readonly graph: MolecularGraph;
  readonly molecule: UnitMolecule;
}

/** Atoms to a triple of `PieceRow.atoms` and `.bonds`. */
const TRIPLE = 3;

/**
 * Makes the pieces ready. Their graphs are built when they are first asked for: of thousands a
 * search takes some hundred.
 */
export function learnedPieces(rows: readonly PieceRow[]): LearnedPiece[] {
  return rows.map((row, place) => {
    const composition = new Map<number, number>();
    let hydrogens = -row.open.length;
    let charge = 0;
    for (let at = 0; at < row.atoms.length; at += TRIPLE) {
      composition.set(row.atoms[at], (composition.get(row.atoms[at]) ?? 0) + 1);
      charge += row.atoms[at + 1];
      hydrogens += row.atoms[at + 2];
    }
    let graph: MolecularGraph | undefined;
    let molecule: UnitMolecule | undefined;
    return {
      row,
      place,
      composition,
      hydrogens,
      charge,
      atomCount: row.atoms.length / TRIPLE,
      get graph() {
        return (graph ??= graphOfPiece(row));
      },
      get molecule() {
        return (molecule ??= unitsOfPiece(row) ?? impossible(row));
      },
    };
  });
}

function impossible({ atoms }: PieceRow): never {
  throw new Error(`the generator has no units for a piece of atoms ${atoms.join()}`);
}

/** A piece's units; null where the generator has none, which is no use to a search. */
export function unitsOfPiece(row: PieceRow): UnitMolecule | null {
  return decompose(graphOfPiece(row));
}

function graphOfPiece({ atoms, bonds }: PieceRow): MolecularGraph {
  const graph = emptyGraph(atoms.length / TRIPLE);
  for (let a = 0; a < graph.atomCount; a++)
    [graph.element[a], graph.charge[a], graph.hydrogens[a]] = atoms.slice(
      a * TRIPLE,
      (a + 1) * TRIPLE,
    );
  for (let at = 0; at < bonds.length; at += TRIPLE)
    addBond(graph, bonds[at], bonds[at + 1], bonds[at + 2]);
  return graph;
}
