import type { Skeleton } from './skeleton.ts';
import { refinedClasses } from './skeleton-order.ts';

/**
 * Every way to lay `from` onto `to` (same atoms, elements and bonds), up to `limit`:
 * `result[k][atom of from]` is an atom of `to`.
 */
export function skeletonMappings(from: Skeleton, to: Skeleton, limit = 200): number[][] {
  const n = from.elements.length;
  if (n !== to.elements.length) return [];
  const p = refinedClasses(from),
    q = refinedClasses(to);
  const sorted = (list: readonly number[]) => [...list].sort((x, y) => x - y).join();
  if (sorted(p) !== sorted(q)) return [];
  const order = connectedOrder(from);
  const map = new Array<number>(n).fill(-1);
  const used = new Array<boolean>(n).fill(false);
  const found: number[][] = [];
  const extend = (depth: number) => {
    if (found.length >= limit) return;
    if (depth === n) {
      found.push([...map]);
      return;
    }
    const a = order[depth];
    const anchor = from.neighbours[a].find((b) => map[b] >= 0);
    const candidates =
      anchor === undefined ? to.elements.map((_, b) => b) : to.neighbours[map[anchor]];
    for (const b of candidates) {
      if (used[b] || p[a] !== q[b]) continue;
      if (from.neighbours[a].some((c) => map[c] >= 0 && !to.neighbours[b].includes(map[c])))
        continue;
      map[a] = b;
      used[b] = true;
      extend(depth + 1);
      map[a] = -1;
      used[b] = false;
    }
  };
  extend(0);
  return found;
}

function connectedOrder({ neighbours }: Skeleton): number[] {
  const order = [0];
  const seen = new Set(order);
  for (let i = 0; i < order.length; i++)
    for (const b of neighbours[order[i]])
      if (!seen.has(b)) {
        seen.add(b);
        order.push(b);
      }
  return order;
}
