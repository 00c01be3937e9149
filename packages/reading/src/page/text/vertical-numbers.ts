import { inkedPart, textCrop } from '../raster.ts';
import type { InkMap } from '../ink-map.ts';
import type { Box } from '../raster.ts';
import type { OcrPort } from './ocr-port.ts';
import type { TextRow } from './text-rows.ts';

const OCR_GLYPH_PX = 28;
const MARGIN_PX = 12;
/** Numbers end this near to the plot, in heights of their characters; a title is farther. */
const REACH = 2;
/** What text recognition is less sure of is left out, of 100. */
const LEAST_CONFIDENCE = 40;
const NUMBER = /^[-–−—]?\d+(?:\.\d+)?$/;

/** The numbers at the left of a plot, upright and next to it; empty where none is read. */
export async function verticalNumbers(
  ink: InkMap,
  { plot, labels }: { readonly plot: Box; readonly labels: { readonly row: TextRow } },
  ocr: OcrPort,
): Promise<number[]> {
  const h = labels.row.glyphHeight;
  const box = inkedPart(ink, { x0: 0, y0: plot.y0 - h, x1: plot.x0 - 1, y1: plot.y1 + h });
  if (!box || box.x1 - box.x0 < 0.5 * h || box.y1 - box.y0 < 3 * h) return [];
  const scale = Math.min(4, OCR_GLYPH_PX / h);
  const words = await ocr.recognise(textCrop(ink, box, { scale, margin: MARGIN_PX }), {
    mode: 'sparse',
  });
  return words.flatMap(({ text, confidence, box: at }) => {
    const right = box.x0 + (at.x1 - MARGIN_PX) / scale;
    return NUMBER.test(text) && confidence >= LEAST_CONFIDENCE && plot.x0 - right <= REACH * h
      ? [Number(text.replace(/[–−—]/, '-'))]
      : [];
  });
}
