import type { UnitMolecule } from '@elucida/generator/decompose';
import { canSetOrder, setOrder, type Draft } from './draft.ts';
import type { Pieces } from './pieces.ts';
import type { Random } from './random.ts';

export interface AssembleOptions {
  /**
   * Vertices of the draft without bonds, to be joined to the rest (or to one another, when they are
   * all). Emptied on the way.
   */
  readonly loose: number[];
  /** Bond units that the finished draft has. */
  readonly wanted: number;
  /** Chance that the next piece is a ring system, and otherwise that it is a group. */
  readonly ringChance: (isFirst: boolean) => number;
  readonly groupChance: number;
  /** Ring system to begin with, where it fits. */
  readonly core?: UnitMolecule;
  readonly pieces: Pieces;
  readonly random: Random;
}

const PIECE_ATTEMPTS = 12;
const ATTACH_ATTEMPTS = 40;

/**
 * Joins loose vertices to the draft piece by piece with single bonds. False when a piece finds no
 * place. Bond orders are still to be repaired.
 */
export function assemble(draft: Draft, options: AssembleOptions): boolean {
  const { loose, random } = options;
  for (let isFirst = true; loose.length > 0; isFirst = false) {
    const core = isFirst && options.core ? placePiece(draft, options.core, options) : null;
    const source =
      random.next() < options.ringChance(isFirst)
        ? options.pieces.ring
        : random.next() < options.groupChance
          ? options.pieces.group
          : null;
    const placed =
      core ?? ((source !== null && takePiece(draft, source, options)) || takeAtom(draft, options));
    if (!attach(draft, placed, loose, random)) return false;
  }
  return true;
}

/** Bonds some loose vertices to a random piece of `source` that fits; null when none was found. */
export function takePiece(
  draft: Draft,
  source: (random: Random) => UnitMolecule,
  options: PlaceOptions,
): number[] | null {
  for (let attempt = 0; attempt < PIECE_ATTEMPTS; attempt++) {
    const placed = placePiece(draft, source(options.random), options);
    if (placed !== null) return placed;
  }
  return null;
}

type PlaceOptions = Pick<AssembleOptions, 'loose' | 'wanted' | 'random'>;

/** Bonds some loose vertices to a piece; null when units or bond units do not suffice. */
function placePiece(
  draft: Draft,
  piece: UnitMolecule,
  { loose, wanted }: PlaceOptions,
): number[] | null {
  if (piece.units.length > loose.length) return null;
  const isCore = loose.length === draft.vertexCount;
  // Each loose vertex takes one bond unit when it is joined; what is left over may go into rings
  // and multiple bonds.
  const spare = wanted - draft.bondUnits - loose.length + (isCore ? 1 : 0);
  let excess = 1 - piece.units.length;
  for (const { order } of piece.bonds) excess += order;
  if (excess > spare) return null;
  const taken: number[] = [];
  for (const unit of piece.units) {
    const at = loose.find((v) => draft.units[v] === unit && !taken.includes(v));
    if (at === undefined) return null;
    taken.push(at);
  }
  for (const { a, b, order } of piece.bonds) setOrder(draft, taken[a], taken[b], order);
  return taken;
}

/** A loose vertex: one with several valences while there is one, so that places do not run out. */
function takeAtom(draft: Draft, { loose, random }: AssembleOptions): number[] {
  const inner = loose.filter((v) => draft.units[v].valence > 1);
  const choice = inner.length > 0 ? inner : loose;
  return [choice[random.below(choice.length)]];
}

function attach(draft: Draft, placed: readonly number[], loose: number[], random: Random): boolean {
  const isCore = loose.length === draft.vertexCount;
  for (const v of placed) loose.splice(loose.indexOf(v), 1);
  if (isCore) return true;
  for (let attempt = 0; attempt < ATTACH_ATTEMPTS; attempt++) {
    const v = placed[random.below(placed.length)];
    const to = random.below(draft.vertexCount);
    if (placed.includes(to) || loose.includes(to) || !canSetOrder(draft, v, to, 1)) continue;
    setOrder(draft, v, to, 1);
    return true;
  }
  return false;
}
