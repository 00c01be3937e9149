import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * `P` parent, `M` stem before `ane`, `R` substituent, `J` the same to which what comes before it
 * belongs, `A` stem of an acid, `S` word before "acid", `T` its anion.
 */
export type ImportedKind = 'P' | 'M' | 'R' | 'J' | 'A' | 'S' | 'T';

/** English words with one structure, in the notation of `read/fragment-notation.ts`. */
export interface ImportedWords {
  readonly kind: ImportedKind;
  readonly words: string;
  readonly notation: string;
}

/** The file of the words, found through the package's manifest: the same in a bundle. */
export const importedWordsFile = (): string =>
  join(
    dirname(createRequire(import.meta.url).resolve('@elucida/naming/package.json')),
    'data/opsin-words.txt',
  );

/** The words taken from OPSIN's vocabulary (data/SOURCE.md). */
export function importedWords(): ImportedWords[] {
  const lines = readFileSync(importedWordsFile(), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const space = line.indexOf(' ', 2);
    return {
      kind: line[0] as ImportedKind,
      words: line.slice(2, space),
      notation: line.slice(space + 1),
    };
  });
}
