import type { PieceRow } from '@elucida/engine/candidates/pieces/learned-piece';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/engine/molecules/graph';
import { combine } from '@elucida/engine/molecules/hashing';
import type { Perception } from '@elucida/engine/molecules/perception';
import { linkType } from '@elucida/engine/prediction/environments';

/** A part of a molecule. */
export interface CutPiece {
  /** Equal for equal parts, cut bonds in the same places. */
  readonly key: string;
  readonly row: Pick<PieceRow, 'atoms' | 'bonds' | 'open' | 'isCyclic'>;
  /**
   * Atoms of the molecule, and what tells them apart within the part (equal for equivalent ones,
   * and between equal parts).
   */
  readonly source: readonly number[];
  readonly colour: readonly number[];
  /** Which of them are aromatic in the molecule. */
  readonly aromatic: readonly boolean[];
}

const ROUNDS = 8;

/**
 * Cuts all single bonds outside rings between atoms with several neighbours; with `bareRings` also
 * those between a ring and a single
 * atom, so that ring systems come without the methyl, hydroxyl or halogen they carry.
 */
export function cutPieces(
  graph: MolecularGraph,
  perception: Perception,
  bareRings = false,
): CutPiece[] {
  const isRingAtom = (atom: number): boolean =>
    slotsOf(graph, atom).some((slot) => perception.ringBond[slot] === 1);
  const isCut = (atom: number, slot: number): boolean => {
    const other = graph.neighbours[slot];
    if (graph.orders[slot] !== 1 || perception.ringBond[slot] === 1) return false;
    return (
      (graph.degree[atom] > 1 && graph.degree[other] > 1) ||
      (bareRings && (isRingAtom(atom) || isRingAtom(other)))
    );
  };
  const eachKept: EachKept = (atom, visit) => {
    for (const slot of slotsOf(graph, atom))
      if (!isCut(atom, slot)) visit(graph.neighbours[slot], slot);
  };
  const taken = new Uint8Array(graph.atomCount);
  const pieces: CutPiece[] = [];
  for (let start = 0; start < graph.atomCount; start++) {
    if (taken[start] === 1) continue;
    const source = [start];
    taken[start] = 1;
    for (const atom of source) {
      eachKept(atom, (other) => {
        if (taken[other] === 1) return;
        taken[other] = 1;
        source.push(other);
      });
    }
    pieces.push(describe(graph, perception, source, eachKept));
  }
  return pieces;
}

type EachKept = (atom: number, visit: (other: number, slot: number) => void) => void;

const slotsOf = ({ degree }: MolecularGraph, atom: number): number[] =>
  Array.from({ length: degree[atom] }, (_, i) => atom * MAX_DEGREE + i);

function describe(
  graph: MolecularGraph,
  perception: Perception,
  source: readonly number[],
  eachKept: EachKept,
): CutPiece {
  const open = source.map((atom) => {
    let kept = 0;
    eachKept(atom, () => kept++);
    return graph.degree[atom] - kept;
  });
  const indexOf = new Map(source.map((atom, i) => [atom, i]));
  let colour = source.map((atom, i) =>
    combine(
      graph.element[atom] | (graph.hydrogens[atom] << 8) | (open[i] << 12),
      (graph.charge[atom] & 7) | (perception.aromatic[atom] << 3),
    ),
  );
  const bonds: number[] = [];
  let isCyclic = false;
  for (let round = 0; round < ROUNDS; round++) {
    colour = source.map((atom, i) => {
      let sum = 0;
      eachKept(atom, (other, slot) => {
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
    key: [...colour].sort((a, b) => a - b).join(),
    source,
    colour,
    aromatic: source.map((atom) => perception.aromatic[atom] === 1),
    row: {
      atoms: source.flatMap((atom, i) => [
        graph.element[atom],
        graph.charge[atom],
        graph.hydrogens[atom] + open[i],
      ]),
      bonds,
      open: open.flatMap((bonds, i) => Array.from({ length: bonds }, () => i)),
      isCyclic,
    },
  };
}
