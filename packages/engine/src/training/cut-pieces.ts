import type { PieceRow } from '../candidates/pieces/learned-piece.ts';
import { MAX_DEGREE, type MolecularGraph } from '../molecules/graph.ts';
import { combine } from '../molecules/hashing.ts';
import type { Perception } from '../molecules/perception.ts';
import { linkType } from '../prediction/environments.ts';

/** A part of a molecule. */
export interface CutPiece {
  /** Equal for equal parts, cut bonds in the same places. */
  readonly key: string;
  readonly row: Pick<PieceRow, 'atoms' | 'bonds' | 'open' | 'isCyclic'>;
  /** Atoms of the molecule, and what tells them apart within the part (equal for equivalent ones, and between equal parts). */
  readonly source: readonly number[];
  readonly colour: readonly number[];
}

const ROUNDS = 8;

/** Cuts all single bonds outside rings between atoms with several neighbours. */
export function cutPieces(graph: MolecularGraph, perception: Perception): CutPiece[] {
  const taken = new Uint8Array(graph.atomCount);
  const pieces: CutPiece[] = [];
  for (let start = 0; start < graph.atomCount; start++) {
    if (taken[start] === 1) continue;
    const source = [start];
    taken[start] = 1;
    for (const atom of source) {
      eachKeptBond(graph, perception, atom, (other) => {
        if (taken[other] === 1) return;
        taken[other] = 1;
        source.push(other);
      });
    }
    pieces.push(describe(graph, perception, source));
  }
  return pieces;
}

function isCut(graph: MolecularGraph, perception: Perception, atom: number, slot: number): boolean {
  return graph.orders[slot] === 1 && perception.ringBond[slot] === 0 && graph.degree[atom] > 1 && graph.degree[graph.neighbours[slot]] > 1;
}

function eachKeptBond(graph: MolecularGraph, perception: Perception, atom: number, visit: (other: number, slot: number) => void): void {
  for (let slot = atom * MAX_DEGREE, end = slot + graph.degree[atom]; slot < end; slot++) if (!isCut(graph, perception, atom, slot)) visit(graph.neighbours[slot], slot);
}

function describe(graph: MolecularGraph, perception: Perception, source: readonly number[]): CutPiece {
  const open = source.map((atom) => {
    let kept = 0;
    eachKeptBond(graph, perception, atom, () => kept++);
    return graph.degree[atom] - kept;
  });
  const indexOf = new Map(source.map((atom, i) => [atom, i]));
  let colour = source.map((atom, i) => combine(graph.element[atom] | (graph.hydrogens[atom] << 8) | (open[i] << 12), (graph.charge[atom] & 7) | (perception.aromatic[atom] << 3)));
  const bonds: number[] = [];
  let isCyclic = false;
  for (let round = 0; round < ROUNDS; round++) {
    colour = source.map((atom, i) => {
      let sum = 0;
      eachKeptBond(graph, perception, atom, (other, slot) => {
        const j = indexOf.get(other)!;
        sum = (sum + combine(colour[j], linkType(graph, perception, slot))) | 0;
        if (round > 0 || j < i) return;
        bonds.push(i, j, graph.orders[slot]);
        isCyclic ||= perception.ringBond[slot] === 1;
      });
      return combine(colour[i], sum);
    });
  }
  return {
    key: [...colour].sort((a, b) => a - b).join(), source, colour,
    row: { atoms: source.flatMap((atom, i) => [graph.element[atom], graph.charge[atom], graph.hydrogens[atom] + open[i]]), bonds, open: open.flatMap((bonds, i) => Array.from({ length: bonds }, () => i)), isCyclic },
  };
}
