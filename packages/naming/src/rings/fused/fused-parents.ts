import { parseLocant, type Locant } from '../locant.ts';
import { skeletonFromNotation } from '../ring-notation.ts';
import type { Skeleton } from '../skeleton.ts';
import { RETAINED_FUSED, type RetainedFused } from './retained-fused.ts';

/** A retained fused parent with its skeleton; `locants` by atom. */
export interface FusedParent extends Omit<RetainedFused, 'locants'> {
  readonly skeleton: Skeleton;
  readonly locants: readonly Locant[];
}

let parents: readonly FusedParent[] | undefined;

/** The table of retained fused parents, ready to compare. */
export function fusedParents(): readonly FusedParent[] {
  parents ??= RETAINED_FUSED.map((entry) => {
    const skeleton = skeletonFromNotation(entry.notation);
    return {
      ...entry,
      skeleton,
      locants: entry.locants
        ? entry.locants.split(',').map((text) => parseLocant(text)!)
        : inOrder(skeleton),
    };
  });
  return parents;
}

/**
 * Locants of atoms that follow each other in the order of numbering: fusion carbon atoms get
 * letters, all others the next number (P-25.3.1.3).
 */
export function inOrder({ elements, neighbours }: Skeleton): Locant[] {
  let number = 0,
    letter = '';
  return elements.map((element, atom) => {
    if (element === 6 && neighbours[atom].length > 2)
      letter = letter === '' ? 'a' : String.fromCharCode(letter.charCodeAt(0) + 1);
    else {
      number++;
      letter = '';
    }
    return { number, letter, primes: 0 };
  });
}
