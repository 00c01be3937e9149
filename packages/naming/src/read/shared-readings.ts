import type { WordKind } from './grammar.ts';
import type { NamePart } from './name-part.ts';
import type { ParsedName } from './parsed-name.ts';
import type { ReadWord } from './word-reading.ts';
import type { Token } from './token.ts';

interface Known {
  readonly tokens: readonly Token[];
  readonly kind: WordKind;
  readonly words: ReadWord[];
  readonly rest: Iterator<ReadWord>;
}

/**
 * What was made of the names already read. The names of one structure in several languages are each
 * split into words of the vocabulary by themselves; where they are split into the same words, all
 * that follows is the same, too. For a few names of one structure: all of them are compared.
 */
export class SharedReadings {
  readonly #known: Known[] = [];
  readonly #joined: { readonly parts: readonly NamePart[]; readonly parsed: ParsedName | null }[] =
    [];

  /**
   * The readings of the same tokens as far as they were made before, then those that `read` makes
   * further.
   */
  *readings(
    tokens: readonly Token[],
    kind: WordKind,
    read: (tokens: readonly Token[]) => Iterator<ReadWord>,
  ): Generator<ReadWord, void> {
    let known = this.#known.find(
      (other) => other.kind === kind && areSameTokens(other.tokens, tokens),
    );
    if (!known) {
      const own = [...tokens];
      this.#known.push((known = { tokens: own, kind, words: [], rest: read(own) }));
    }
    // What was built may have been changed since by what it was joined to.
    for (let i = 0; i < known.words.length; i++) yield { ...known.words[i], built: null };
    for (let next = known.rest.next(); !next.done; next = known.rest.next()) {
      known.words.push(next.value);
      yield next.value;
    }
  }

  /** What the same parts were joined to before, else what `join` makes of them. */
  joined(parts: readonly NamePart[], join: () => ParsedName | null): ParsedName | null {
    const known = this.#joined.find((other) => areSameParts(other.parts, parts));
    if (known) return known.parsed;
    const parsed = join();
    this.#joined.push({ parts, parsed });
    return parsed;
  }
}

function areSameTokens(a: readonly Token[], b: readonly Token[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++)
    if (a[i].hyphen !== b[i].hyphen || !isSame(a[i].entry, b[i].entry)) return false;
  return true;
}

/** Levels are the same objects where the tokens are the same. */
function areSameParts(a: readonly NamePart[], b: readonly NamePart[]): boolean {
  return (
    a.length === b.length &&
    a.every((part, i) => {
      const other = b[i];
      if (part.is === 'class' || other.is === 'class') return isSame(part, other);
      const [p, q] = [part.word, other.word];
      return (
        p.kind === q.kind &&
        p.strict === q.strict &&
        p.count === q.count &&
        p.level === q.level &&
        p.elsewhere === q.elsewhere &&
        p.places === q.places
      );
    })
  );
}

/**
 * Equal in every property: entries and class words are plain objects, lists, strings and numbers.
 */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  const [p, q] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  for (const key in p) if (!isSame(p[key], q[key])) return false;
  for (const key in q) if (!(key in p)) return false;
  return true;
}
