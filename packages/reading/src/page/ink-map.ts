/**
 * One 8-bit channel, row by row: how far each pixel stands out from the paper (0 paper, 255
 * strongest).
 */
export interface InkMap {
  readonly width: number;
  readonly height: number;
  readonly level: Uint8Array;
}
