import { alkaneStem } from '../../words/alkane-stem.ts';
import { multiplier } from '../../words/numerals.ts';
import { MOST_REPLACED, replacementOf } from '../../words/replacement.ts';
import { joinElided } from '../hantzsch-widman.ts';
import { formatLocant } from '../locant.ts';
import { locantsOf, monocycleParent, ringNumberings } from '../monocycle-parent.ts';
import { heteroGroups } from '../replacement-prefixes.ts';
import type { Skeleton } from '../skeleton.ts';
import { eachLanguage } from '../skeleton-parent.ts';
import { heteroComponent, splitLocants, type Component } from './component.ts';

/**
 * A single ring as a component (P-25.2.2.1, P-25.3.2.2): `benzo`, `cyclohepta`/`[7]annulene`,
 * `furo`/`furan`, `[1,3]thiazolo`.
 */
export function monocycleComponent(skeleton: Skeleton): Component | null {
  const size = skeleton.elements.length;
  const stem = alkaneStem(size);
  if (!stem) return null;
  const numberings = ringNumberings(skeleton).map(locantsOf);
  if (skeleton.elements.every((element) => element === 6)) {
    const prefix =
      size === 6
        ? (['benzo', 'benzo', 'bentzo'] as const)
        : eachLanguage((i) => `${['cyclo', 'ciclo', 'ziklo'][i]}${stem[i]}a`);
    return {
      locants: '',
      words: [`[${size}]annulene`, `[${size}]anuleno`, `[${size}]anuleno`],
      prefix,
      numberings,
      plainRing: true,
      canBeBase: size > 6,
    };
  }
  if (size > 10) return largeRing(skeleton, numberings);
  const parent = monocycleParent(skeleton, 'unsaturated');
  if (!parent || parent.takesEne) return null;
  const { locants, words } = splitLocants(parent.names);
  return heteroComponent({
    locants,
    words,
    numberings,
  });
}

/**
 * Heteromonocycles of more than ten members: `[1,4,7,10]tetraoxacyclododecine` (P-22.2.4,
 * P-25.2.2.1.2).
 */
function largeRing(skeleton: Skeleton, numberings: Component['numberings']): Component | null {
  const groups = heteroGroups(skeleton.elements, numberings[0]);
  const stem = alkaneStem(skeleton.elements.length);
  if (!groups || !stem || groups.some((group) => group.locants.length > MOST_REPLACED)) return null;
  const words = eachLanguage((i) => {
    const prefixes = joinElided(
      groups.map(
        (group) => multiplier(group.locants.length, i) + replacementOf(group.element)!.words[i],
      ),
    );
    const last =
      i === 2 ? `${stem[i].replace(/k$/, 'z')}ina` : `${stem[i]}${i === 0 ? 'ine' : 'ina'}`;
    return `${prefixes}${['cyclo', 'ciclo', 'ziklo'][i]}${last}`;
  });
  return heteroComponent({
    locants: groups
      .flatMap((group) => group.locants)
      .map(formatLocant)
      .join(','),
    words,
    numberings,
  });
}
