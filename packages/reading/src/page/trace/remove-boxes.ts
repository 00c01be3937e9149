/** Ink that counts: legends' borders are often pale. */
const PALE_INK = 20;
/** Lengths of a box's edges, share of the plot's width, and its least height, px. */
const MIN_WIDTH = 0.08;
const MAX_WIDTH = 0.9;
const MIN_HEIGHT_PX = 8;
/** Gaps in an edge that compression tears, and how far its corners may be rounded, px. */
const GAP_PX = 2;
const CORNER_PX = 5;
/** Share of a side that is inked. */
const SIDE_COVER = 0.75;
/** Most edges looked at in pairs: what has more is hatching. */
const MAX_EDGES = 400;

interface Plane {
  readonly level: Uint8Array;
  readonly width: number;
  readonly height: number;
}
interface Edge {
  readonly y: number;
  readonly x0: number;
  readonly x1: number;
}

/**
 * Erases the borders of legends in place: two level lines of the same extent, joined at both ends.
 * A curve that touches a border would else be followed along it. Where something crosses or touches
 * a border, it stays; what is inside is no longer connected to the trace and drops out later.
 */
export function removeBoxes(
  level: Uint8Array,
  { width, height }: { width: number; height: number },
): void {
  const plane: Plane = { level, width, height };
  const edges = levelEdges(plane);
  if (edges.length > MAX_EDGES) return;
  const doomed = new Set<number>();
  for (const [i, top] of edges.entries()) {
    for (const bottom of edges.slice(i + 1)) {
      if (
        bottom.y - top.y < MIN_HEIGHT_PX ||
        Math.abs(top.x0 - bottom.x0) > CORNER_PX ||
        Math.abs(top.x1 - bottom.x1) > CORNER_PX
      )
        continue;
      const left = sideAt(plane, Math.min(top.x0, bottom.x0), { top, bottom });
      const right = sideAt(plane, Math.max(top.x1, bottom.x1) - 1, { top, bottom });
      if (left == null || right == null) continue;
      for (const { y, x0, x1 } of [top, bottom])
        for (let x = x0; x < x1; x++) doom(plane, doomed, { x, y, across: 'y' });
      for (const x of [left, right])
        for (let y = top.y; y <= bottom.y; y++) doom(plane, doomed, { x, y, across: 'x' });
    }
  }
  for (const p of doomed) level[p] = 0;
}

/** Unbroken level runs of a box's length. */
function levelEdges({ level, width, height }: Plane): Edge[] {
  const edges: Edge[] = [];
  for (let y = 0; y < height; y++) {
    let start = -1;
    let last = -10;
    for (let x = 0; x <= width; x++) {
      const inked = x < width && level[y * width + x]! >= PALE_INK;
      if (inked && start < 0) start = x;
      if (inked) last = x;
      if (start < 0 || (x < width && x - last <= GAP_PX)) continue;
      const length = last + 1 - start;
      if (length >= MIN_WIDTH * width && length <= MAX_WIDTH * width)
        edges.push({ y, x0: start, x1: last + 1 });
      start = -1;
    }
  }
  return edges;
}

/** The inked column near `x` that joins two edges, or null. */
function sideAt(
  { level, width }: Plane,
  x: number,
  { top, bottom }: { top: Edge; bottom: Edge },
): number | null {
  const cover = (column: number) => {
    let n = 0;
    for (let y = top.y; y <= bottom.y; y++) if (level[y * width + column]! >= PALE_INK) n++;
    return n / (bottom.y - top.y + 1);
  };
  const near = Array.from({ length: 2 * CORNER_PX + 1 }, (_, k) => x - CORNER_PX + k).filter(
    (c) => c >= 0 && c < width,
  );
  const best = near.reduce((a, b) => (cover(b) > cover(a) ? b : a));
  return cover(best) >= SIDE_COVER ? best : null;
}

/** A border's half width with what compression smears around it, px. */
const HALF_PX = 2;

/** Marks the pixels across a border at one place, unless something goes on beyond it there. */
function doom(
  { level, width, height }: Plane,
  doomed: Set<number>,
  { x, y, across }: { x: number; y: number; across: 'x' | 'y' },
): void {
  const at = (d: number) =>
    across === 'y'
      ? y + d >= 0 && y + d < height
        ? (y + d) * width + x
        : -1
      : x + d >= 0 && x + d < width
        ? y * width + x + d
        : -1;
  const goesOn = [-1, 1].some((side) => {
    const p = at(side * (HALF_PX + 1));
    return p >= 0 && level[p]! >= PALE_INK;
  });
  if (goesOn) return;
  for (let d = -HALF_PX; d <= HALF_PX; d++) if (at(d) >= 0) doomed.add(at(d));
}
