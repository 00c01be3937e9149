import type { LibraryEntry } from './library-entry.ts';
import { libraryKey } from './library-key.ts';
import { knownCompounds, lookUpLibrary, type KnownCompound } from './library.ts';

let byKey: Map<string, LibraryEntry> | undefined;

/**
 * Entries by the key of each of their names, built on the first question: no structure is parsed
 * for it.
 */
function index(): Map<string, LibraryEntry> {
  if (byKey) return byKey;
  byKey = new Map();
  // Names of the three languages go first, so that a synonym never hides one.
  for (const entry of knownCompounds())
    for (const name of Object.values(entry.names)) byKey.set(libraryKey(name), entry);
  for (const entry of knownCompounds())
    for (const name of [...entry.synonyms, ...entry.stereoisomers])
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
  return lookUpLibrary(entry.formula).find(({ smiles }) => smiles === entry.smiles) ?? null;
}
