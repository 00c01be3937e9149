import { Gunzip } from 'fflate';
import { Unreadable } from '../recorded/unreadable.ts';

/**
 * Bytes that a gzip file may hold: some hundred kB can claim any number. The experiments of one sample have less.
 */
const MOST_BYTES = 250_000_000;
/** Bytes that are unpacked at once, so that what claims too much is noticed early. */
const STEP = 65_536;
/** ID1 and ID2 (RFC 1952, section 2.3.1), and the one method that there is. */
const GZIP = [0x1f, 0x8b, 8];
/** Check sum and size at the end, bytes. */
const TRAILER = 8;

export const isGzip = (bytes: Uint8Array): boolean =>
  GZIP.every((byte, index) => bytes[index] === byte);

/** A name without the ending that gzip adds: `a.mzML.gz` and `a.tgz` give `a.mzML` and `a.tar`. */
export const nameWithoutGzip = (name: string): string =>
  name.replace(/\.tgz$/iu, '.tar').replace(/\.gz$/iu, '');

/** What a gzip file holds. Throws `Unreadable` where it is damaged, cut or holds too much. */
export function gunzip(bytes: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  /** Bytes of the members before the last one: a gzip file is one or more of them, one after another. */
  let before = 0;
  const stream = new Gunzip((chunk) => {
    chunks.push(chunk);
    size += chunk.length;
  });
  stream.onmember = () => {
    before = size;
  };
  try {
    for (let at = 0; at < bytes.length; at += STEP) {
      stream.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
      if (size > MOST_BYTES) throw new Unreadable('too_large');
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged');
  }
  if (bytes.length < TRAILER) throw new Unreadable('damaged');
  // The size of the last member (ISIZE, RFC 1952, section 2.3.1).
  const stated = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 4, 4);
  if (size - before !== stated.getUint32(0, true)) throw new Unreadable('damaged');
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
