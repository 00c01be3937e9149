import { heteroRank } from '../../words/replacement.ts';
import { compareLocant, formatLocant, type Locant } from '../locant.ts';
import { subSkeleton, type Skeleton } from '../skeleton.ts';
import { eachLanguage } from '../skeleton-parent.ts';
import { heteroComponent, type Component } from './component.ts';
import { fusedNumberings } from './fused-numberings.ts';
import { fusedRings } from './fused-rings.ts';
import { monocycleComponent } from './monocycle-component.ts';

/** Benzo heterocycles written without the locants of their heteroatoms. */
const WITHOUT_LOCANTS = new Set(['benzimidazole', 'benzotriazole']);

/**
 * A benzene ring fused to a heteromonocycle (IUPAC 2013, P-25.2.2.4): `1,3-benzothiazole`,
 * `1-benzofuran`, `3-benzazepine`, `4,1-benzoxazine`.
 * The locants are those of the heteroatoms in the whole system, by falling seniority. Null for
 * anything else.
 */
export function benzoHeterocycle(skeleton: Skeleton): Component | null {
  const system = fusedRings(skeleton);
  if (!system || system.rings.length !== 2) return null;
  const isBenzene = (ring: readonly number[]) =>
    ring.length === 6 && ring.every((atom) => skeleton.elements[atom] === 6);
  const [benzo] = system.rings.filter(isBenzene);
  const hetero = system.rings.find((ring) => ring !== benzo)!;
  if (!benzo || hetero.length < 5) return null;
  const ring = monocycleComponent(subSkeleton(skeleton, hetero));
  if (!ring || ring.plainRing) return null;
  const numberings = fusedNumberings(skeleton, system);
  if (numberings.length === 0) return null;
  const words = eachLanguage((i) => {
    const joined =
      (/^[aeio]/.test(ring.words[0]) ? ['benz', 'benz', 'bentz'] : ['benzo', 'benzo', 'bentzo'])[
        i
      ] + ring.words[i];
    return i === 1 ? joined.replace(/^benz(?=[ei])/, 'benc') : joined;
  });
  const locants = WITHOUT_LOCANTS.has(words[0])
    ? ''
    : heteroLocants(skeleton.elements, numberings[0]);
  return heteroComponent({
    locants,
    words,
    numberings,
  });
}

function heteroLocants(elements: readonly number[], locants: readonly Locant[]): string {
  return elements
    .map((element, atom) => ({ rank: heteroRank(element), locant: locants[atom] }))
    .filter((_, atom) => elements[atom] !== 6)
    .sort((p, q) => p.rank - q.rank || compareLocant(p.locant, q.locant))
    .map(({ locant }) => formatLocant(locant))
    .join(',');
}
