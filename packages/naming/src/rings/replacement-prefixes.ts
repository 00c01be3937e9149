import type { Words } from '../words/word.ts';
import { multiplier } from '../words/numerals.ts';
import { heteroRank, MOST_REPLACED, replacementOf } from '../words/replacement.ts';
import { formatLocant, compareLocant, type Locant } from './locant.ts';
import { eachLanguage } from './skeleton-parent.ts';

/** Heteroatoms of one element with their locants in order. */
interface Group {
  readonly element: number;
  readonly locants: Locant[];
}

/** Heteroatoms by falling seniority. Null when an element has no replacement prefix. */
export function heteroGroups(
  elements: readonly number[],
  locants: readonly Locant[],
): Group[] | null {
  const byElement = new Map<number, Locant[]>();
  for (let atom = 0; atom < elements.length; atom++) {
    if (elements[atom] === 6) continue;
    if (!replacementOf(elements[atom])) return null;
    byElement.set(elements[atom], [...(byElement.get(elements[atom]) ?? []), locants[atom]]);
  }
  return [...byElement]
    .map(([element, list]) => ({ element, locants: list.sort(compareLocant) }))
    .sort((p, q) => heteroRank(p.element) - heteroRank(q.element));
}

/**
 * `2-oxa-5-aza`, `1,4-diaza`; '' without heteroatoms, null when an element has no prefix (skeletal
 * replacement, P-15.4).
 */
export function replacementPrefixes(
  elements: readonly number[],
  locants: readonly Locant[],
): Words | null {
  const groups = heteroGroups(elements, locants);
  if (!groups || groups.some((group) => group.locants.length > MOST_REPLACED)) return null;
  return eachLanguage((i) =>
    groups
      .map(
        (group) =>
          `${group.locants.map(formatLocant).join(',')}-` +
          `${multiplier(group.locants.length, i)}${replacementOf(group.element)!.words[i]}`,
      )
      .join('-'),
  );
}
