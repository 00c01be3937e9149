import { MAX_VERTICES } from '@elucida/generator/skeleton';
import { canSetOrder, orderBetween, setOrder, type Draft } from './draft.ts';

/** Steps after which the search for a symmetry is given up. */
const MOST_STEPS = 300;

const parent = new Uint8Array(MAX_VERTICES);
const visit = new Uint8Array(MAX_VERTICES);
let steps = 0;

/**
 * Finds a symmetry of the skeleton that exchanges `from` and `to` and is its own inverse; writes
 * the image of each vertex. `classOf`:
 * symmetry class by vertex. False when there is none, or none was found soon.
 */
export function findExchange(
  draft: Draft,
  classOf: Uint8Array,
  from: number,
  to: number,
  image: Int8Array,
): boolean {
  visit[0] = from;
  let seen = 1 << from;
  let end = 1;
  for (let i = 0; i < end; i++) {
    for (let rest = draft.adjacency[visit[i]] & ~seen; rest !== 0; rest &= rest - 1) {
      const v = 31 - Math.clz32(rest & -rest);
      seen |= 1 << v;
      parent[v] = visit[i];
      visit[end++] = v;
    }
  }
  image.fill(-1, 0, draft.vertexCount);
  image[from] = to;
  image[to] = from;
  if (!keepsBonds(draft, image, from) || !keepsBonds(draft, image, to)) return false;
  steps = 0;
  return place(draft, classOf, image, 1);
}

function place(draft: Draft, classOf: Uint8Array, image: Int8Array, position: number): boolean {
  if (position === draft.vertexCount) return true;
  const v = visit[position];
  if (image[v] >= 0) return place(draft, classOf, image, position + 1);
  if (++steps > MOST_STEPS) return false;
  for (let rest = draft.adjacency[image[parent[v]]]; rest !== 0; rest &= rest - 1) {
    const w = 31 - Math.clz32(rest & -rest);
    if (image[w] >= 0 || classOf[w] !== classOf[v]) continue;
    image[v] = w;
    image[w] = v;
    if (
      keepsBonds(draft, image, v) &&
      keepsBonds(draft, image, w) &&
      place(draft, classOf, image, position + 1)
    )
      return true;
    image[v] = -1;
    image[w] = -1;
  }
  return false;
}

/** Whether `v` is bonded to the vertices placed as its image is to theirs. */
function keepsBonds({ adjacency, vertexCount }: Draft, image: Int8Array, v: number): boolean {
  for (let u = 0; u < vertexCount; u++) {
    if (image[u] >= 0 && ((adjacency[v] >> u) & 1) !== ((adjacency[image[v]] >> image[u]) & 1))
      return false;
  }
  return true;
}

/**
 * Does to the other half of a symmetric molecule what a move did to one: `target` is `source` after
 * the move, `image` a symmetry of `source`. False when the image of the change does not fit; the
 * target is then half changed.
 */
export function mirrorChange(target: Draft, source: Draft, image: Int8Array): boolean {
  return mirrorUnits(target, source, image) && mirrorBonds(target, source, image);
}

function mirrorUnits(target: Draft, source: Draft, image: Int8Array): boolean {
  let first = -1;
  let second = -1;
  for (let v = 0; v < source.vertexCount; v++) {
    if (target.units[v] === source.units[v]) continue;
    if (first < 0) first = v;
    else if (second < 0) second = v;
    else return false;
  }
  if (second < 0) return first < 0;
  const [a, b] = [image[first], image[second]];
  if (a === first || a === second || b === first || b === second) return false;
  for (const [v, unit] of [
    [a, target.units[first]],
    [b, target.units[second]],
  ] as const) {
    const used = target.units[v].valence - target.open[v];
    if (used > unit.valence || target.degree[v] > unit.maxDegree) return false;
    target.units[v] = unit;
    target.open[v] = unit.valence - used;
  }
  return true;
}

function mirrorBonds(target: Draft, source: Draft, image: Int8Array): boolean {
  let count = 0;
  for (let a = 1; a < source.vertexCount; a++) {
    for (let b = 0; b < a; b++) {
      const change = orderBetween(target, a, b) - orderBetween(source, a, b);
      if (change === 0) continue;
      if (count === MOST_CHANGES) return false;
      ends[count] = (1 << a) | (1 << b);
      changeOf[count++] = change;
    }
  }
  // Bonds are loosened first, so that valences are free when others are made.
  for (const sign of [-1, 1]) {
    for (let i = 0; i < count; i++) {
      if (Math.sign(changeOf[i]) !== sign) continue;
      const b = 31 - Math.clz32(ends[i]);
      const a = 31 - Math.clz32(ends[i] & -ends[i]);
      const [c, d] = [image[a], image[b]];
      const mirrored = (1 << c) | (1 << d);
      for (let j = 0; j < count; j++) if (ends[j] === mirrored) return false;
      const order = orderBetween(target, c, d) + changeOf[i];
      if (order < 0 || (sign > 0 && !canSetOrder(target, c, d, order))) return false;
      setOrder(target, c, d, order);
    }
  }
  return true;
}

const MOST_CHANGES = 64;
/** The two vertices of a changed bond as a mask, and the change of its order. */
const ends = new Int32Array(MOST_CHANGES);
const changeOf = new Int8Array(MOST_CHANGES);
