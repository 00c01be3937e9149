import { readGroups } from './text/read-groups.ts';
import type { Component } from './components.ts';
import type { OcrPort } from './text/ocr-port.ts';
import type { InkMap } from './ink-map.ts';
import type { Box } from './raster.ts';
import type { TextRow } from './text/text-rows.ts';

/**
 * An integrated range marked in the plot by a short bar, with the printed integral if it could be
 * read.
 */
export interface IntegratedRange {
  readonly x0: number;
  readonly x1: number;
  readonly printed: number | null;
}

const MAX_BAR_HEIGHT_PX = 12;

/**
 * Bars that mark integrated ranges: solid, flat, all in one row above the peaks or under the axis.
 */
export function findRangeBars(components: readonly Component[], plot: Box): Component[] {
  const solid = components.filter((c) => {
    const w = c.x1 - c.x0;
    const h = c.y1 - c.y0;
    return (
      h >= 2 &&
      h <= MAX_BAR_HEIGHT_PX &&
      w >= 5 &&
      w >= 1.4 * h &&
      w < 0.4 * (plot.x1 - plot.x0) &&
      c.area >= 0.85 * w * h &&
      c.x0 >= plot.x0 - 8 &&
      c.x1 <= plot.x1 + 8 &&
      (c.y1 < plot.y0 + 0.15 * (plot.y1 - plot.y0) || c.y0 > plot.y1)
    );
  });
  const rows = solid.map((seed) =>
    solid.filter((c) => Math.abs(c.y0 - seed.y0) <= 1 && Math.abs(c.y1 - seed.y1) <= 1),
  );
  return (rows.sort((a, b) => b.length - a.length || a[0]!.y0 - b[0]!.y0)[0] ?? []).sort(
    (a, b) => a.x0 - b.x0,
  );
}

/** Integrated ranges with the number printed next to each bar. */
export async function readRanges(
  ink: InkMap,
  bars: readonly Component[],
  { rows, ocr }: { rows: readonly TextRow[]; ocr: OcrPort },
): Promise<IntegratedRange[]> {
  if (!bars.length) return [];
  const h = bars[0]!.y1 - bars[0]!.y0;
  const centre = (b: Box) => (b.x0 + b.x1) / 2;
  const near = rows
    .filter(
      (r) =>
        r.glyphHeight >= 5 &&
        Math.min(Math.abs(r.y0 - bars[0]!.y1), Math.abs(bars[0]!.y0 - r.y1)) <= Math.max(14, 3 * h),
    )
    .map((r) => ({
      row: r,
      labels: bars.map((b) =>
        r.groups.filter(
          (g) => centre(g) > b.x0 - 4 && centre(g) < b.x1 + 4 && (g.x0 !== b.x0 || g.x1 !== b.x1),
        ),
      ),
    }))
    .sort(
      (a, b) => b.labels.filter((l) => l.length).length - a.labels.filter((l) => l.length).length,
    )[0];
  if (!near) return bars.map((b) => ({ x0: b.x0, x1: b.x1, printed: null }));
  const numbers = await readNumbers(ink, near.labels.flat(), {
    ocr,
    glyphHeight: near.row.glyphHeight,
  });
  let next = 0;
  return bars.flatMap((bar, i) => {
    const labels = near.labels[i]!;
    if (labels.length < 2)
      return [{ x0: bar.x0, x1: bar.x1, printed: labels.length ? numbers[next++]! : null }];
    // Ranges that touch look like one bar; each number is in the middle of its own, which gives
    // the seams.
    let x0 = bar.x0;
    return labels.map((label, k) => {
      const x1 = k === labels.length - 1 ? bar.x1 : Math.min(bar.x1, 2 * centre(label) - x0);
      const range = { x0, x1, printed: numbers[next++]! };
      x0 = x1;
      return range;
    });
  });
}

/** Reads several short numbers in one go. */
async function readNumbers(
  ink: InkMap,
  boxes: readonly Box[],
  { ocr, glyphHeight }: { ocr: OcrPort; glyphHeight: number },
): Promise<(number | null)[]> {
  const { texts } = await readGroups(ink, boxes, { ocr, glyphHeight, characters: '0123456789.' });
  return texts.map((text) => (/^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : null));
}
