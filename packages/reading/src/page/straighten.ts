import { distance, resample, unitToQuad, type ToSource } from './projective.ts';
import { inkMap, type Paper } from './ink.ts';
import { lineSlopes, type Slopes } from './line-slopes.ts';
import { longestRun } from './strokes.ts';
import { pageOutline, type Corner, type Quad } from './page-outline.ts';
import type { InkMap } from './ink-map.ts';
import type { RasterImage } from './raster-image.ts';

export type PageInk = InkMap & { readonly paper: Paper; readonly even: boolean };

export interface Straightened {
  readonly image: RasterImage;
  readonly ink: PageInk;
  /** A position of the straightened image in the one it was made from. */
  readonly toSource: ToSource;
}

/**
 * A run of ink this long on one row, share of the width, is a level line: an evenly lit picture
 * that has one was not turned.
 */
const LEVEL_RUN = 0.3;
/** Pale grid lines count, also where a large picture was averaged down. */
const LEVEL_INK = 12;

/**
 * Straightens a page that was photographed or scanned askew. In a photograph that shows the whole
 * page, its outline gives the projective map and the table around it is cut off; then, or without
 * an outline, the lines of its rows and columns are made level and upright. Null if it is straight.
 */
export function straighten(image: RasterImage, ink: PageInk): Straightened | null {
  const outline = ink.even ? null : pageOutline(image);
  if (!outline) return level(image, ink);
  const [p0, p1, p2, p3] = shrunk(outline);
  const size = {
    width: Math.round((distance(p0, p1) + distance(p3, p2)) / 2),
    height: Math.round((distance(p0, p3) + distance(p1, p2)) / 2),
  };
  const toQuad = unitToQuad([p0, p1, p2, p3]);
  const toSource: ToSource = (x, y) => toQuad(x / size.width, y / size.height);
  const page = resample(image, size, toSource);
  const pageInk = inkMap(page);
  const finer = level(page, pageInk);
  if (!finer) return { image: page, ink: pageInk, toSource };
  const whole: ToSource = (x, y) => {
    const p = finer.toSource(x, y);
    return toSource(p.x, p.y);
  };
  const twice = resample(image, size, whole);
  return { image: twice, ink: inkMap(twice), toSource: whole };
}

/** The page's very edge casts a shadow. */
const EDGE_SHARE = 0.006;

function shrunk(quad: Quad): Quad {
  const at = unitToQuad(quad);
  const corner = (u: number, v: number): Corner => {
    const { x, y } = at(u, v);
    return [x, y];
  };
  const [a, b] = [EDGE_SHARE, 1 - EDGE_SHARE];
  return [corner(a, a), corner(b, a), corner(b, b), corner(a, b)];
}

/** Makes the strokes of rows and columns level and upright. */
function level(image: RasterImage, ink: PageInk): Straightened | null {
  if (ink.even && hasLevelLine(ink)) return null;
  const rows = lineSlopes(ink, 'rows');
  const isLevel = !rows.middle && !rows.change;
  // Flanks of peaks lean too: on an evenly lit page whose rows are level, columns are upright.
  const columns = ink.even && isLevel ? rows : lineSlopes(ink, 'columns');
  if (isLevel && !columns.middle && !columns.change) return null;
  const toSource = rectifying(image, rows, columns);
  const straight = resample(image, image, toSource);
  return { image: straight, ink: inkMap(straight), toSource };
}

function hasLevelLine(ink: InkMap): boolean {
  for (let y = 0; y < ink.height; y++) {
    const run = longestRun(ink, y, { from: 0, to: ink.width, level: LEVEL_INK });
    if (run.x1 - run.x0 >= LEVEL_RUN * ink.width) return true;
  }
  return false;
}

/**
 * The map from the rectangle between two rows and two columns, a quarter from the edges, to the
 * quadrilateral in which they lie.
 */
function rectifying(
  { width, height }: { width: number; height: number },
  rows: Slopes,
  columns: Slopes,
): ToSource {
  const [cx, cy] = [width / 2, height / 2];
  const share = 0.5;
  /**
   * Where the row through the point `v` half heights below the centre meets the column through the
   * point `u` half widths right of it.
   */
  const corner = (u: number, v: number) => {
    const row = rows.middle + rows.change * v;
    const column = columns.middle + columns.change * u;
    const dx = (u * cx + column * v * cy) / (1 - row * column);
    return [cx + dx, cy + v * cy + row * dx] as const;
  };
  const toQuad = unitToQuad([
    corner(-share, -share),
    corner(share, -share),
    corner(share, share),
    corner(-share, share),
  ]);
  const [x0, y0] = [cx * (1 - share), cy * (1 - share)];
  return (x, y) => toQuad((x - x0) / (width * share), (y - y0) / (height * share));
}
