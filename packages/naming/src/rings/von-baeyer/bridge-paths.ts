import type { Skeleton } from '../skeleton.ts';

/** A bridge: end atoms that belong to the rest, atoms between them in order from `from` to `to`. */
export interface BridgePath {
  readonly from: number;
  readonly to: number;
  readonly inner: readonly number[];
}

/**
 * The longest paths between two different atoms that are `placed`, through atoms that are not, by
 * bonds that are not `used` and not over atoms `taken` by other bridges. Each path is given once,
 * from its lower end atom.
 */
export function longestBridges(
  { neighbours }: Skeleton,
  placed: readonly boolean[],
  used: ReadonlySet<number>,
  taken?: ReadonlySet<number>,
): BridgePath[] {
  const n = neighbours.length;
  let best: BridgePath[] = [];
  const inner: number[] = [];
  const onPath = new Array<boolean>(n).fill(false);
  const walk = (from: number, at: number) => {
    for (const next of neighbours[at]) {
      if (placed[next]) {
        if (next <= from || (inner.length === 0 && used.has(bondKey(at, next, n)))) continue;
        if (best.length > 0 && inner.length < best[0].inner.length) continue;
        if (best.length > 0 && inner.length > best[0].inner.length) best = [];
        best.push({ from, to: next, inner: [...inner] });
      } else if (!onPath[next] && !taken?.has(next)) {
        onPath[next] = true;
        inner.push(next);
        walk(from, next);
        inner.pop();
        onPath[next] = false;
      }
    }
  };
  for (let from = 0; from < n; from++) if (placed[from]) walk(from, from);
  return best;
}

/** One number for a bond, whichever way round. */
export function bondKey(a: number, b: number, atomCount: number): number {
  return a < b ? a * atomCount + b : b * atomCount + a;
}
