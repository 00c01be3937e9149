import { connectedComponents } from '../components.ts';
import { FAINT_INK } from '../strokes.ts';
import { removeBoxes } from './remove-boxes.ts';
import { removeGrid } from './remove-grid.ts';
import { removeTicks } from './remove-ticks.ts';
import type { InkMap } from '../ink-map.ts';
import type { Box } from '../raster.ts';
import type { RasterImage } from '../raster-image.ts';
import type { Paper } from '../ink.ts';

/** The pixels of a plot that have the colour of its trace. */
export interface TraceMask extends Box {
  readonly width: number;
  readonly height: number;
  /** 1 where there is trace, row by row from (x0, y0). */
  readonly on: Uint8Array;
  /** 1 where there is ink of any colour: the trace may run on underneath. */
  readonly covered: Uint8Array;
  /** Ink of the same pixels, 0–255, whole trace strokes at `full`. */
  readonly level: Uint8Array;
  readonly full: number;
}

/** Colour classes: neutral and six hues. */
const CLASSES = 7;
/** Chroma (max − min channel, of 255) from which a pixel is coloured rather than grey. */
const MIN_CHROMA = 45;
/** What compression leaves of a thin stroke's colour at least: black letters have less. */
const WEAK_CHROMA = 14;

/**
 * Upright strokes are compared in this many strips of the plot, so that one button or legend does
 * not outweigh the trace.
 */
const STRIPS = 24;

/** Hue class of the ink at `i` (byte offset), by what it takes away from the paper. */
function colourClass(data: RasterImage['data'], i: number, least = MIN_CHROMA): number {
  const r = data[i]!;
  const g = data[i + 1]!;
  const b = data[i + 2]!;
  const max = Math.max(r, g, b);
  const chroma = max - Math.min(r, g, b);
  if (chroma < least) return 0;
  const hue =
    max === r
      ? ((g - b) / chroma + 6) % 6
      : max === g
        ? (b - r) / chroma + 2
        : (r - g) / chroma + 4;
  return 1 + (Math.floor(hue + 0.5) % 6);
}

/**
 * A stroke that runs through this share of the plot's width is the trace; a colour that makes up
 * this share of its ink is one of its own.
 */
const TRUNK_SHARE = 0.3;
const OWN_COLOUR_SHARE = 0.15;
const TINT_SHARE = 0.4;

/**
 * Picks out the trace: the colours of the widest connected stroke, or, in plots of separate sticks,
 * the ink colour that covers most columns and stands up most (sticks are tall; letters and buttons
 * are not), at three tenths of its full strength or more; frame, grid lines and ticks removed.
 * `labels`: positions of the axis labels, px of the image.
 */
export function traceMask(
  image: RasterImage,
  ink: InkMap & { paper: Paper },
  { plot, labels }: { plot: Box; labels: readonly number[] },
): TraceMask {
  const inner = { x0: plot.x0, y0: plot.y0, x1: plot.x1, y1: plot.y1 };
  const width = inner.x1 - inner.x0;
  const height = inner.y1 - inner.y0;
  const level = new Uint8Array(width * height);
  const classes = new Uint8Array(width * height);
  const tints = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = (inner.y0 + y) * image.width + inner.x0 + x;
      level[y * width + x] = ink.level[p]!;
      if (ink.level[p]! < FAINT_INK) continue;
      classes[y * width + x] = 1 + colourClass(image.data, p * 4);
      tints[y * width + x] = 1 + colourClass(image.data, p * 4, WEAK_CHROMA);
    }
  }
  removeGrid(level, { width, height });
  removeTicks(level, { width, height, labels: labels.map((x) => x - plot.x0) });
  removeBoxes(level, { width, height });
  const own =
    trunkClasses(level, { classes, tints }, { width, height }) ??
    stickClasses(level, classes, { width, height });
  const full = quantile(level, (p) => own.has(classes[p]!) && level[p]! >= FAINT_INK, 0.95);
  const threshold = Math.max(FAINT_INK + 4, 0.3 * full);
  const neutral = own.has(1);
  const on = new Uint8Array(width * height);
  const covered = new Uint8Array(width * height);
  for (let p = 0; p < on.length; p++) {
    const faded = () =>
      !neutral &&
      classes[p] === 1 &&
      (level[p]! < 0.8 * full || [...own].some((k) => neighbours(tints[p]! - 1, k - 1)));
    const kin =
      own.has(classes[p]!) ||
      [...own].some((k) => classes[p]! > 0 && neighbours(classes[p]! - 1, k - 1)) ||
      faded();
    if (level[p]! >= threshold) covered[p] = 1;
    if (covered[p] && kin) on[p] = 1;
    else if (!kin) level[p] = 0;
  }
  return { ...inner, width, height, on, covered, level, full };
}

