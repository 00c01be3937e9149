import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { cutPieces, unitePieces, type CutPiece } from './cut-pieces.ts';

/** Parts and atoms of a union at most. */
const UNION = { mostParts: 4, mostAtoms: 11 };

/**
 * Parts with what rings carry, and bare rings next to it: a ring is met with other substituents than
 * those known.
 */
export function bothCuts(graph: MolecularGraph, perception: Perception): CutPiece[] {
  const coarse = cutPieces(graph, perception);
  const known = new Set(coarse.map(({ key }) => key));
  return [...coarse, ...cutPieces(graph, perception, true).filter(({ key }) => !known.has(key))];
}

/** Unions of neighbouring parts. */
export const united = (graph: MolecularGraph, perception: Perception): CutPiece[] =>
  unitePieces(graph, perception, UNION);
