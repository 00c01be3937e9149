import { inkedPart, textCrop } from '../raster.ts';
import type { InkMap } from '../ink-map.ts';
import type { Box } from '../raster.ts';
import type { OcrPort } from './ocr-port.ts';
import type { TextRow } from './text-rows.ts';

const OCR_GLYPH_PX = 26;
/** Widest image handed to text recognition, px: it takes time in proportion. */
const MAX_OCR_WIDTH_PX = 3_000;

/** Where a plot is, and the row of its tick labels. */
interface LabelledPlot {
  readonly plot: Box;
  readonly labels: { readonly row: TextRow };
}

/**
 * The words around a plot: its axis title below the tick labels and next to them, and the heading
 * above it.
 */
export async function surroundingText(
  ink: InkMap,
  { plot, labels }: LabelledPlot,
  ocr: OcrPort,
): Promise<{ axis: string; heading: string }> {
  const h = labels.row.glyphHeight;
  const below = {
    x0: 0,
    y0: labels.row.y1 + 1,
    x1: ink.width,
    y1: Math.min(ink.height, labels.row.y1 + 6 * h),
  };
  const beside = {
    x0: labels.row.x1 + h,
    y0: labels.row.y0 - h,
    x1: ink.width,
    y1: labels.row.y1 + h,
  };
  const above = { x0: 0, y0: Math.max(0, plot.y0 - 8 * h), x1: ink.width, y1: plot.y0 - 2 };
  const texts: string[] = [];
  for (const region of [below, beside, above]) {
    const box = inkedPart(ink, region);
    if (!box || box.y1 - box.y0 < 5 || box.x1 - box.x0 < 6) {
      texts.push('');
      continue;
    }
    const scale = Math.min(
      4,
      Math.max(0.5, OCR_GLYPH_PX / h),
      MAX_OCR_WIDTH_PX / (box.x1 - box.x0),
    );
    const words = await ocr.recognise(textCrop(ink, box, { scale }), { mode: 'sparse' });
    texts.push(words.map((w) => w.text).join(' '));
  }
  return { axis: `${texts[0]} | ${texts[1]}`, heading: texts[2]! };
}

/** Least width of a column of text, in heights of the axis's characters. */
const COLUMN_GLYPHS = 6;
/** Such columns are set smaller than the axis. */
const COLUMN_SCALE = 1.5;

/** The column of text right of a plot, where programs print parameters; empty without. */
export async function columnBeside(
  ink: InkMap,
  { plot, labels }: LabelledPlot,
  ocr: OcrPort,
): Promise<string> {
  const h = labels.row.glyphHeight;
  const box = inkedPart(ink, { x0: plot.x1 + 3, y0: plot.y0, x1: ink.width, y1: plot.y1 });
  if (!box || box.x1 - box.x0 < COLUMN_GLYPHS * h || box.y1 - box.y0 < h) return '';
  const scale = Math.min(
    4,
    (COLUMN_SCALE * OCR_GLYPH_PX) / h,
    MAX_OCR_WIDTH_PX / (box.x1 - box.x0),
  );
  const words = await ocr.recognise(textCrop(ink, box, { scale }), { mode: 'sparse' });
  return words.map((w) => w.text).join(' ');
}

/** The vertical axis title, written upwards left of the plot. */
export async function verticalTitle(
  ink: InkMap,
  { plot, labels }: LabelledPlot,
  ocr: OcrPort,
): Promise<string> {
  const box = inkedPart(ink, { x0: 0, y0: plot.y0, x1: plot.x0 - 2, y1: plot.y1 });
  if (!box || box.x1 - box.x0 < 6) return '';
  const words = await ocr.recognise(
    textCrop(ink, box, { scale: Math.min(4, OCR_GLYPH_PX / labels.row.glyphHeight), turn: true }),
    { mode: 'sparse' },
  );
  return words.map((w) => w.text).join(' ');
}
