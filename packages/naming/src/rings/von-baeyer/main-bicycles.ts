import type { Skeleton } from '../skeleton.ts';
import { bondKey, longestBridges, type BridgePath } from './bridge-paths.ts';
import { longestCycles } from './simple-cycles.ts';

/**
 * Main ring and main bridge, as the atoms in the order of their numbers, with the three sizes of
 * the bicycle.
 */
export interface NumberedBicycle {
  readonly order: readonly number[];
  readonly sizes: readonly [number, number, number];
}

/**
 * Every permitted choice of main ring, main bridge and their numbering: the largest ring, the
 * largest bridge, the ring divided as evenly as possible; numbers run from a main bridgehead round
 * the longer way (IUPAC 2013, P-23.2.3 and P-23.2.5.1.1–3).
 */
export function mainBicycles(skeleton: Skeleton): NumberedBicycle[] | null {
  const rings = longestCycles(skeleton);
  if (!rings) return null;
  const n = skeleton.elements.length;
  let best: { ring: readonly number[]; bridge: BridgePath; short: number }[] = [];
  for (const ring of rings) {
    const placed = new Array<boolean>(n).fill(false);
    const used = new Set<number>();
    ring.forEach((atom, i) => {
      placed[atom] = true;
      used.add(bondKey(atom, ring[(i + 1) % ring.length], n));
    });
    for (const bridge of longestBridges(skeleton, placed, used)) {
      const apart = Math.abs(ring.indexOf(bridge.from) - ring.indexOf(bridge.to));
      const short = Math.min(apart, ring.length - apart) - 1;
      const order =
        best.length === 0
          ? 1
          : bridge.inner.length - best[0].bridge.inner.length || short - best[0].short;
      if (order > 0) best = [];
      if (order >= 0) best.push({ ring, bridge, short });
    }
  }
  return best.flatMap(({ ring, bridge, short }) => numberBicycle(ring, bridge, short));
}

function numberBicycle(
  ring: readonly number[],
  bridge: BridgePath,
  short: number,
): NumberedBicycle[] {
  const n = ring.length;
  const found: NumberedBicycle[] = [];
  for (const [start, end, inner] of [
    [bridge.from, bridge.to, bridge.inner],
    [bridge.to, bridge.from, [...bridge.inner].reverse()],
  ] as const) {
    for (const step of [1, -1]) {
      const at = ring.indexOf(start);
      const around = ring.map((_, i) => ring[(at + step * i + n * n) % n]);
      const first = around.indexOf(end) - 1;
      // The longer segment is numbered first.
      if (first < n - 2 - first) continue;
      found.push({ order: [...around, ...inner], sizes: [n - 2 - short, short, inner.length] });
    }
  }
  return found;
}
