import { HALOGEN_NUMBERS } from '@elucida/spectra/chemistry/elements';
import { hydrideOf } from '../words/hydrides.ts';
import { LOW_VALENT_WORDS, METAL_WORDS } from '../words/metal-words.ts';
import { hydrazinePartner } from './carbon-groups.ts';
import { chainOf, hydrideChainSkeleton } from './hydride-chains.ts';
import { bondSum, inRing, type Molecule } from './molecule.ts';
import { wordSkeleton, type Skeleton } from './skeleton.ts';

/** Metals come before other parents, as dichlorozinc and butyllithium. */
const METAL_RANK = 0;

/**
 * Heteroatoms outside rings that can be the parent, with their seniority (P-44.1.2); oxygen and
 * sulfur only where there is no carbon.
 */
export function parentHydrides(
  m: Molecule,
): { readonly skeleton: Skeleton; readonly rank: number }[] {
  const { element, degree, charge, atomCount } = m.graph;
  const found: { skeleton: Skeleton; rank: number }[] = [];
  const seen = new Set<number>();
  const hasCarbon = element.includes(6);
  for (let a = 0; a < atomCount; a++) {
    const hydride = hydrideOf(element[a]);
    const metal = hydride
      ? bondSum(m, a) < hydride.valence
        ? (LOW_VALENT_WORDS[element[a]] ?? METAL_WORDS[element[a]])
        : undefined
      : METAL_WORDS[element[a]];
    if (metal && !inRing(m, a) && charge[a] === 0)
      found.push({ skeleton: wordSkeleton(metal, a), rank: METAL_RANK });
    if (!hydride || metal || seen.has(a) || inRing(m, a) || charge[a] !== 0) continue;
    if (element[a] === 7 && hydrazinePartner(m, a) < 0 && hasCarbon) continue;
    const isChalcogen =
      element[a] === 8 || element[a] === 16 || element[a] === 34 || element[a] === 52;
    if (isChalcogen && hasCarbon) continue;
    if (HALOGEN_NUMBERS.has(element[a]) && degree[a] === 1 && (hasCarbon || atomCount > 1))
      continue;
    const chain = chainOf(m, a, -1);
    if (chain) for (const b of chain) seen.add(b);
    found.push(
      chain
        ? { skeleton: hydrideChainSkeleton(m, chain), rank: hydride.rank + (isChalcogen ? 60 : 0) }
        : {
            skeleton: wordSkeleton(hydride.words, a, hydride.valence),
            rank: hydride.rank + (isChalcogen ? 60 : 0),
          },
    );
  }
  return found;
}
