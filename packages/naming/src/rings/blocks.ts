import type { Skeleton } from './skeleton.ts';

/**
 * Ring systems without spiro atoms: atoms by block; a spiro atom is in two (R. Tarjan's biconnected
 * components). Bonds outside rings are not expected.
 */
export function blocksOf({ neighbours }: Skeleton): number[][] {
  const n = neighbours.length;
  const entry = new Int32Array(n);
  const low = new Int32Array(n);
  const blocks: number[][] = [];
  const stack: [number, number][] = [];
  let clock = 0;
  const visit = (a: number, parent: number) => {
    entry[a] = low[a] = ++clock;
    for (const b of neighbours[a]) {
      if (b === parent) continue;
      if (entry[b] === 0) {
        stack.push([a, b]);
        visit(b, a);
        low[a] = Math.min(low[a], low[b]);
        if (low[b] < entry[a]) continue;
        const atoms = new Set<number>();
        for (let bond = stack.pop()!; ; bond = stack.pop()!) {
          atoms.add(bond[0]).add(bond[1]);
          if (bond[0] === a && bond[1] === b) break;
        }
        blocks.push([...atoms].sort((p, q) => p - q));
      } else if (entry[b] < entry[a]) {
        stack.push([a, b]);
        low[a] = Math.min(low[a], entry[b]);
      }
    }
  };
  visit(0, -1);
  return blocks;
}
