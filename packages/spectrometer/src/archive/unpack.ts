import { unzipSync } from 'fflate';
import { Unreadable } from '../recorded/unreadable.ts';
import type { NamedFile } from './named-files.ts';

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

export const isZip = (bytes: Uint8Array): boolean =>
  ZIP.every((byte, index) => bytes[index] === byte);

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

function listInto(
  files: NamedFile[],
  { archive, folder, depth }: { archive: Uint8Array; folder: string; depth: number },
): void {
  const inner: { name: string; path: string }[] = [];
  try {
    unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || SHADOWS.test(name) || originalSize === 0) return false;
        if (files.length + inner.length >= MOST_FILES) throw new Unreadable('too_large');
        const path = `${folder}${tame(name)}`;
        if (/\.zip$/iu.test(name)) inner.push({ name, path });
        else
          files.push({
            path,
            size: originalSize,
            bytes: () => {
              if (originalSize > MOST_BYTES) throw new Unreadable('too_large', path);
              return unpackOne(archive, name);
            },
          });
        return false;
      },
    });
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged', folder);
  }
  if (depth === MOST_DEPTH) return;
  for (const { name, path } of inner) {
    const bytes = unpackOne(archive, name);
    if (isZip(bytes))
      listInto(files, {
        archive: bytes,
        folder: `${path.replace(/\.zip$/iu, '')}/`,
        depth: depth + 1,
      });
  }
}

/**
 * The files of a zip archive and of archives in it, listed without unpacking; each is unpacked when it is read.
 * Throws `Unreadable` for an
 * archive that is damaged or holds more files than any record of an instrument.
 */
export function filesOfZip(archive: Uint8Array): NamedFile[] {
  const files: NamedFile[] = [];
  listInto(files, { archive, folder: '', depth: 1 });
  return files;
}
