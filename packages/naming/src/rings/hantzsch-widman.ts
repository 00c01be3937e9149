import type { Words } from '../words/word.ts';
import { multiplier } from '../words/numerals.ts';
import { replacementOf } from '../words/replacement.ts';
import { hantzschWidmanStems } from './hantzsch-widman-stems.ts';
import { formatLocant, type Locant } from './locant.ts';
import { heteroGroups } from './replacement-prefixes.ts';
import { eachLanguage } from './skeleton-parent.ts';

/** A Hantzsch–Widman name in two parts: its locants (`1,3-`, or '') and the word (`thiazole`). */
export interface HantzschWidman {
  readonly locants: string;
  readonly words: Words;
}

/**
 * The Hantzsch–Widman name of a heteromonocycle of three to ten members (IUPAC 2013, P-22.2.2).
 * `locants` by atom, one numbering.
 * Null for other sizes and elements.
 */
export function hantzschWidmanName(
  elements: readonly number[],
  locants: readonly Locant[],
  saturated: boolean,
): HantzschWidman | null {
  const groups = heteroGroups(elements, locants);
  if (!groups || groups.length === 0) return null;
  const stems = hantzschWidmanStems(
    elements.length,
    elements.includes(7),
    groups[groups.length - 1].element,
  );
  if (!stems) return null;
  const all = groups.flatMap((group) => group.locants);
  const words = eachLanguage((i) => {
    const prefix = groups.flatMap((group) => [
      multiplier(group.locants.length, i),
      replacementOf(group.element)!.words[i],
    ]);
    return joinElided([...prefix, (saturated ? stems.saturated : stems.mancude)[i]]);
  });
  return { locants: needsLocants(elements) ? `${all.map(formatLocant).join(',')}-` : '', words };
}

/**
 * The final `a` of a prefix drops before a vowel: `oxa` + `aza` + `ole` is `oxazole`, `tetra` +
 * `aza` + `ole` `tetrazole`.
 */
export function joinElided(parts: readonly string[]): string {
  return parts.reduce(
    (text, part) => (text.endsWith('a') && /^[aeiou]/.test(part) ? text.slice(0, -1) : text) + part,
    '',
  );
}

/**
 * Locants are left out where only one ring has this name: one heteroatom, three members, tetrazole.
 */
function needsLocants(elements: readonly number[]): boolean {
  const hetero = elements.filter((element) => element !== 6);
  if (hetero.length === 1 || elements.length === 3) return false;
  return !(new Set(hetero).size === 1 && hetero.length >= elements.length - 1);
}
