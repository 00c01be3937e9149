import type { LibraryEntry } from './library-entry.ts';
import { libraryKey } from './library-key.ts';
import { LIBRARY, lookUpLibrary, type KnownCompound } from './library.ts';

let byKey: Map<string, LibraryEntry> | undefined;

/**
 * Entries by the key of each of their names, built on the first question: no structure is parsed
 * for it.
 */
function index(): Map<string, LibraryEntry> {
  if (byKey) return byKey;
  byKey = new Map();
  // Names of the three languages go first, so that a synonym never hides one.
  for (const entry of LIBRARY)
    for (const name of [entry[2], entry[3], entry[4]]) byKey.set(libraryKey(name), entry);
  for (const entry of LIBRARY)
    for (const name of [...(entry[6] ?? []), ...(entry[7] ?? [])])
      if (!byKey.has(libraryKey(name))) byKey.set(libraryKey(name), entry);
  return byKey;
}

/**
 * The library's compound of a name or synonym in English, Spanish or Basque, tolerant of case,
 * accents, spaces and hyphens;
 * null when it holds none. The name of another stereoisomer finds the constitution, whose own names
 * may differ.
 */
export function libraryByName(text: string): KnownCompound | null {
  const entry = index().get(libraryKey(text));
  if (!entry) return null;
  return lookUpLibrary(entry[1]).find((compound) => compound.smiles === entry[0]) ?? null;
}
