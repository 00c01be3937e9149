import { Unreadable } from '../recorded/unreadable.ts';

/** A file in a tar archive. */
interface TarEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Bytes of a block; headers take one, contents are filled up to whole ones (POSIX.1-2017, pax). */
const BLOCK = 512;
/** Places of the fields of a header, and their lengths. */
const FIELD = {
  name: [0, 100],
  size: [124, 12],
  type: [156, 1],
  magic: [257, 5],
  prefix: [345, 155],
} as const;
/** A path is not longer than this; a header of paths that is, is damaged. */
const MOST_PATH_BYTES = 65_536;
/** Of a number that is written in binary, the first bit is set (GNU, star). */
const BINARY = 0x80;

const decoder = new TextDecoder();

const textOf = (bytes: Uint8Array): string => {
  const end = bytes.indexOf(0);
  return decoder.decode(end < 0 ? bytes : bytes.subarray(0, end));
};

const fieldOf = (header: Uint8Array, [at, length]: readonly [number, number]): Uint8Array =>
  header.subarray(at, at + length);

export const isTar = (bytes: Uint8Array): boolean =>
  bytes.length >= BLOCK && textOf(fieldOf(bytes, FIELD.magic)).startsWith('ustar');

function sizeOf(header: Uint8Array): number {
  const field = fieldOf(header, FIELD.size);
  if ((field[0]! & BINARY) === 0) return Number.parseInt(textOf(field).trim() || '0', 8);
  let size = field[0]! & ~BINARY;
  for (const byte of field.subarray(1)) size = 256 * size + byte;
  return size;
}

/** The path in a pax header, which is lines of `length key=value`; empty where it has none. */
const paxPath = (text: string): string => /(?:^|\n)\d+ path=([^\n]*)\n/u.exec(text)?.[1] ?? '';

const nameOf = (header: Uint8Array): string =>
  [textOf(fieldOf(header, FIELD.prefix)), textOf(fieldOf(header, FIELD.name))]
    .filter(Boolean)
    .join('/');

/**
 * The files of a tar archive: ustar, pax and GNU, with long paths. Folders, links and devices are left out. Read
 * here because the libraries that read without waiting leave out the first part of long paths
 * (nanotar 0.3). Throws `Unreadable` where a size points out of the archive.
 */
export function* tarEntries(archive: Uint8Array): Generator<TarEntry, void, void> {
  let longName = '';
  for (let at = 0; at + BLOCK <= archive.length;) {
    const header = archive.subarray(at, at + BLOCK);
    // Two empty blocks are the end; the first is enough.
    if (header.every((byte) => byte === 0)) return;
    if (!isTar(header)) throw new Unreadable('damaged');
    const size = sizeOf(header);
    const first = at + BLOCK;
    if (!(size >= 0 && first + size <= archive.length)) throw new Unreadable('damaged');
    const bytes = archive.subarray(first, first + size);
    at = first + BLOCK * Math.ceil(size / BLOCK);
    const type = textOf(fieldOf(header, FIELD.type));
    if (type === 'x' || type === 'L') {
      if (size > MOST_PATH_BYTES) throw new Unreadable('damaged');
      longName = type === 'L' ? textOf(bytes) : paxPath(decoder.decode(bytes)) || longName;
      continue;
    }
    if (type === '' || type === '0' || type === '7')
      yield { name: longName || nameOf(header), bytes };
    // A header for all files that follow changes no path.
    if (type !== 'g') longName = '';
  }
}
