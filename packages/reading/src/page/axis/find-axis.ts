import { findAxisStroke, longestRun } from '../strokes.ts';
import { framedArea, labelSpan, plotArea, tintedPanel } from './plot-area.ts';
import { readAxisLabels } from './axis-labels.ts';
import { leastSquares } from './fit-axis.ts';
import { byLabelCentres, snapToTicks } from './snap-to-ticks.ts';
import { findGridLines, findTicks } from './ticks.ts';
import type { AxisLabels } from './axis-labels.ts';
import type { AxisLine, AxisPoint } from './fit-axis.ts';
import type { Calibration } from './snap-to-ticks.ts';
import type { InkMap } from '../ink-map.ts';
import type { Box } from '../raster.ts';
import type { OcrPort } from '../text/ocr-port.ts';
import type { RasterImage } from '../raster-image.ts';
import type { Stroke } from '../strokes.ts';
import type { TextRow } from '../text/text-rows.ts';

export interface PlotAxis {
  readonly calibration: Calibration;
  /** Axis value at a position, px; continuous, also over a change of scale. */
  readonly valueAt: (x: number) => number;
  readonly plot: Box;
  readonly labels: AxisLabels;
  /** The drawn axis line, where there is one. */
  readonly stroke: Stroke | null;
}

/** How many lines of text are tried as axis labels. */
const MAX_ROWS = 10;

/**
 * Finds the horizontal axis: from the bottom up, the first line of text whose words are numbers in
 * proportion to their position, then the axis line, its tick marks and the plot area above it. Axes
 * with two labels only are taken where no other has three.
 */
export async function findAxis(
  image: RasterImage,
  ink: InkMap,
  { rows, ocr, checkpoint }: { rows: readonly TextRow[]; ocr: OcrPort; checkpoint: () => void },
): Promise<PlotAxis | null> {
  const wide = rows.filter(
    (r) => r.x1 - r.x0 >= 0.25 * image.width && r.y0 > 0.15 * image.height && r.groups.length <= 80,
  );
  for (const minimum of [3, 2]) {
    for (const row of wide.filter((r) => r.groups.length >= minimum).slice(0, MAX_ROWS)) {
      checkpoint();
      const labels = await readAxisLabels(ink, row, { ocr, minimum });
      if (labels) return calibrate(image, ink, labels);
    }
  }
  return null;
}

/** Least share of the image's width that the lower edge of an unlabelled plot has. */
const MIN_PLOT_SHARE = 0.4;

/**
 * The plot of an image whose axis cannot be read, but is known to the caller: what is on the
 * lowest long horizontal line, or else the whole image.
 * `ends` are the axis values at the left and right end of the plot.
 */
export function plotWithKnownAxis(
  image: RasterImage,
  ink: InkMap,
  [left, right]: readonly [number, number],
): PlotAxis {
  let stroke: Stroke | null = null;
  for (let y = image.height - 1; y > 0.3 * image.height && !stroke; y--) {
    const run = longestRun(ink, y, { from: 0, to: image.width });
    if (run.x1 - run.x0 >= MIN_PLOT_SHARE * image.width) stroke = { ...run, y0: y, y1: y + 1 };
  }
  const glyphHeight = Math.max(8, Math.round(image.height / 60));
  const plot = stroke
    ? framedArea(image, ink, { stroke, reach: Math.round(2.5 * glyphHeight) })
    : { x0: 0, y0: 0, x1: image.width, y1: image.height };
  const line = leastSquares([
    { x: plot.x0, value: left },
    { x: plot.x1, value: right },
  ]);
  const row = {
    x0: plot.x0,
    x1: plot.x1,
    y0: plot.y1 + 2,
    y1: plot.y1 + 2,
    glyphHeight,
    groups: [],
  };
  return {
    calibration: { line, ticks: 0, residualPx: 0, points: [] },
    valueAt: valueOn(line),
    plot,
    stroke,
    labels: { line, points: [], row, numbers: 0, beyondBreak: [], doubtful: false },
  };
}

/** An axis line lies nearer than this to the lower edge of the panel over it, px. */
const WITHIN_PX = 5;

function calibrate(image: RasterImage, ink: InkMap, labels: AxisLabels): PlotAxis {
  const { row, points } = labels;
  const h = row.glyphHeight;
  const span = labelSpan(labels);
  const nearest = findAxisStroke(ink, { span, bottom: row.y0 - 1, reach: 5 * h });
  const panel = tintedPanel(image, labels);
  // A line inside a tinted panel is the trace's own base line.
  const stroke = panel && nearest && nearest.y1 < panel.y1 - WITHIN_PX ? null : nearest;
  const plot = plotArea(image, ink, { labels, stroke });
  const spacing = (span.x1 - span.x0) / Math.max(1, points.length - 1);
  const window = Math.min(0.75 * h, 0.4 * spacing);
  const sources = stroke
    ? [
        findTicks(ink, stroke, { side: 'below', reach: Math.max(3, row.y0 - stroke.y1) }),
        findTicks(ink, stroke, { side: 'above', reach: 1.5 * h }),
      ]
    : [];
  const marks = [...sources, findGridLines(image, plot)];
  const best = (labelled: readonly AxisPoint[]) =>
    marks
      .map((ticks) => snapToTicks(labelled, ticks, window))
      .filter((c) => c != null)
      .sort((a, b) => b.ticks - a.ticks || a.residualPx - b.residualPx)[0] ??
    byLabelCentres(labelled);
  const calibration = best(points);
  const valueAt = labels.beyondBreak.length
    ? brokenScale(calibration.line, best(labels.beyondBreak).line, labels.beyondBreak)
    : valueOn(calibration.line);
  return { calibration, valueAt, plot, labels, stroke };
}

const valueOn =
  ({ slope, offset }: AxisLine) =>
  (x: number) =>
    slope * x + offset;

/** Two scales that meet where their lines cross. */
function brokenScale(
  main: AxisLine,
  other: AxisLine,
  labels: readonly AxisPoint[],
): (x: number) => number {
  const crossing = (other.offset - main.offset) / (main.slope - other.slope);
  const otherIsLeft = labels.reduce((sum, p) => sum + p.x, 0) / labels.length < crossing;
  return (x) => valueOn(x < crossing === otherIsLeft ? other : main)(x);
}
