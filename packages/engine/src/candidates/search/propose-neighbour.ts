import type { Composition } from '@elucida/generator/compositions';
import { MAX_VERTICES } from '@elucida/generator/skeleton';
import { bringTogether } from './bring-together.ts';
import { changeComposition } from './change-composition.ts';
import { copyDraft, isComplete, isConnected, type Draft } from './draft.ts';
import { findExchange, mirrorChange } from './draft-symmetry.ts';
import { fuseRings, swapNeighbours } from './fusion-moves.ts';
import { clonePart, crossOver } from './graft-part.ts';
import {
  exchangeSubstituents,
  exchangeUnits,
  moveBondUnit,
  relocateBond,
  shiftHydrogen,
  switchBonds,
  transplantUnit,
  type Move,
} from './moves.ts';
import type { Pieces } from './pieces.ts';
import type { Random } from './random.ts';
import { rebuildCore } from './rebuild-core.ts';
import { regrowPart } from './regrow.ts';

/** Moves with their share of the proposals. */
const MOVES: readonly (readonly [Move, number])[] = [
  [relocateBond, 0.2],
  [transplantUnit, 0.15],
  [exchangeUnits, 0.14],
  [moveBondUnit, 0.13],
  [regrowPart, 0.1],
  [exchangeSubstituents, 0.07],
  [shiftHydrogen, 0.05],
  [switchBonds, 0.03],
  [swapNeighbours, 0.02],
  [fuseRings, 0.04],
  [rebuildCore, 0.05],
  [clonePart, 0.02],
];
/** Share of proposals that change the set of units, where the formula has more than one. */
const COMPOSITION_SHARE = 0.04;
/** Share of proposals that take a part from another good molecule. */
const CROSSOVER_SHARE = 0.07;
/** Share of proposals that bring together what correlations want near, where some are apart. */
const TOGETHER_SHARE = 0.3;
/** Share of proposals that are two moves in one, to step over a bad intermediate. */
const DOUBLE_SHARE = 0.25;
/** Share of proposals that are done to both halves of a symmetric molecule. */
const MIRROR_SHARE = 0.4;
const ATTEMPTS = 40;
const MIRROR_ATTEMPTS = 3;

const image = new Int8Array(MAX_VERTICES);

/** What proposals draw on apart from the molecule itself. */
export interface Surroundings {
  readonly compositions: readonly Composition[];
  readonly random: Random;
  /** Good molecules met so far, to take parts from. */
  readonly leaders: readonly Draft[];
  readonly pieces: Pieces;
}

/** Symmetry classes of a molecule's vertices; `isSymmetric` where two of them are alike. */
export interface VertexClasses {
  readonly classOf: Uint8Array;
  isSymmetric: boolean;
}

/**
 * Writes a random neighbour of `source` into `target`; false when none was found within the
 * attempts.
 */
export function proposeNeighbour(
  target: Draft,
  source: Draft,
  classes: VertexClasses,
  { compositions, leaders, pieces, random }: Surroundings,
): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (compositions.length > 1 && random.next() < COMPOSITION_SHARE) {
      if (
        changeComposition(
          target,
          source,
          compositions[random.below(compositions.length)],
          random,
        ) &&
        isComplete(target)
      )
        return true;
      continue;
    }
    copyDraft(target, source);
    if (leaders.length > 0 && random.next() < CROSSOVER_SHARE) {
      if (!crossOver(target, leaders[random.below(leaders.length)], random)) continue;
    } else {
      const move =
        source.apart.length > 0 && random.next() < TOGETHER_SHARE
          ? bringTogether
          : pickMove(random);
      if (!move(target, random, pieces)) continue;
      if (random.next() < DOUBLE_SHARE && !pickMove(random)(target, random, pieces)) continue;
      if (
        classes.isSymmetric &&
        random.next() < MIRROR_SHARE &&
        pickExchange(source, classes.classOf, random) &&
        !mirrorChange(target, source, image)
      )
        continue;
    }
    if (target.bondUnits === source.bondUnits && isConnected(target) && isComplete(target))
      return true;
  }
  return false;
}

function pickMove(random: Random): Move {
  let draw = random.next();
  for (const [move, share] of MOVES) {
    draw -= share;
    if (draw < 0) return move;
  }
  return relocateBond;
}

/**
 * Finds a symmetry of the molecule, written to `image`; false when the vertices tried are like no
 * others.
 */
function pickExchange(draft: Draft, classOf: Uint8Array, random: Random): boolean {
  for (let attempt = 0; attempt < MIRROR_ATTEMPTS; attempt++) {
    const from = random.below(draft.vertexCount);
    const start = random.below(draft.vertexCount);
    for (let i = 0; i < draft.vertexCount; i++) {
      const to = (start + i) % draft.vertexCount;
      if (
        to !== from &&
        classOf[to] === classOf[from] &&
        findExchange(draft, classOf, from, to, image)
      )
        return true;
    }
  }
  return false;
}
