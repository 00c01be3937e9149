import type { NamePart } from './name-parts.ts';
import type { ParsedName } from './parse-name.ts';
import type { Level } from './tree.ts';

interface Tried { readonly level: Level; readonly strict: boolean; readonly isBuilt: boolean }

/**
 * What was made of the trees of names already read. The names of one structure in several languages are each split and folded by themselves, and where their trees
 * are the same in every part, what is built from them is the same, too. For a few names of one structure: all of them are compared.
 */
export class SharedReadings {
  readonly #tried: Tried[] = [];
  readonly #joined: { readonly parts: readonly NamePart[]; readonly parsed: ParsedName | null }[] = [];

  /** Whether the same tree was built alone before, with the tree that was; undefined where it was not tried. */
  tried(level: Level, strict: boolean): Tried | undefined {
    return this.#tried.find((other) => other.strict === strict && isSameTree(other.level, level));
  }

  noteTried(level: Level, strict: boolean, isBuilt: boolean): void {
    this.#tried.push({ level, strict, isBuilt });
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

function areSameParts(a: readonly NamePart[], b: readonly NamePart[]): boolean {
  return a.length === b.length && a.every((part, i) => {
    const other = b[i];
    if (part.is === 'class' || other.is === 'class') return isSameTree(part, other);
    const [p, q] = [part.word, other.word];
    return p.kind === q.kind && p.strict === q.strict && p.count === q.count && isSameTree(p.level, q.level) && isSameTree(p.elsewhere, q.elsewhere) && isSameTree(p.places, q.places);
  });
}

/** Equal in every property: trees are plain objects, lists, strings and numbers. */
function isSameTree(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSameTree(a[i], b[i])) return false;
    return true;
  }
  const [p, q] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  for (const key in p) if (!isSameTree(p[key], q[key])) return false;
  for (const key in q) if (!(key in p)) return false;
  return true;
}
