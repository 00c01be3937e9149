import { MAX_DEGREE, type MolecularGraph } from '../molecules/graph.ts';
import { perceive } from '../molecules/perceive.ts';

const C = 6,
  N = 7,
  P = 15,
  S = 16;

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
    if (z === P) return isSaturated && bonds.every(({ to }) => graph.element[to] === C);
    if (bonds.some(({ order }) => order > 2)) return false;
    if (!isSaturated) return isBasicImine(graph, atom, aromatic[atom] === 1);
    // Three single bonds in an aromatic ring: its lone pair is one of the ring's.
    if (aromatic[atom]) return false;
    return !bonds.some(({ to }) => withdraws(graph, to));
  });
}

const bondsOf = ({ degree, neighbours, orders }: MolecularGraph, atom: number) =>
  Array.from({ length: degree[atom] }, (_, k) => ({
    to: neighbours[atom * MAX_DEGREE + k],
    order: orders[atom * MAX_DEGREE + k],
  }));

/** C=N with nothing that takes its lone pair; not N=N, N=O or a cumulated bond. */
function isBasicImine(graph: MolecularGraph, atom: number, inArene: boolean): boolean {
  const bonds = bondsOf(graph, atom);
  const partner = bonds.find(({ order }) => order === 2)!.to;
  if (bonds.filter(({ order }) => order === 2).length > 1) return false;
  if (graph.element[partner] !== C && !(inArene && graph.element[partner] === N)) return false;
  return bondsOf(graph, partner).filter(({ order }) => order === 2).length === 1;
}

/** C=O, C=S, S=O, P=O, N=O, N⁺ and C≡N beside a nitrogen. */
function withdraws(graph: MolecularGraph, atom: number): boolean {
  const z = graph.element[atom];
  if (graph.charge[atom] > 0) return true;
  return bondsOf(graph, atom).some(
    ({ to, order }) =>
      (order === 2 && (graph.element[to] === 8 || graph.element[to] === S)) ||
      (order === 2 && z === N && graph.element[to] === N) ||
      (order === 3 && graph.element[to] === N),
  );
}
