import { textBetween } from './text-between.ts';
import { textCrop } from '../raster.ts';
import type { OcrPort } from './ocr-port.ts';
import type { RasterImage } from '../raster-image.ts';
import type { InkMap } from '../ink-map.ts';
import type { Box } from '../raster.ts';

/** Character height that recognition reads best, and the white space around each group, px. */
const OCR_GLYPH_PX = 30;
const MARGIN_PX = 20;

export interface GroupOptions {
  readonly ocr: OcrPort;
  readonly glyphHeight: number;
  readonly characters: string;
  /** See `textCrop`. */
  readonly grain?: number;
  /** The groups are written upwards. */
  readonly turn?: boolean;
}

/**
 * Texts of several short words, recognised in one go: their crops are set side by side as one line
 * of text, which recognition reads far better than lone characters.
 */
export async function readGroups(
  ink: InkMap,
  groups: readonly (Box & { readonly dots?: readonly number[] })[],
  { ocr, glyphHeight, characters, turn = false, grain }: GroupOptions,
): Promise<{ texts: string[] }> {
  if (!groups.length) return { texts: [] };
  const scale = Math.max(0.5, Math.min(5, OCR_GLYPH_PX / glyphHeight));
  const crops = groups.map((b) =>
    textCrop(
      ink,
      { x0: b.x0 - 2, y0: b.y0 - 2, x1: b.x1 + 2, y1: b.y1 + 2 },
      { scale, margin: MARGIN_PX, turn, grain },
    ),
  );
  const { image, starts } = sideBySide(crops);
  const words = await ocr.recognise(image, { mode: 'line', characters });
  return {
    texts: starts.map((x0, i) => {
      const x1 = x0 + crops[i]!.width;
      const dots = (groups[i]!.dots ?? []).map(
        (x) => x0 + MARGIN_PX + (x - Math.max(0, groups[i]!.x0 - 2)) * scale,
      );
      // Recognition sometimes sees a character in the gap between two groups: only what is on a
      // crop's own ink counts.
      return textBetween(words, x0 + MARGIN_PX - 4, x1 - MARGIN_PX + 4, dots);
    }),
  };
}

function sideBySide(crops: readonly RasterImage[]): { image: RasterImage; starts: number[] } {
  const width = crops.reduce((sum, c) => sum + c.width, 0);
  const height = Math.max(...crops.map((c) => c.height));
  const data = new Uint8Array(width * height * 4).fill(255);
  const starts: number[] = [];
  let x = 0;
  for (const crop of crops) {
    starts.push(x);
    for (let y = 0; y < crop.height; y++)
      data.set(
        crop.data.subarray(y * crop.width * 4, (y + 1) * crop.width * 4),
        (y * width + x) * 4,
      );
    x += crop.width;
  }
  return { image: { width, height, data }, starts };
}
