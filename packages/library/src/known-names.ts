import { knownCompounds } from './library.ts';
import { canonicalText } from '@elucida/naming/read/canonical-text';
import { editDistance } from './edit-distance.ts';

/** Names of the library by their letters alone, for look-up and for suggestions. */
interface KnownName {
  readonly name: string;
  readonly smiles: string;
  readonly letters: string;
}

let names: readonly KnownName[] | undefined;
let byLetters: Map<string, KnownName> | undefined;

/** Letters and digits of a name: case, spaces, hyphens, accents and brackets make no difference. */
export const lettersOf = (text: string): string =>
  canonicalText(text).lower.replace(/[^a-z0-9,']/g, '');

/** SMILES of a library name in English, Spanish or Basque; null for others. */
export function lookUpName(text: string): string | null {
  index();
  return byLetters!.get(lettersOf(text))?.smiles ?? null;
}

const MOST_SUGGESTIONS = 8;

/**
 * Names that differ from the text by few letters (a quarter of them at most, and never more than
 * four), the nearest first. A few milliseconds.
 */
export function similarNames(text: string): string[] {
  const letters = lettersOf(text);
  if (letters.length < 3 || letters.length > 80) return [];
  const most = Math.min(4, Math.floor(letters.length / 4));
  const found: { name: string; distance: number }[] = [];
  for (const known of index()) {
    if (Math.abs(known.letters.length - letters.length) > most) continue;
    const distance = editDistance(letters, known.letters, most);
    if (distance <= most) found.push({ name: known.name, distance });
  }
  found.sort((a, b) => a.distance - b.distance || a.name.length - b.name.length);
  return [...new Set(found.map((entry) => entry.name))].slice(0, MOST_SUGGESTIONS);
}

function index(): readonly KnownName[] {
  if (names) return names;
  names = knownCompounds().flatMap(({ smiles, names: { en, es, eu }, synonyms, stereoisomers }) =>
    [en, es, eu, ...synonyms, ...stereoisomers].map((name) => ({
      name,
      smiles,
      letters: lettersOf(name),
    })),
  );
  byLetters = new Map();
  for (const known of names) if (!byLetters.has(known.letters)) byLetters.set(known.letters, known);
  return names;
}
