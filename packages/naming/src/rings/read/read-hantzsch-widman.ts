import { hantzschWidmanStems } from '../hantzsch-widman-stems.ts';
import { plainLocant } from '../skeleton-parent.ts';
import { skeletonFromBonds } from '../skeleton.ts';
import { uniform, type NamedSkeleton } from './named-skeleton.ts';
import { heteroTermsAt, type HeteroTerm } from './read-replacement.ts';
import { readStem } from './read-alkane.ts';

interface Reading {
  readonly terms: readonly HeteroTerm[];
  readonly stem: string;
}

/**
 * What the word of a heteromonocycle says, without locants: ring size, heteroatoms in the order of
 * citation, state.
 */
export interface HeteroWord {
  readonly size: number;
  readonly terms: readonly HeteroTerm[];
  readonly mancude: boolean;
}

/** Every way to read a Hantzsch–Widman word such as `thiazole` or `dioxane`. */
export function* heteroWords(word: string): Generator<HeteroWord> {
  for (const { terms, stem } of readings(word, 0, [])) {
    const found = ringOf(stem, terms);
    if (found && terms.reduce((sum, { count }) => sum + count, 0) <= found.size)
      yield { ...found, terms };
  }
}

/**
 * Reads a Hantzsch–Widman name with its locants: `1,3-thiazole`, `oxolane`, `1,2,4-oxadiazole`;
 * well-known rings also without: `thiazole`, `dioxane`.
 */
export function readHantzschWidman(name: string): NamedSkeleton | null {
  const [, locantText, word] = /^(?:((?:\d+,)*\d+)-)?([a-z]+)$/.exec(name) ?? [];
  if (!word) return null;
  for (const { size, terms, mancude } of heteroWords(word)) {
    const total = terms.reduce((sum, { count }) => sum + count, 0);
    const locants = locantText ? locantText.split(',').map(Number) : usualLocants(size, terms);
    if (
      !locants ||
      locants.length !== total ||
      new Set(locants).size !== total ||
      locants.some((locant) => locant > size)
    )
      continue;
    const elements = new Array<number>(size).fill(6);
    let place = 0;
    for (const { element, count } of terms)
      for (let i = 0; i < count; i++) elements[locants[place++] - 1] = element;
    const ring = skeletonFromBonds(
      elements,
      elements.map((_, i) => [i, (i + 1) % elements.length]),
    );
    return uniform(
      ring,
      elements.map((_, i) => plainLocant(i + 1)),
      mancude,
    );
  }
  return null;
}

function* readings(word: string, at: number, terms: readonly HeteroTerm[]): Generator<Reading> {
  if (terms.length > 0) yield { terms, stem: word.slice(at) };
  if (terms.length > 4) return;
  for (const { term, end } of heteroTermsAt(word, at, true))
    if (end < word.length) yield* readings(word, end, [...terms, term]);
}

/**
 * Size and state that an ending stands for with these heteroatoms; a missing final e is allowed.
 */
function ringOf(
  stem: string,
  terms: readonly HeteroTerm[],
): { size: number; mancude: boolean } | null {
  const hasNitrogen = terms.some(({ element }) => element === 7);
  for (let size = 3; size <= 10; size++) {
    // The stem without nitrogen's own endings is read too: azolane, azetane.
    for (const nitrogen of hasNitrogen ? [true, false] : [false]) {
      const stems = hantzschWidmanStems(size, nitrogen, terms[terms.length - 1].element)!;
      const full = stem.endsWith('e') ? stem : `${stem}e`;
      if (full === stems.mancude[0]) return { size, mancude: true };
      if (full === stems.saturated[0]) return { size, mancude: false };
    }
  }
  const large = /^cyclo([a-z]+?)(ine?|ane?)$/.exec(stem);
  const size = large && readStem(large[1]);
  return size ? { size, mancude: large[2].startsWith('in') } : null;
}

/**
 * Locants of names that chemists write without: one heteroatom, rings where they are fixed, and the
 * common 1,3- and 1,4-rings.
 */
function usualLocants(size: number, terms: readonly HeteroTerm[]): number[] | null {
  const total = terms.reduce((sum, { count }) => sum + count, 0);
  if (total === 1) return [1];
  if (size === 3 || total >= size - 1) return Array.from({ length: total }, (_, i) => i + 1);
  const elements = terms.map(({ element }) => element).join();
  if (size === 5 && total === 2) return [1, 3];
  if (size === 6 && total === 2 && (elements === '8' || elements === '16')) return [1, 4];
  if (size === 6 && total === 3 && terms.length === 1) return [1, 3, 5];
  if (size === 6 && total === 4 && terms.length === 1) return [1, 2, 4, 5];
  return null;
}
