import { refinedClasses } from '../skeleton-order.ts';
import { skeletonMappings } from '../skeleton-mappings.ts';
import type { Skeleton } from '../skeleton.ts';
import type { Locant } from '../locant.ts';
import type { Words } from '../../words/word.ts';
import { splitLocants, type Component } from './component.ts';
import { fusedParents, type FusedParent } from './fused-parents.ts';

let byClasses: Map<string, FusedParent[]> | undefined;

const classKey = (skeleton: Skeleton) =>
  refinedClasses(skeleton)
    .sort((p, q) => p - q)
    .join();

/** The retained fused parent with this skeleton and its numberings of it. */
export function findRetained(
  skeleton: Skeleton,
): { parent: FusedParent; numberings: Locant[][] } | null {
  if (!byClasses) {
    byClasses = new Map();
    for (const parent of fusedParents()) {
      if (parent.written === false) continue;
      const key = classKey(parent.skeleton);
      byClasses.set(key, [...(byClasses.get(key) ?? []), parent]);
    }
  }
  for (const parent of byClasses.get(classKey(skeleton)) ?? []) {
    const mappings = skeletonMappings(parent.skeleton, skeleton);
    if (mappings.length === 0) continue;
    const numberings = mappings.map((map) => {
      const locants = new Array<Locant>(map.length);
      map.forEach((atom, own) => {
        locants[atom] = parent.locants[own];
      });
      return locants;
    });
    return { parent, numberings };
  }
  return null;
}

/** A retained fused parent as a component of fusion names. */
export function retainedComponent(skeleton: Skeleton): Component | null {
  const found = findRetained(skeleton);
  if (!found || found.parent.alone) return null;
  const { locants, words } = splitLocants(found.parent.words);
  const strip = (text: string) => text.replace(/^\[[\d,]+\]/, '');
  const prefix = found.parent.prefix?.map(strip) as unknown as Words | undefined;
  return {
    locants,
    words,
    prefix,
    numberings: found.numberings,
    plainRing: false,
    canBeBase: true,
  };
}
