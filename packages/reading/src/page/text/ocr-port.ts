import type { RasterImage } from '../raster-image.ts';

/** A word found in an image, in pixels of the raster it was asked for. */
export interface OcrWord {
  readonly text: string;
  /** 0–100 */
  readonly confidence: number;
  readonly box: {
    readonly x0: number;
    readonly y0: number;
    readonly x1: number;
    readonly y1: number;
  };
  /**
   * Its characters, where the port knows them apart: words that are close are often run together.
   */
  readonly symbols?: readonly {
    readonly text: string;
    readonly confidence: number;
    readonly x0: number;
    readonly x1: number;
  }[];
}

/** Text recognition, implemented outside the engine (tesseract.js in packages/analysis). */
export interface OcrPort {
  /**
   * `mode`: `block` is page segmentation 6, `line` is 7, `sparse` is 11. `characters` restricts the
   * alphabet, e.g. `0123456789.-`.
   */
  recognise(
    image: RasterImage,
    options: { mode: 'block' | 'line' | 'sparse'; characters?: string },
  ): Promise<OcrWord[]>;
}
