import { readDataFile } from './read-data-file.ts';

/** Bytes before the numbers: the scale as a little-endian double. */
const HEADER = 8;
const MOST = 127;

/**
 * Reads a packed table of the data folder. Throws Error when the file is absent or holds another
 * number of numbers than `count`: it was learned for other features then.
 */
export function readPackedTable(file: string, count: number): Float32Array {
  const values = unpack(readDataFile(file));
  if (values.length !== count)
    throw new Error(`${file} has ${values.length} numbers instead of ${count}`);
  return values;
}

/** Numbers of a packed table: signed bytes that are multiplied by the scale before them. */
export function unpack(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const scale = view.getFloat64(0, true);
  const values = new Float32Array(bytes.length - HEADER);
  for (let i = 0; i < values.length; i++) values[i] = view.getInt8(HEADER + i) * scale;
  return values;
}

/** Rounds numbers to whole steps of `scale`, at most 127 of them to either side. */
export function pack(values: ArrayLike<number>, scale: number): Uint8Array {
  const bytes = new Uint8Array(HEADER + values.length);
  const view = new DataView(bytes.buffer);
  view.setFloat64(0, scale, true);
  for (let i = 0; i < values.length; i++)
    view.setInt8(HEADER + i, Math.max(-MOST, Math.min(MOST, Math.round(values[i] / scale))));
  return bytes;
}
