import type { Locant } from '../locant.ts';
import { lowestBy } from '../lowest.ts';
import { heteroRank } from '../../words/replacement.ts';
import { bondsOf, type Skeleton } from '../skeleton.ts';
import type { FusedRings } from './fused-rings.ts';
import { orientedWalks } from './orientations.ts';

/**
 * Systematic numberings of a fused system (FR-5.4 and FR-5.5; P-25.3.1.3): among the oriented walks
 * those with low locants for heteroatoms together, heteroatoms by seniority, fusion carbon atoms,
 * fusion heteroatoms. Locants by atom; empty when the system cannot be drawn.
 */
export function fusedNumberings(skeleton: Skeleton, system: FusedRings): Locant[][] {
  const numbered = orientedWalks(system)
    .flatMap((walk) => withInterior(skeleton, walk))
    .map((order) => numberWalk(skeleton, order));
  return lowestBy(numbered, (locants) => numberingKeys(skeleton, locants));
}

/**
 * The walk with the atoms inside the system behind it: heteroatoms first, then carbon atoms, those
 * bonded to early atoms of the walk first.
 */
function withInterior({ elements, neighbours }: Skeleton, walk: readonly number[]): number[][] {
  const place = new Map(walk.map((atom, i) => [atom, i]));
  const inside = elements.map((_, atom) => atom).filter((atom) => !place.has(atom));
  const nearest = (atom: number) =>
    Math.max(-1, ...neighbours[atom].map((other) => place.get(other) ?? -1));
  inside.sort(
    (p, q) => Number(elements[p] === 6) - Number(elements[q] === 6) || nearest(q) - nearest(p),
  );
  return [[...walk, ...inside]];
}

function numberWalk({ elements, neighbours }: Skeleton, order: readonly number[]): Locant[] {
  const locants = new Array<Locant>(elements.length);
  let number = 0,
    letter = '';
  for (const atom of order) {
    if (elements[atom] === 6 && neighbours[atom].length > 2)
      letter = letter === '' ? 'a' : String.fromCharCode(letter.charCodeAt(0) + 1);
    else {
      number++;
      letter = '';
    }
    locants[atom] = { number, letter, primes: 0 };
  }
  return locants;
}

/** Locants as sortable numbers: 4 is 400, 4a 401. */
const value = ({ number, letter }: Locant) =>
  number * 100 + (letter === '' ? 0 : letter.charCodeAt(0) - 96);

function numberingKeys({ elements, neighbours }: Skeleton, locants: readonly Locant[]): number[][] {
  const pick = (keep: (atom: number) => boolean) => elements.map((_, atom) => atom).filter(keep);
  const values = (atoms: readonly number[]) =>
    atoms.map((atom) => value(locants[atom])).sort((p, q) => p - q);
  const hetero = pick((atom) => elements[atom] !== 6);
  return [
    values(hetero),
    [...hetero]
      .sort(
        (p, q) =>
          heteroRank(elements[p]) - heteroRank(elements[q]) ||
          value(locants[p]) - value(locants[q]),
      )
      .map((atom) => value(locants[atom])),
    values(pick((atom) => elements[atom] === 6 && neighbours[atom].length > 2)),
    values(hetero.filter((atom) => neighbours[atom].length > 2)),
    // No rule: where numberings differ only in how the fusion atoms are joined, one choice for
    // writer and reader alike.
    bondsOf({ elements, neighbours })
      .map(([a, b]) => [value(locants[a]), value(locants[b])].sort((p, q) => p - q))
      .map(([low, high]) => low * 10_000 + high)
      .sort((p, q) => p - q),
  ];
}