/**
 * The colours of the widest and tallest connected stroke; null where none runs through a good part
 * of the plot. Pale ink counts less, since compression greys it.
 */
function trunkClasses(
  level: Uint8Array,
  { classes, tints }: { classes: Uint8Array; tints: Uint8Array },
  { width, height }: { width: number; height: number },
): Set<number> | null {
  const { labels, list } = connectedComponents({ width, height, level }, FAINT_INK + 4);
  const size = (c: { x0: number; x1: number; y0: number; y1: number }) =>
    c.y1 - c.y0 + 0.5 * (c.x1 - c.x0);
  const wide = list.filter((c) => c.x1 - c.x0 >= TRUNK_SHARE * width);
  if (!wide.length) return null;
  const trunk = wide.reduce((a, b) => (size(b) > size(a) ? b : a));
  const inkOf = (kinds: Uint8Array) => {
    const ink = new Float64Array(CLASSES + 1);
    for (let p = 0; p < labels.length; p++)
      if (labels[p] === trunk.id) ink[kinds[p]!]! += level[p]! - FAINT_INK;
    return ink;
  };
  const ink = inkOf(classes);
  const tinted = inkOf(tints);
  const total = ink.reduce((a, b) => a + b, 0);
  // Compression leaves dark thin strokes hardly more than a tint, but the same one all along.
  return new Set(
    [...ink.keys()].filter(
      (k) =>
        k > 0 &&
        (ink[k]! >= OWN_COLOUR_SHARE * total || (k > 1 && tinted[k]! >= TINT_SHARE * total)),
    ),
  );
}

/**
 * Neighbouring hues are one colour: where strokes are thin, sharpening and compression tint them.
 */
const neighbours = (a: number, b: number) => a > 0 && b > 0 && [0, 1, 5].includes(Math.abs(a - b));

/**
 * Compression greys thin sticks here and there: a colour that covers and stands up at least this
 * much, relative to the first, is theirs too.
 */
const SECOND_COLOUR = 0.3;

function stickClasses(
  level: Uint8Array,
  classes: Uint8Array,
  { width, height }: { width: number; height: number },
): Set<number> {
  const columns = new Uint32Array(CLASSES + 1);
  const lastColumn = new Int32Array(CLASSES + 1);
  const longest = new Uint32Array((CLASSES + 1) * STRIPS);
  for (let x = 0; x < width; x++) {
    const strip = Math.floor((x * STRIPS) / width);
    let previous = 0;
    let run = 0;
    for (let y = 0, p = x; y < height; y++, p += width) {
      const k = level[p]! < FAINT_INK ? 0 : classes[p]!;
      run = k === previous ? run + 1 : 1;
      previous = k;
      if (!k) continue;
      const slot = k * STRIPS + strip;
      if (run > longest[slot]!) longest[slot] = run;
      if (lastColumn[k] !== x + 1) {
        lastColumn[k] = x + 1;
        columns[k]!++;
      }
    }
  }
  const score = (k: number) =>
    (2 * columns[k]!) / width +
    longest.subarray(k * STRIPS, (k + 1) * STRIPS).reduce((sum, run) => sum + run, 0) / height;
  const scores = Array.from({ length: CLASSES }, (_, i) => ({ k: i + 1, score: score(i + 1) }));
  const best = Math.max(...scores.map((s) => s.score));
  return new Set(scores.filter((s) => s.score >= SECOND_COLOUR * best).map((s) => s.k));
}

function quantile(values: Uint8Array, selected: (p: number) => boolean, q: number): number {
  const counts = new Uint32Array(256);
  let n = 0;
  for (let p = 0; p < values.length; p++) {
    if (!selected(p)) continue;
    counts[values[p]!]!++;
    n++;
  }
  let seen = 0;
  for (let v = 0; v < 256; v++) if ((seen += counts[v]!) >= q * n) return v;
  return 255;
}
