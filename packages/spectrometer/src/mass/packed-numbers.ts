import { unzlibSync, Unzlib } from 'fflate';
import { Unreadable } from '../recorded/unreadable.ts';

/** Points of one scan; the longest that are recorded (ion cyclotron resonance, as profile) have about a million. */
const MOST_POINTS = 2_000_000;
/** Bytes that are unpacked at a time: zlib makes at most about a thousand of one. */
const PIECE = 16_384;

/** Numbers of MS-Numpress, which are not unpacked here: their readers are in no package that is kept. */
export class NumpressError extends Error {
  override readonly name = 'NumpressError';
}

/** What numbers are written as: bytes of one, and how it is read. */
export const NUMBER_TYPES = {
  float32: {
    size: 4,
    read: (view: DataView, at: number, low: boolean) => view.getFloat32(at, low),
  },
  float64: {
    size: 8,
    read: (view: DataView, at: number, low: boolean) => view.getFloat64(at, low),
  },
  int32: { size: 4, read: (view: DataView, at: number, low: boolean) => view.getInt32(at, low) },
  int64: {
    size: 8,
    read: (view: DataView, at: number, low: boolean) => Number(view.getBigInt64(at, low)),
  },
} as const;

/** Numbers in base64, and what the file says of them. */
export interface PackedNumbers {
  readonly base64: string;
  /** How many there are. */
  readonly count: number;
  readonly type: keyof typeof NUMBER_TYPES;
  readonly isLowByteFirst: boolean;
  readonly isZlib: boolean;
}

/** How many points a file says there are. Throws `Unreadable` where it says nothing, or more than any scan has. */
export function countOf(words: string | undefined): number {
  if (words === undefined || !/^\d{1,15}$/u.test(words.trim())) throw new Unreadable('damaged');
  const count = Number(words);
  if (count > MOST_POINTS) throw new Unreadable('too_large');
  return count;
}

/** Bytes of a text in base64 (RFC 4648 §4), with or without white space. Throws where it is none. */
function bytesOfBase64(base64: string): Uint8Array {
  const characters = atob(base64);
  const bytes = new Uint8Array(characters.length);
  for (let k = 0; k < characters.length; k++) bytes[k] = characters.charCodeAt(k);
  return bytes;
}

/** Unpacks zlib (RFC 1950) piece by piece: a few kB can hold gigabytes, and more than `size` bytes are an error. */
function unpacked(bytes: Uint8Array, size: number): Uint8Array {
  // The stream makes room for its window, which takes longer than short lists do. One byte more shows what is too long.
  if (bytes.length <= PIECE) return unzlibSync(bytes, { out: new Uint8Array(size + 1) });
  const all = new Uint8Array(size);
  let filled = 0;
  const stream = new Unzlib((piece) => {
    if (filled + piece.length > size) throw new Unreadable('damaged');
    all.set(piece, filled);
    filled += piece.length;
  });
  for (let at = 0; at < bytes.length; at += PIECE)
    stream.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  return all.subarray(0, filled);
}

/** The numbers of a packed list. Throws `Unreadable` where there are not as many as the file says. */
export function numbersIn(packed: PackedNumbers): Float64Array {
  const { base64, count, isLowByteFirst, isZlib } = packed;
  const { size, read } = NUMBER_TYPES[packed.type];
  if (count === 0) return new Float64Array(0);
  const stored = bytesOfBase64(base64);
  const bytes = isZlib ? unpacked(stored, count * size) : stored;
  if (bytes.length !== count * size) throw new Unreadable('damaged');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Float64Array(count);
  for (let k = 0; k < count; k++) numbers[k] = read(view, k * size, isLowByteFirst);
  return numbers;
}
