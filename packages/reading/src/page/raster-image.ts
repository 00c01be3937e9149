/** A decoded image: RGBA, 8 bits a channel, row by row. */
export interface RasterImage {
  readonly width: number;
  readonly height: number;
  /** length = width * height * 4 */
  readonly data: Uint8Array | Uint8ClampedArray;
}
