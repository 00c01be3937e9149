import { C, O } from '@elucida/molecules/atomic-numbers';
import { bondsOf } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import { isStereogenic } from './stereogenic.ts';

/** Rings that open and close again within hours: furanoses and pyranoses. */
const RING_SIZES: readonly number[] = [5, 6];

/** Carbon of a cyclic hemiacetal: in the ring next to its oxygen, with a hydroxyl group. */
function isAnomeric({ graph, perception }: Molecule, atom: number): boolean {
  if (graph.element[atom] !== C || !RING_SIZES.includes(perception.smallestRing[atom]))
    return false;
  const bonds = bondsOf(graph, atom);
  if (bonds.some(({ order }) => order !== 1)) return false;
  const oxygens = bonds.map(({ other }) => other).filter((other) => graph.element[other] === O);
  return (
    oxygens.length === 2 &&
    oxygens.some((other) => perception.smallestRing[other] > 0) &&
    oxygens.some((other) => graph.degree[other] === 1 && graph.hydrogens[other] === 1)
  );
}

/**
 * Whether NMR shows two anomers: a cyclic hemiacetal with a second stereogenic atom. Its ring opens
 * and closes too slowly to average their shifts, and fast enough that a solution holds both
 * (glucose in water: 36 and 64 %; S. J. Angyal, Adv. Carbohydr. Chem. Biochem. 42 (1984) 15).
 */
export function showsAnomers(molecule: Molecule): boolean {
  const atoms = [...Array(molecule.graph.atomCount).keys()];
  return atoms.some(
    (atom) =>
      isAnomeric(molecule, atom) &&
      atoms.some((other) => other !== atom && isStereogenic(molecule, other)),
  );
}
