import type { InkMap } from './ink-map.ts';
import type { Box } from './raster.ts';

/** A connected patch of ink (8-neighbourhood). */
export interface Component extends Box {
  readonly id: number;
  readonly area: number;
}

export interface Components {
  /** Patch of each pixel, 0 for none; `list[id - 1]` describes it. */
  readonly labels: Int32Array;
  readonly list: readonly Component[];
}

/**
 * Connected components of the pixels whose level is at least `threshold`, by two passes with
 * union–find (Rosenfeld & Pfaltz 1966).
 */
export function connectedComponents(
  { width, height, level }: InkMap,
  threshold: number,
): Components {
  const labels = new Int32Array(width * height);
  let parent = new Int32Array(1 << 14);
  let count = 0;
  const root = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
    return i;
  };
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      if (level[p]! < threshold) continue;
      let label = x > 0 ? labels[p - 1]! : 0;
      if (y > 0) {
        const first = x > 0 ? p - width - 1 : p - width;
        const last = x < width - 1 ? p - width + 1 : p - width;
        for (let q = first; q <= last; q++) {
          const other = labels[q]!;
          if (!other || other === label) continue;
          if (!label) label = other;
          else {
            const a = root(other);
            const b = root(label);
            label = a < b ? a : b;
            parent[a < b ? b : a] = label;
          }
        }
      }
      if (!label) {
        label = ++count;
        if (count >= parent.length) {
          const longer = new Int32Array(2 * parent.length);
          longer.set(parent);
          parent = longer;
        }
        parent[label] = label;
      }
      labels[p] = label;
    }
  }
  return collect(labels, { width, height, ids: flatten(parent, count, root) });
}

/** Final number of each provisional label, and how many there are. */
function flatten(
  parent: Int32Array,
  count: number,
  root: (i: number) => number,
): { of: Int32Array; total: number } {
  const of = new Int32Array(count + 1);
  let total = 0;
  for (let i = 1; i <= count; i++) of[i] = parent[i] === i ? ++total : of[root(i)]!;
  return { of, total };
}

function collect(
  labels: Int32Array,
  { width, height, ids }: { width: number; height: number; ids: { of: Int32Array; total: number } },
): Components {
  const list = Array.from({ length: ids.total }, (_, i) => ({
    id: i + 1,
    area: 0,
    x0: width,
    y0: height,
    x1: 0,
    y1: 0,
  }));
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      if (!labels[p]) continue;
      const id = ids.of[labels[p]!]!;
      labels[p] = id;
      const c = list[id - 1]!;
      c.area++;
      if (x < c.x0) c.x0 = x;
      if (x + 1 > c.x1) c.x1 = x + 1;
      if (y < c.y0) c.y0 = y;
      if (y + 1 > c.y1) c.y1 = y + 1;
    }
  }
  return { labels, list };
}
