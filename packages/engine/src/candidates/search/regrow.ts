import { assemble } from './assemble.ts';
import { orderBetween, reachable, setOrder, type Draft } from './draft.ts';
import { pickNeighbour, pickVertex, type Move } from './moves.ts';
import type { Pieces } from './pieces.ts';
import type { Random } from './random.ts';
import { repairBondUnits } from './repair.ts';

/** Largest part that is taken apart, in vertices. */
const LARGEST_PART = 8;
const RING_CHANCE = 0.15;
const GROUP_CHANCE = 0.6;

/**
 * Cuts a bridge, takes the smaller side apart and assembles it again from groups and atoms,
 * anywhere on the rest.
 */
export const regrowPart: Move = (draft: Draft, random: Random, pieces: Pieces) => {
  const a = pickVertex(draft, random);
  const b = pickNeighbour(draft, random, a);
  if (b < 0) return false;
  const side = reachable(draft, b, a, b);
  if ((side >> a) & 1) return false;
  const loose: number[] = [];
  for (let v = 0; v < draft.vertexCount; v++) if ((side >> v) & 1) loose.push(v);
  if (loose.length < 2 || loose.length > LARGEST_PART || loose.length === draft.vertexCount)
    return false;
  const wanted = draft.bondUnits;
  for (const v of loose) {
    for (let rest = draft.adjacency[v]; rest !== 0; rest &= rest - 1) {
      const w = 31 - Math.clz32(rest & -rest);
      if (orderBetween(draft, v, w) > 0) setOrder(draft, v, w, 0);
    }
  }
  return (
    assemble(draft, {
      loose,
      wanted,
      random,
      pieces,
      ringChance: () => RING_CHANCE,
      groupChance: GROUP_CHANCE,
    }) && repairBondUnits(draft, wanted, random)
  );
};
