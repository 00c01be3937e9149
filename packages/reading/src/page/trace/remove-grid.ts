import { FAINT_INK } from '../strokes.ts';

/** Thickest line, px; frames are drawn thicker, also in pictures that were enlarged. */
const MAX_LINE_PX = 6;
const MAX_FRAME_PX = 14;
/** Ink that counts: grids are often pale. */
const PALE_INK = 20;
/** Share of a line's length that is inked at least: dotted lines have gaps. */
const MIN_COVER = 0.3;
const SOLID_COVER = 0.93;
/** Lines of one grid agree in the ink across them, to within this share, and in cover. */
const SAME_INK = 0.4;
const SAME_COVER = 0.18;
/** Parts into which a line is cut to see that it is inked evenly. */
const PARTS = 8;

/**
 * A straight line of ink from edge to edge: its columns (or rows), typical strength, the ink across
 * it, and inked share.
 */
interface Line {
  readonly from: number;
  readonly to: number;
  readonly strength: number;
  readonly ink: number;
  readonly cover: number;
}

interface Plane {
  readonly level: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Reads a plane along its lines: `at(line, k)` is the index of the k-th pixel of a line. */
interface Direction {
  readonly lines: number;
  readonly length: number;
  readonly at: (line: number, k: number) => number;
}

/**
 * Erases the plot's frame and its grid in place: straight lines from edge to edge, solid, dashed or
 * dotted, two or more alike, and what runs along the plot's edges.
 * What is clearly darker than a line was drawn over it and stays. A single line may be the base
 * line of a trace and is kept.
 */
export function removeGrid(
  level: Uint8Array,
  { width, height }: { width: number; height: number },
): void {
  const plane: Plane = { level, width, height };
  removeLines(plane, { lines: width, length: height, at: (x, k) => k * width + x }, 'upright');
  removeLines(plane, { lines: height, length: width, at: (y, k) => y * width + k }, 'flat');
}

function removeLines(plane: Plane, direction: Direction, kind: 'upright' | 'flat'): void {
  const { level } = plane;
  const found = findLines(plane, direction, kind);
  const inner = found.filter((l) => l.from > 3 && l.to < direction.lines - 3);
  for (const line of found) {
    const atEdge = line.from <= 3 || line.to >= direction.lines - 3;
    // The lower edge is the axis's own; sticks and base lines are on it.
    const frame = atEdge && (kind === 'upright' || line.from <= 3) && line.cover >= 0.8;
    const alike = inner.filter(
      (o) =>
        Math.abs(o.ink - line.ink) <= SAME_INK * line.ink &&
        Math.abs(o.cover - line.cover) <= SAME_COVER,
    );
    if (!frame && (atEdge || alike.length < 2 || !equallySpaced(line, alike))) continue;
    for (let i = Math.max(0, line.from - 1); i < Math.min(direction.lines, line.to + 1); i++) {
      for (let k = 0; k < direction.length; k++) {
        const p = direction.at(i, k);
        if (frame || level[p]! <= line.strength + 40) level[p] = 0;
      }
    }
  }
}

/**
 * Whether another line lies at the same distance as a third one: grids are regular, base lines lie
 * anywhere.
 */
function equallySpaced(line: Line, alike: readonly Line[]): boolean {
  const centre = (l: Line) => (l.from + l.to) / 2;
  const distances = alike.filter((o) => o !== line).map((o) => Math.abs(centre(o) - centre(line)));
  if (alike.length === 2) return distances.every((d) => d > 8);
  return distances.some(
    (d) =>
      (d > 8 &&
        alike.some((a) =>
          alike.some(
            (b) =>
              a !== b &&
              a !== line &&
              b !== line &&
              Math.abs(Math.abs(centre(a) - centre(b)) - d) <= 2.5,
          ),
        )) ||
      distances.some((e) => e !== d && Math.abs(e - 2 * d) <= 3),
  );
}

function findLines({ level }: Plane, direction: Direction, kind: 'upright' | 'flat'): Line[] {
  const covers = Float32Array.from({ length: direction.lines }, (_, i) =>
    coverOf(level, direction, i),
  );
  const lines: Line[] = [];
  for (let i = 0; i < direction.lines; i++) {
    if (covers[i]! < MIN_COVER) continue;
    const from = i;
    while (i + 1 < direction.lines && covers[i + 1]! >= MIN_COVER) i++;
    const to = i + 1;
    const atEdge = from <= 3 || to >= direction.lines - 3;
    if (to - from > (atEdge ? MAX_FRAME_PX : MAX_LINE_PX)) continue;
    const inks = Array.from(
      { length: to - from },
      (_, k) => typicalInk(level, direction, from + k) * covers[from + k]!,
    );
    const middle = from + inks.indexOf(Math.max(...inks));
    const strength = typicalInk(level, direction, middle);
    const ink = inks.reduce((a, b) => a + b, 0);
    if (kind === 'upright' && !reachesTop(level, direction, middle)) continue;
    lines.push({ from, to, strength, ink, cover: covers[middle]! });
  }
  return lines;
}

/** Median level of a line's inked pixels. */
function typicalInk(level: Uint8Array, { length, at }: Direction, line: number): number {
  const inked: number[] = [];
  for (let k = 0; k < length; k++) {
    const v = level[at(line, k)]!;
    if (v >= PALE_INK) inked.push(v);
  }
  return inked.sort((a, b) => a - b)[inked.length >> 1] ?? 0;
}

/** Share of a line's pixels that are inked, 0 unless every part of it is inked about alike. */
function coverOf(level: Uint8Array, { length, at }: Direction, line: number): number {
  let total = 0;
  let least = 1;
  for (let part = 0; part < PARTS; part++) {
    const [from, to] = [
      Math.floor((part * length) / PARTS),
      Math.floor(((part + 1) * length) / PARTS),
    ];
    let n = 0;
    for (let k = from; k < to; k++) if (level[at(line, k)]! >= PALE_INK) n++;
    total += n;
    least = Math.min(least, n / Math.max(1, to - from));
  }
  const share = total / length;
  return share >= SOLID_COVER || least >= 0.5 * share ? share : 0;
}

/** Peaks rarely reach the top; the frame's own upper edge, a row or two, does not count. */
function reachesTop(level: Uint8Array, { length, at }: Direction, line: number): boolean {
  const reach = Math.max(10, Math.round(0.03 * length));
  let n = 0;
  for (let k = 3; k < reach; k++) if (level[at(line, k)]! >= Math.min(FAINT_INK, 24)) n++;
  return n >= 0.25 * (reach - 3);
}
