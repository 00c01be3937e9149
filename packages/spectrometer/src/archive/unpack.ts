import { unzipSync } from 'fflate';
import { Unreadable } from '../recorded/unreadable.ts';
import { gunzip, isGzip, nameWithoutGzip } from './gzip.ts';
import type { NamedFile } from './named-files.ts';
import { isTar, tarEntries } from './tar.ts';

/** How a zip archive begins (APPNOTE 4.3.7). */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/**
 * Bytes of one file of an archive when unpacked: an archive of a few kB can claim any number. A 4k × 4k spectrum
 * has 67 million.
 */
const MOST_BYTES = 160_000_000;
/** Files of an archive that are listed. */
const MOST_FILES = 20_000;
/** Archives within archives. */
const MOST_DEPTH = 2;
/** What programs of Apple add to archives. */
const SHADOWS = /(?:^|\/)(?:__MACOSX\/|\.[^./])/u;

const isZip = (bytes: Uint8Array): boolean => ZIP.every((byte, index) => bytes[index] === byte);

/** Whether `filesOfArchive` opens it: zip or tar. What gzip packed is unpacked first (`withoutGzip`). */
export const isArchive = (bytes: Uint8Array): boolean => isZip(bytes) || isTar(bytes);
/** Endings of archives that are opened inside others. */
const INNER = /\.(?:zip|tar|tgz|tar\.gz)$/iu;

/** A path without `.`, `..`, drive letters and leading slashes: it names a file and points nowhere. */
const tame = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..' && !/^[A-Za-z]:$/u.test(part))
    .join('/');

/** One file out of an archive. Its directory's size is not believed: more bytes than it says are an error. */
function unpackOne(archive: Uint8Array, name: string): Uint8Array {
  let found: Uint8Array | undefined;
  try {
    found = unzipSync(archive, {
      filter: (file) => file.name === name && file.originalSize <= MOST_BYTES,
    })[name];
  } catch {
    throw new Unreadable('damaged', name);
  }
  if (found === undefined) throw new Unreadable('damaged', name);
  return found;
}

/** Where the files of an archive are listed. */
interface Listing {
  readonly files: NamedFile[];
  readonly archive: Uint8Array;
  /** The folder that the archive stands for, with its slash. */
  readonly folder: string;
  readonly depth: number;
}

/** A file of an archive: its name there, its size, and what unpacks it. */
interface Packed {
  readonly name: string;
  readonly size: number;
  readonly unpack: () => Uint8Array;
}

function packedInZip(archive: Uint8Array, take: (packed: Packed) => void): void {
  unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (!name.endsWith('/'))
        take({ name, size: originalSize, unpack: () => unpackOne(archive, name) });
      return false;
    },
  });
}

function packedInTar(archive: Uint8Array, take: (packed: Packed) => void): void {
  for (const { name, bytes } of tarEntries(archive))
    take({ name, size: bytes.length, unpack: () => bytes });
}

function listInto({ files, archive, folder, depth }: Listing): void {
  const inner: { packed: Packed; path: string }[] = [];
  try {
    (isTar(archive) ? packedInTar : packedInZip)(archive, (packed) => {
      if (SHADOWS.test(packed.name) || packed.size === 0) return;
      if (files.length + inner.length >= MOST_FILES) throw new Unreadable('too_large');
      const path = `${folder}${tame(packed.name)}`;
      if (INNER.test(packed.name)) inner.push({ packed, path });
      else files.push(withoutGzip(fileOf(packed, path)));
    });
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged', folder);
  }
  if (depth === MOST_DEPTH) return;
  for (const { packed, path } of inner) {
    const bytes = withoutGzip(fileOf(packed, path)).bytes();
    if (isArchive(bytes))
      listInto({
        files,
        archive: bytes,
        folder: `${path.replace(INNER, '')}/`,
        depth: depth + 1,
      });
  }
}

const fileOf = ({ size, unpack }: Packed, path: string): NamedFile => ({
  path,
  size,
  bytes: () => {
    if (size > MOST_BYTES) throw new Unreadable('too_large', path);
    return unpack();
  },
});

/**
 * A file that is named as one that gzip packed, as it was before; any other as it is. It is unpacked when it is
 * read.
 */
export function withoutGzip(file: NamedFile): NamedFile {
  if (!/\.t?gz$/iu.test(file.path)) return file;
  return {
    ...file,
    path: nameWithoutGzip(file.path),
    bytes: () => {
      const bytes = file.bytes();
      return isGzip(bytes) ? gunzip(bytes) : bytes;
    },
  };
}

/**
 * The files of a zip or tar archive and of archives in it, listed without unpacking those of a zip; each is unpacked
 * when it is read. Throws `Unreadable` for an archive that is damaged or holds more files than any record of an
 * instrument.
 */
export function filesOfArchive(archive: Uint8Array): NamedFile[] {
  const files: NamedFile[] = [];
  listInto({ files, archive, folder: '', depth: 1 });
  return files;
}
