import type { BondTable } from './bonds.ts';
import { MAX_VERTICES, type Skeleton } from './skeleton.ts';
import { bitCount, type SmallRings } from './small-rings.ts';

/**
 * Two rings bridged over a common path count as a small bicycle up to this sum of sizes:
 * 1,6-methano[10]annulene (7 + 7) is a compound.
 */
const BREDT_RING_SUM = 13;
/** Cyclooctyne is the smallest stable cycloalkyne. */
const SMALLEST_ALKYNE_RING = 8;

/**
 * Limits bond orders by ring strain: no double bond in a three-membered ring but where `mayBeDouble`
 * says so of its atoms (the third one last), no triple bond in a ring under eight, no double bond at
 * the bridgehead of a small bicycle (Bredt's rule; J. R. Wiseman, J. Am. Chem. Soc. 1967, 89, 5966).
 */
export function limitStrain(
  table: BondTable,
  skeleton: Skeleton,
  rings: SmallRings,
  mayBeDouble: (a: number, b: number, third: number) => boolean = () => false,
): void {
  const { limit, from, to } = table;
  for (let r = 0; r < rings.count; r++) {
    const mask = rings.mask[r];
    if (rings.size[r] >= SMALLEST_ALKYNE_RING) continue;
    for (let bond = 0; bond < table.count; bond++) {
      const ends = (1 << from[bond]) | (1 << to[bond]);
      if ((mask & ends) !== ends) continue;
      const most =
        rings.size[r] > 3 || mayBeDouble(from[bond], to[bond], 31 - Math.clz32(mask & ~ends))
          ? 1
          : 0;
      if (limit[bond] > most) limit[bond] = most;
    }
  }
  for (let r = 0; r < rings.count; r++) {
    for (let s = 0; s < r; s++) {
      const shared = rings.mask[r] & rings.mask[s];
      if (rings.size[r] + rings.size[s] <= BREDT_RING_SUM && bitCount(shared) > 2)
        closeBridgeheads(table, skeleton, rings.mask[r] | rings.mask[s], shared);
    }
  }
}

function closeBridgeheads(
  table: BondTable,
  skeleton: Skeleton,
  bicycle: number,
  shared: number,
): void {
  for (let rest = shared; rest !== 0; rest &= rest - 1) {
    const v = 31 - Math.clz32(rest & -rest);
    const inside = skeleton.adjacency[v] & bicycle;
    if (bitCount(inside) < 3) continue;
    for (let to = inside; to !== 0; to &= to - 1)
      table.limit[table.between[v * MAX_VERTICES + 31 - Math.clz32(to & -to)]] = 0;
  }
}

/**
 * False for cyclobutadienes, cumulated double bonds in rings of up to eight and butatrienes.
 * Allenes in chains pass.
 */
export function isBondPatternPlausible(table: BondTable, rings: SmallRings): boolean {
  const { extra, from, to, count } = table;
  let twice = 0;
  let once = 0;
  for (let bond = 0; bond < count; bond++) {
    if (extra[bond] === 0) continue;
    const ends = (1 << from[bond]) | (1 << to[bond]);
    twice |= extra[bond] === 1 ? once & ends : 0;
    once |= ends;
  }
  if (twice !== 0) {
    for (let bond = 0; bond < count; bond++) {
      if (extra[bond] === 1 && (twice >> from[bond]) & 1 && (twice >> to[bond]) & 1) return false;
    }
  }
  for (let r = 0; r < rings.count; r++) {
    const mask = rings.mask[r];
    if (rings.size[r] !== 4 && (mask & twice) === 0) continue;
    let inRing = 0;
    let units = 0;
    for (let bond = 0; bond < count; bond++) {
      if (extra[bond] === 0 || !((mask >> from[bond]) & 1) || !((mask >> to[bond]) & 1)) continue;
      const ends = (1 << from[bond]) | (1 << to[bond]);
      if ((inRing & ends) !== 0) return false;
      inRing |= ends;
      units++;
    }
    if (rings.size[r] === 4 && units > 1) return false;
  }
  return true;
}
