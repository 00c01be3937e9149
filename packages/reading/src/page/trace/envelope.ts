import { connectedComponents, type Component } from '../components.ts';
import type { TraceMask } from './trace-mask.ts';

/**
 * A trace followed from left to right, one entry a column of the plot, in pixel rows counted from
 * the plot's top.
 */
export interface Envelope {
  /** Upper edge of the trace, with the anti-aliased fraction; NaN where there is none. */
  readonly top: Float32Array;
  /** Lower edge, likewise. */
  readonly bottom: Float32Array;
  /** Share of columns with trace. */
  readonly cover: number;
}

/** Share of the plot's width that a piece of the trace has at least. */
const MAIN_SHARE = 0.3;

/**
 * Follows the connected trace. Letters, marks and legends are not connected to it and drop out.
 * Null where no stroke runs through a third of the plot, as in stick plots without a baseline.
 */
export function followTrace(mask: TraceMask): Envelope | null {
  const { width, height, on, level, full } = mask;
  const { labels, list } = connectedComponents({ width, height, level: on }, 1);
  const main = list.filter((c) => c.x1 - c.x0 >= MAIN_SHARE * width);
  if (!main.length) return null;
  // Of several such strokes (a title's underline, a second axis) the tallest is the trace; pieces
  // of a broken trace lie next to it, not above it.
  const trunk = main.reduce((a, b) =>
    b.y1 - b.y0 + 0.5 * (b.x1 - b.x0) > a.y1 - a.y0 + 0.5 * (a.x1 - a.x0) ? b : a,
  );
  const kept = new Uint8Array(list.length + 1);
  kept[trunk.id] = 1;
  const gap = Math.max(3, 0.02 * width);
  let grown = true;
  let { x0, x1 } = trunk;
  while (grown) {
    grown = false;
    for (const c of list) {
      if (kept[c.id] || c.x1 - c.x0 < 0.02 * width) continue;
      if ((c.x0 >= x1 - 2 && c.x0 - x1 <= gap) || (c.x1 <= x0 + 2 && x0 - c.x1 <= gap)) {
        kept[c.id] = 1;
        x0 = Math.min(x0, c.x0);
        x1 = Math.max(x1, c.x1);
        grown = true;
      }
    }
  }
  for (const id of crossedPieces(mask, { labels, list, kept })) kept[id] = 1;
  const top = new Float32Array(width).fill(NaN);
  const bottom = new Float32Array(width).fill(NaN);
  let covered = 0;
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      if (!kept[labels[y * width + x]!]) continue;
      if (Number.isNaN(top[x]!)) {
        const above = y > 0 ? level[(y - 1) * width + x]! : 0;
        top[x] = y - Math.min(0.95, above / full);
        covered++;
      }
      const below = y + 1 < height ? level[(y + 1) * width + x]! : 0;
      bottom[x] = y + 1 + Math.min(0.95, below / full);
    }
  }
  return { top, bottom, cover: covered / width };
}

/** What is drawn over a trace, an integral say, cuts it over at most so many pixels. */
const CROSSING_PX = 6;

/** The pieces above a trace that only ink of another colour separates from it. */
function crossedPieces(
  { width, height, on, covered }: TraceMask,
  { labels, list, kept }: { labels: Int32Array; list: readonly Component[]; kept: Uint8Array },
): Set<number> {
  const found = new Set<number>();
  const belongs = (p: number) => on[p] === 1 && (kept[labels[p]!] === 1 || found.has(labels[p]!));
  // From the lowest piece up: a tall peak may be crossed more than once.
  for (const piece of [...list].sort((a, b) => b.y1 - a.y1)) {
    if (kept[piece.id]) continue;
    for (let x = piece.x0; x < piece.x1 && !found.has(piece.id); x++) {
      let y = piece.y1 - 1;
      while (y >= piece.y0 && labels[y * width + x] !== piece.id) y--;
      if (y < piece.y0) continue;
      let below = y + 1;
      while (
        below < height &&
        below - y <= CROSSING_PX &&
        !on[below * width + x] &&
        covered[below * width + x]
      )
        below++;
      if (below > y + 1 && below < height && belongs(below * width + x)) found.add(piece.id);
    }
  }
  return found;
}
