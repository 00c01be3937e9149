import { lowestBit } from '@elucida/generator/small-rings';
import { takePiece } from './assemble.ts';
import { canSetOrder, orderBetween, reachable, setOrder, type Draft } from './draft.ts';
import { pickVertex, type Move } from './moves.ts';
import type { Pieces } from './pieces.ts';
import type { Random } from './random.ts';
import { repairBondUnits } from './repair.ts';

const SMALLEST_CORE = 4;
const LARGEST_CORE = 11;
const ATTACH_ATTEMPTS = 30;

/**
 * Takes some joined vertices apart, makes a ring system of them and joins what they carried to it
 * again: another core under the same substituents.
 */
export const rebuildCore: Move = (draft: Draft, random: Random, pieces: Pieces) => {
  const core = pickCore(draft, random);
  if (core === 0) return false;
  const wanted = draft.bondUnits;
  const loose: number[] = [];
  const hooks: number[] = [];
  for (let rest = core; rest !== 0; rest &= rest - 1) loose.push(lowestBit(rest));
  let outside = draft.vertexCount - loose.length;
  for (const v of loose) {
    for (let bonded = draft.adjacency[v]; bonded !== 0; bonded &= bonded - 1) {
      const w = lowestBit(bonded);
      if (!((core >> w) & 1)) hooks.push(w);
      setOrder(draft, v, w, 0);
    }
  }
  // Parts that the core held together: one hook of each is enough.
  let joined = 0;
  const feet = hooks.filter((w) => {
    if ((joined >> w) & 1) return false;
    const part = reachable(draft, w, -1, -1);
    joined |= part;
    for (let rest = part; rest !== 0; rest &= rest - 1) outside--;
    return true;
  });
  if (outside !== 0) return false;
  const placed = takePiece(draft, pieces.ring, { loose, wanted: wanted - feet.length + 1, random });
  if (placed === null) return false;
  for (const v of loose)
    if (!placed.includes(v))
      if (!join(draft, v, placed, random)) return false;
      else placed.push(v);
  for (const foot of feet) if (!join(draft, foot, placed, random)) return false;
  return repairBondUnits(draft, wanted, random);
};

/** Vertices around a random one as a mask, grown at random; all of them have several valences. */
function pickCore(draft: Draft, random: Random): number {
  const size =
    SMALLEST_CORE + random.below(Math.min(LARGEST_CORE, draft.vertexCount) - SMALLEST_CORE + 1);
  let core = 1 << pickVertex(draft, random);
  for (let grown = 1; grown < size; grown++) {
    let around = 0;
    for (let rest = core; rest !== 0; rest &= rest - 1) around |= draft.adjacency[lowestBit(rest)];
    let best = -1;
    let bestRank = 0;
    for (let rest = around & ~core; rest !== 0; rest &= rest - 1) {
      const v = lowestBit(rest);
      // Ring members first: they have most bonds into the core and about it.
      const rank = draft.degree[v] + 2 * random.next();
      if (draft.units[v].valence > 1 && (best < 0 || rank > bestRank)) {
        best = v;
        bestRank = rank;
      }
    }
    if (best < 0) break;
    core |= 1 << best;
  }
  return core;
}

function join(draft: Draft, v: number, placed: readonly number[], random: Random): boolean {
  for (let attempt = 0; attempt < ATTACH_ATTEMPTS; attempt++) {
    const to = placed[random.below(placed.length)];
    if (orderBetween(draft, v, to) > 0 || !canSetOrder(draft, v, to, 1)) continue;
    setOrder(draft, v, to, 1);
    return true;
  }
  return false;
}
