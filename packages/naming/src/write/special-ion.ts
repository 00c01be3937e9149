import type { Words } from '../words/word.ts';
import { branch } from './branch.ts';
import { buildBody } from './build-body.ts';
import { hydrideIon } from './hydride-ion.ts';
import { bondSum, inRing, type Molecule } from './molecule.ts';
import { wordSkeleton } from './skeleton.ts';
import type { SpecialParent } from './special-parent.ts';

/**
 * A charged atom as the parent: tetramethylphosphanium, bis(…)azanide, tetraphenylboranuide.
 * N-oxides and suffix ions follow their own rules.
 */
export function ionParent(m: Molecule, a: number): SpecialParent | null {
  const { element, charge } = m.graph;
  if (charge[a] === 0 || inRing(m, a) || element[a] === 6) return null;
  if (m.neighbours[a].some((b) => charge[b] === -charge[a])) return null;
  if (charge[a] === -1 && (element[a] === 8 || element[a] === 16) && m.neighbours[a].length > 0)
    return null;
  const ion = hydrideIon(m, a);
  if (
    !ion ||
    (element[a] === 7 &&
      charge[a] === 1 &&
      m.neighbours[a].some((b) => element[b] === 6 || element[b] === 14))
  )
    return null;
  const words: Words = [
    ion.stem[0] + ion.ion[0],
    ion.stem[1] + ion.ion[1],
    ion.stem[2] + ion.ion[2],
  ];
  return {
    rank: charge[a] < 0 ? 60 : 85,
    center: a,
    own: [a],
    build: () => {
      const built = buildBody(m, {
        skeleton: wordSkeleton(words, a, 0, true),
        groups: [],
        ending: null,
        branch,
      });
      if (!built) return null;
      // The λ number is that of the hydride before it takes or gives hydrogen.
      const bonds = bondSum(m, a);
      const lambda =
        bonds === ion.valence
          ? []
          : [{ place: null, bonds: ion.ion[0] === 'ide' ? bonds + 1 : bonds - 1 }];
      return { form: 'body', body: { ...built.body, lambda } };
    },
  };
}
