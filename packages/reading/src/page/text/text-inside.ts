import { textCrop } from '../raster.ts';
import type { InkMap } from '../ink-map.ts';
import type { Box } from '../raster.ts';
import type { OcrPort } from './ocr-port.ts';
import type { TextGroup, TextRow } from './text-rows.ts';

const OCR_GLYPH_PX = 28;
/** Words nearer than this, in heights of their characters, belong to one phrase. */
const PHRASE_GAP = 1.6;
/** A phrase is wider than so many heights: shorter ones are peaks, ticks and single numbers. */
const LEAST_WIDTH = 2.2;
/** Most phrases read: recognition takes some 50 ms each. */
const MOST_PHRASES = 6;

/** What is written in a plot, its upper phrases first, as text recognition reads it. */
export async function textInside(
  ink: InkMap,
  { plot, rows, ocr }: { plot: Box; rows: readonly TextRow[]; ocr: OcrPort },
): Promise<string> {
  const found = rows
    .flatMap((row) => phrases(row, plot).map((box) => ({ box, height: row.glyphHeight })))
    .sort((a, b) => a.box.y0 - b.box.y0)
    .slice(0, MOST_PHRASES);
  const texts: string[] = [];
  for (const { box, height } of found) {
    const margin = Math.round(0.35 * height);
    const words = await ocr.recognise(
      textCrop(
        ink,
        {
          x0: box.x0 - margin,
          y0: box.y0 - margin,
          x1: box.x1 + margin,
          y1: box.y1 + margin,
        },
        { scale: Math.min(4, Math.max(0.5, OCR_GLYPH_PX / height)) },
      ),
      { mode: 'line' },
    );
    texts.push(words.map((word) => word.text).join(' '));
  }
  return texts.join(' | ');
}

/** Words of a line that follow one another in the plot. */
function phrases({ groups, glyphHeight }: TextRow, plot: Box): Box[] {
  const inside = groups
    .filter((g) => g.x0 > plot.x0 && g.x1 < plot.x1 && g.y0 > plot.y0 && g.y1 < plot.y1)
    .sort((a, b) => a.x0 - b.x0);
  const own: TextGroup[][] = [];
  for (const group of inside) {
    const last = own.at(-1)?.at(-1);
    if (last && group.x0 - last.x1 <= PHRASE_GAP * glyphHeight) own.at(-1)!.push(group);
    else own.push([group]);
  }
  return own
    .map((words) => ({
      x0: words[0]!.x0,
      x1: words.at(-1)!.x1,
      y0: Math.min(...words.map((w) => w.y0)),
      y1: Math.max(...words.map((w) => w.y1)),
    }))
    .filter(({ x0, x1 }) => x1 - x0 > LEAST_WIDTH * glyphHeight);
}
