import { upwardReach } from '../strokes.ts';
import type { AxisLabels } from './axis-labels.ts';
import type { Stroke } from '../strokes.ts';
import type { RasterImage } from '../raster-image.ts';
import type { InkMap } from '../ink-map.ts';
import type { Box } from '../raster.ts';

/** Positions of the outermost labels. */
export function labelSpan({ points, beyondBreak }: AxisLabels): { x0: number; x1: number } {
  const x = [...points, ...beyondBreak].map((p) => p.x);
  return { x0: Math.min(...x), x1: Math.max(...x) };
}

/**
 * The plot over an axis: within its frame if it has one, at most five labels' distance beyond the
 * outermost labels.
 */
export function plotArea(
  image: RasterImage,
  ink: InkMap,
  { labels, stroke }: { labels: AxisLabels; stroke: Stroke | null },
): Box {
  const { row, points } = labels;
  if (!stroke) return tintedPanel(image, labels) ?? aboveLabels(image, labels);
  const area = framedArea(image, ink, { stroke, reach: Math.round(2.5 * row.glyphHeight) });
  const span = labelSpan(labels);
  const spacing = (points.at(-1)!.x - points[0]!.x) / Math.max(1, points.length - 1);
  return {
    x0: Math.max(area.x0, Math.round(span.x0 - 5 * spacing)),
    x1: Math.min(area.x1, Math.round(span.x1 + 5 * spacing)),
    y0: area.y0,
    y1: Math.min(area.y1, row.y0),
  };
}

/**
 * What is on a horizontal line: between the uprights of its frame (looked for within `reach` of
 * its ends) and up to where they end.
 */
export function framedArea(
  image: RasterImage,
  ink: InkMap,
  { stroke, reach }: { stroke: Stroke; reach: number },
): Box {
  // Ticks of the vertical axis can lengthen the line by their own length: the frame's upright tells
  // where the plot begins.
  const uprights = (from: number, step: 1 | -1) =>
    Array.from({ length: reach }, (_, i) => from + step * i)
      .map((x) => ({ x, top: upwardReach(ink, x, stroke.y0) }))
      .filter(({ top }) => stroke.y0 - top >= 0.3 * image.height);
  const left = uprights(stroke.x0, 1)[0];
  const right = uprights(stroke.x1 - 1, -1)[0];
  return {
    x0: Math.max(0, left?.x ?? stroke.x0),
    x1: Math.min(image.width, (right?.x ?? stroke.x1 - 1) + 1),
    y0: left || right ? Math.min(left?.top ?? Infinity, right?.top ?? Infinity) : 0,
    y1: stroke.y0,
  };
}

/** A tinted band less high than this is a blurred line. */
const MIN_PANEL_SHARE = 0.15;

/** A tint is so far from the page, of 765, and so many times its grain (a median). */
const LEAST_TINT = 9,
  TINT_GRAINS = 4;
/** Steps over white lines of a grid in a panel, also where the picture was enlarged. */
const GRID_STEPS_PX = [1, 4, 7, 10];

/** Mean of three by three pixels, all channels added: grain averages out. */
function patchBrightness({ data, width, height }: RasterImage, x: number, y: number): number {
  let sum = 0;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const i =
        4 *
        (Math.min(height - 1, Math.max(0, y + dy)) * width +
          Math.min(width - 1, Math.max(0, x + dx)));
      sum += data[i]! + data[i + 1]! + data[i + 2]!;
    }
  return sum / 9;
}

/** What is above the labels, one label's distance beyond the outermost ones. */
function aboveLabels({ width }: RasterImage, { row, points }: AxisLabels): Box {
  const spacing = (points.at(-1)!.x - points[0]!.x) / Math.max(1, points.length - 1);
  return {
    x0: Math.max(0, Math.round(points[0]!.x - spacing)),
    x1: Math.min(width, Math.round(points.at(-1)!.x + spacing)),
    y0: 0,
    y1: Math.max(1, Math.floor(row.y0 - 0.4 * row.glyphHeight)),
  };
}

/** The tinted panel above the labels; null without one. */
export function tintedPanel(image: RasterImage, { row, points }: AxisLabels): Box | null {
  const brightness = (x: number, y: number) => patchBrightness(image, Math.round(x), Math.round(y));
  const x0 = points[0]!.x;
  const x1 = points.at(-1)!.x;
  const spacing = (x1 - x0) / Math.max(1, points.length - 1);
  const page = brightness(x0 + spacing / 2, row.y0 - 2);
  const grain = Array.from({ length: 50 }, (_, k) =>
    Math.abs(brightness(x0 + ((k + 0.5) / 50) * (x1 - x0), row.y0 - 2) - page),
  ).sort((a, b) => a - b)[25]!;
  const least = Math.max(LEAST_TINT, TINT_GRAINS * grain);
  const tinted = (y: number) => {
    let n = 0;
    for (let k = 0; k < 50; k++)
      if (Math.abs(brightness(x0 + ((k + 0.37) / 50) * (x1 - x0), y) - page) > least) n++;
    return n >= 30;
  };
  let bottom = row.y0 - 1;
  while (bottom > row.y0 - 5 * row.glyphHeight && !(tinted(bottom) && tinted(bottom - 6))) bottom--;
  if (bottom <= row.y0 - 5 * row.glyphHeight) return null;
  let top = bottom;
  while (top > 0 && GRID_STEPS_PX.some((step) => tinted(top - step))) top--;
  if (bottom - top < MIN_PANEL_SHARE * image.height) return null;
  const inPanel = (x: number) =>
    [0.2, 0.35, 0.5, 0.65, 0.8].filter(
      (f) => Math.abs(brightness(x, top + f * (bottom - top)) - page) > least,
    ).length >= 3;
  const edge = (from: number, step: 1 | -1) => {
    let x = Math.round(from);
    while (
      x + step > 0 &&
      x + step < image.width &&
      GRID_STEPS_PX.some((px) => inPanel(x + px * step))
    )
      x += step;
    return x;
  };
  return { x0: edge(x0, -1), x1: edge(x1, 1) + 1, y0: top, y1: bottom + 1 };
}
