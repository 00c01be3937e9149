import { C, N, P, S } from '../atomic-numbers.ts';
import { type MolecularGraph, bondsOf } from '../graph.ts';
import { perceive } from '../perceive.ts';

/**
 * Atoms that a strong acid protonates in a salt that can be weighed out: amines, anilines, imines,
 * amidines, guanidines, hydrazines, azines, azoles' pyridine-like nitrogen, phosphines (pKa of the
 * cation above about 0). Not nitriles (−10), amides, sulfonamides and carbamates (−1 and below),
 * pyrrole's nitrogen (−4), nitro and nitroso groups, azides, isocyanates and other cumulated bonds.
 * Source of the pKa values: Evans, pKa table (Harvard, 2005), and any textbook.
 */
export function basicSites(graph: MolecularGraph): number[] {
  const { aromatic } = perceive(graph);
  return [...Array(graph.atomCount).keys()].filter((atom) => {
    const z = graph.element[atom];
    if ((z !== N && z !== P) || graph.charge[atom] !== 0) return false;
    const bonds = bondsOf(graph, atom);
    const isSaturated = bonds.every(({ order }) => order === 1);
    if (z === P) return isSaturated && bonds.every(({ other }) => graph.element[other] === C);
    if (bonds.some(({ order }) => order > 2)) return false;
    if (!isSaturated) return isBasicImine(graph, atom, aromatic[atom] === 1);
    // Three single bonds in an aromatic ring: its lone pair is one of the ring's.
    if (aromatic[atom]) return false;
    return !bonds.some(({ other }) => withdraws(graph, other));
  });
}

/** C=N with nothing that takes its lone pair; not N=N, N=O or a cumulated bond. */
function isBasicImine(graph: MolecularGraph, atom: number, inArene: boolean): boolean {
  const bonds = bondsOf(graph, atom);
  const partner = bonds.find(({ order }) => order === 2)!.other;
  if (bonds.filter(({ order }) => order === 2).length > 1) return false;
  if (graph.element[partner] !== C && !(inArene && graph.element[partner] === N)) return false;
  return bondsOf(graph, partner).filter(({ order }) => order === 2).length === 1;
}

/** C=O, C=S, S=O, P=O, N=O, N⁺ and C≡N next to a nitrogen. */
function withdraws(graph: MolecularGraph, atom: number): boolean {
  const z = graph.element[atom];
  if (graph.charge[atom] > 0) return true;
  return bondsOf(graph, atom).some(
    ({ other, order }) =>
      (order === 2 && (graph.element[other] === 8 || graph.element[other] === S)) ||
      (order === 2 && z === N && graph.element[other] === N) ||
      (order === 3 && graph.element[other] === N),
  );
}
