import { C, N } from '@elucida/molecules/atomic-numbers';
import { neighboursOf } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';

/**
 * Whether an atom belongs to a seven-membered ring with an N-substituted anilide, as that of
 * 1-methyl-1,4-benzodiazepin-2-ones: it turns over so slowly that the hydrogens of its CH2 differ
 * (diazepam 4.8 and 3.8 ppm, 10.7 Hz), whereas in those with N–H they are seen as one. What the
 * nitrogen bears decides how slowly (F. Malik and others, Magn. Reson. Chem. 27 (1989) 417, of
 * 1,5-benzodiazepin-2-ones).
 */
export function turnsOverSlowly({ graph, perception }: Molecule, atom: number): boolean {
  const { element, degree } = graph;
  if (perception.smallestRing[atom] !== 7 || perception.aromatic[atom] === 1) return false;
  const seen = new Set([atom]);
  for (const at of seen)
    for (const other of neighboursOf(graph, at))
      if (perception.smallestRing[other] === 7 && perception.aromatic[other] === 0) seen.add(other);
  return [...seen].some(
    (at) =>
      element[at] === N &&
      degree[at] === 3 &&
      neighboursOf(graph, at).some((other) => perception.aromatic[other] === 1) &&
      neighboursOf(graph, at).some(
        (other) => element[other] === C && perception.smallestRing[other] === 0,
      ),
  );
}
