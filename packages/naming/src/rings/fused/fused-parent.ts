import type { Skeleton } from '../skeleton.ts';
import { eachLanguage, type SkeletonParent } from '../skeleton-parent.ts';
import { benzoHeterocycle } from './benzo-heterocycle.ts';
import { fusionParent } from './fusion-parent.ts';
import { findRetained } from './retained-component.ts';

/**
 * The mancude parent of a fused system: its retained name, a benzo name, or a fusion name (IUPAC
 * 2013, P-25). Null for bridged systems and where no rule reaches.
 */
export function fusedParent(skeleton: Skeleton): SkeletonParent | null {
  const mancude = skeleton.elements.map(() => true);
  const retained = findRetained(skeleton);
  if (retained)
    return {
      names: retained.parent.words,
      takesEne: false,
      mancude,
      numberings: retained.numberings,
      ...(retained.parent.implied
        ? { implied: { count: retained.parent.implied.length, element: 7 } }
        : {}),
    };
  const benzo = benzoHeterocycle(skeleton);
  if (benzo) {
    const locants = benzo.locants === '' ? '' : `${benzo.locants}-`;
    return {
      names: eachLanguage((i) => locants + benzo.words[i]),
      takesEne: false,
      mancude,
      numberings: benzo.numberings,
    };
  }
  return fusionParent(skeleton);
}
