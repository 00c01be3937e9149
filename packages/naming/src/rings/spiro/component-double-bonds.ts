import { multiplier } from '../../words/numerals.ts';
import { maximumMatching } from '../double-bond-matching.ts';
import type { Locant } from '../locant.ts';
import { lowestBy } from '../lowest.ts';
import { HAS_DOUBLE_BOND } from '../ring-bonds.ts';
import type { Skeleton } from '../skeleton.ts';
import { eachLanguage, type SkeletonParent } from '../skeleton-parent.ts';

/**
 * The name of a spiro component with its double bonds, which cannot be stated outside the brackets:
 * `cyclohex-2-ene` (P-31.1.4.2.4, as OPSIN reads it).
 * Numberings are cut down to those with low locants for spiro atoms, then double bonds. Unchanged
 * where the component has none.
 */
export function withDoubleBonds(
  parent: SkeletonParent,
  {
    skeleton,
    colours,
    isSpiro,
  }: { skeleton: Skeleton; colours: readonly number[]; isSpiro: readonly boolean[] },
): SkeletonParent {
  const flagged = colours.map((colour) => (colour & HAS_DOUBLE_BOND) !== 0);
  if (!parent.takesEne || !flagged.includes(true)) return parent;
  const mate = maximumMatching(skeleton, flagged);
  const pairs = skeleton.elements.flatMap((_, a): [number, number][] =>
    mate[a] > a ? [[a, mate[a]]] : [],
  );
  const low = (locants: readonly Locant[]) =>
    pairs
      .map(([a, b]) => [locants[a].number, locants[b].number].sort((p, q) => p - q))
      .sort((p, q) => p[0] - q[0]);
  const numberings = lowestBy(parent.numberings, (locants) => [
    locants
      .filter((_, atom) => isSpiro[atom])
      .map(({ number }) => number)
      .sort((p, q) => p - q),
    low(locants).map(([first]) => first),
  ]);
  const cited = low(numberings[0])
    .map(([a, b]) => (b === a + 1 ? `${a}` : `${a}(${b})`))
    .join(',');
  const names = eachLanguage((i) => {
    const stem = parent.names[i].replace(/an[eo]$/, '');
    return `${stem}${pairs.length > 1 ? 'a' : ''}-${cited}-${multiplier(pairs.length, i)}en${i === 0 ? 'e' : 'o'}`;
  });
  return { ...parent, names, numberings };
}
