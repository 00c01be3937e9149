import type { Complex } from '../recorded/recordings.ts';
import { Unreadable } from '../recorded/unreadable.ts';

/**
 * How a file of points writes its numbers: 32-bit integers or 64-bit floating point numbers, in this order of
 * bytes.
 */
export interface NumberFormat {
  readonly isFloat: boolean;
  readonly littleEndian: boolean;
}

export const bytesPerPoint = ({ isFloat }: NumberFormat): number => (isFloat ? 8 : 4);

/** Reads one number of such a file by its place. */
export function pointReader(bytes: Uint8Array, format: NumberFormat): (index: number) => number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { isFloat, littleEndian } = format;
  return isFloat
    ? (index) => view.getFloat64(8 * index, littleEndian)
    : (index) => view.getInt32(4 * index, littleEndian);
}

/**
 * Points of a decay, written as pairs of real and imaginary part; `from` and `count` in pairs. Bruker's receivers
 * count the frequency downwards, so the imaginary part is turned. Throws `Unreadable` past the end of the file.
 */
export function decayOf(
  bytes: Uint8Array,
  { format, from, count }: { format: NumberFormat; from: number; count: number },
): Complex {
  if ((from + count) * 2 * bytesPerPoint(format) > bytes.byteLength)
    throw new Unreadable('damaged');
  const read = pointReader(bytes, format);
  const re = new Float64Array(count);
  const im = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    re[k] = read(2 * (from + k));
    im[k] = -read(2 * (from + k) + 1);
  }
  if (!re.every(Number.isFinite) || !im.every(Number.isFinite)) throw new Unreadable('damaged');
  return { re, im };
}
