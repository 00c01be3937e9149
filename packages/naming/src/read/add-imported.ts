import { importedWords, type ImportedKind } from '../words/imported-words.ts';
import { spelled } from '../words/spelling.ts';
import type { Tongue } from '../words/word.ts';
import { Kind, type Entry } from './token.ts';
import { addWord as addToTrie, type WordList } from './trie.ts';
import { fitted, withArticle } from './word-spellings.ts';

/** One entry for all languages, so that equal readings are seen to be equal. */
const imported = importedWords().map(({ kind, words, notation }) => ({
  words: words.split('|'),
  elide: kind === 'P',
  entry: importedEntry(kind, words.split('|', 1)[0], notation),
}));

function importedEntry(kind: ImportedKind, name: string, notation: string): Entry {
  switch (kind) {
    case 'P':
      return { kind: Kind.Parent, name, notation };
    case 'M':
      return { kind: Kind.Parent, name, notation, stem: true };
    case 'R':
    case 'J':
      return { kind: Kind.Radical, name, notation, joins: kind === 'J' };
    case 'A':
      return { kind: Kind.Acid, name, notation };
    case 'S':
    case 'T':
      return { kind: Kind.Salt, name, notation, ends: kind === 'S' ? 'ic' : 'ate' };
  }
}

/**
 * The words taken over from elsewhere: in English; parents and acids by their regular spelling in
 * Spanish and Basque, too, where endings of substituents are words (`fosforoso`).
 */
export function addImported(trie: WordList<Entry>, tongue: Tongue): void {
  for (const { words, elide, entry } of imported)
    for (const english of tongue === 0 || entry.kind === Kind.Parent || entry.kind === Kind.Acid
      ? words
      : []) {
      for (const word of tongue === 0
        ? [english]
        : withArticle(
            [fitted(spelled(english, tongue === 1 ? 'es' : 'eu'), tongue)],
            tongue,
            entry,
          )) {
        addToTrie(trie, word, entry);
        if (elide && word.length > 4 && 'eoa'.includes(word.at(-1)!))
          addToTrie(trie, word.slice(0, -1), entry);
      }
    }
}
