import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { MULTIPLET, SINGLET, splitPattern, type SplitPattern } from './split-pattern.ts';
import type { Coupling } from './vicinal-couplings.ts';

/*
 * Constants of hydrogens on aromatic rings, Hz, from the tables of Pretsch, Bühlmann and
 * Badertscher (5th ed., 2020):
 * benzene ortho 7–9 and meta 1–3; pyridine 2,3 4–6 and 3,4 7–9; five-ring heterocycles as below.
 */
const ORTHO_HZ = 7.9,
  META_HZ = 2,
  BESIDE_NITROGEN_HZ = 4.9;
/** Between neighbours 2,3 and 3,4 of a ring with this heteroatom. */
const FIVE_RING_HZ: Readonly<Record<number, readonly [number, number]>> = {
  8: [1.8, 3.4],
  16: [5.1, 3.6],
  7: [2.7, 3.4],
};

interface Molecule {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}

const aromaticNeighbours = ({ graph, perception }: Molecule, atom: number): number[] =>
  Array.from({ length: graph.degree[atom] }, (_, k) => atom * MAX_DEGREE + k)
    .filter((slot) => perception.aromaticBond[slot] === 1)
    .map((slot) => graph.neighbours[slot]);

const isHetero = (graph: MolecularGraph, atom: number) => graph.element[atom] !== 6;

function orthoHz(molecule: Molecule, a: number, b: number): number | undefined {
  const { graph, perception } = molecule;
  if (perception.smallestRing[a] === 6 && perception.smallestRing[b] === 6) {
    return [a, b].some((atom) =>
      aromaticNeighbours(molecule, atom).some((next) => graph.element[next] === 7),
    )
      ? BESIDE_NITROGEN_HZ
      : ORTHO_HZ;
  }
  const hetero = [a, b].map((atom) =>
    aromaticNeighbours(molecule, atom).find((next) => isHetero(graph, next)),
  );
  const beside = hetero.find((next) => next !== undefined);
  const ring = beside === undefined ? farHetero(molecule, a) : graph.element[beside];
  return ring === undefined ? undefined : FIVE_RING_HZ[ring]?.[beside === undefined ? 1 : 0];
}

/** The heteroatom two bonds away in the ring. */
function farHetero(molecule: Molecule, atom: number): number | undefined {
  for (const next of aromaticNeighbours(molecule, atom)) {
    const found = aromaticNeighbours(molecule, next).find(
      (far) => far !== atom && isHetero(molecule.graph, far),
    );
    if (found !== undefined) return molecule.graph.element[found];
  }
  return undefined;
}

/**
 * Pattern of a hydrogen on an aromatic ring: ortho couplings, and the meta one where it is all
 * there is or where one ortho neighbour leaves it to be seen. Fluorine and phosphorus nearby, fused
 * and five-membered rings with two heteroatoms are left as multiplets.
 */
export function ringPattern(molecule: Molecule, atom: number): SplitPattern {
  const { graph, perception } = molecule;
  const ring = new Set([atom]);
  const ortho = aromaticNeighbours(molecule, atom);
  ortho.forEach((next) => {
    ring.add(next);
    aromaticNeighbours(molecule, next).forEach((far) => ring.add(far));
  });
  const isFused = [...ring].some((each) => aromaticNeighbours(molecule, each).length > 2);
  const coupling: Coupling[] = [];
  for (const next of ortho) {
    if (graph.hydrogens[next] === 0 || graph.element[next] !== 6) continue;
    // AA′BB′ of an ortho-disubstituted ring or of furan: two equivalent neighbours couple with each
    // other, and nothing is first order.
    if (
      aromaticNeighbours(molecule, next).some(
        (far) =>
          far !== atom &&
          graph.hydrogens[far] > 0 &&
          perception.symmetryClass[far] === perception.symmetryClass[next],
      )
    )
      return MULTIPLET;
    if (perception.symmetryClass[next] === perception.symmetryClass[atom]) {
      if (
        ortho.some(
          (other) =>
            other !== next &&
            graph.hydrogens[other] > 0 &&
            perception.symmetryClass[other] !== perception.symmetryClass[atom],
        )
      )
        return MULTIPLET;
      continue;
    }
    const hz = orthoHz(molecule, atom, next);
    if (hz === undefined) return MULTIPLET;
    coupling.push({ hydrogens: 1, hz });
  }
  if (isFused)
    return coupling.length === 0 &&
      ortho.every((next) => graph.hydrogens[next] === 0) &&
      perception.smallestRing[atom] === 5
      ? SINGLET
      : MULTIPLET;
  if (perception.smallestRing[atom] === 6 && coupling.length < 2)
    coupling.push(...metaCouplings(molecule, atom, ortho));
  return splitPattern(coupling);
}

/**
 * Meta hydrogens that differ from this one; in a para-disubstituted or phenyl ring the meta
 * coupling is not resolved.
 */
function metaCouplings(molecule: Molecule, atom: number, ortho: readonly number[]): Coupling[] {
  const { graph, perception } = molecule;
  const meta = ortho.flatMap((next) =>
    aromaticNeighbours(molecule, next).filter((far) => far !== atom),
  );
  if (meta.some((far) => perception.symmetryClass[far] === perception.symmetryClass[atom])) {
    if (
      meta.every(
        (far) =>
          perception.symmetryClass[far] === perception.symmetryClass[atom] ||
          graph.hydrogens[far] === 0,
      )
    )
      return [];
    if (ortho.some((next) => graph.hydrogens[next] > 0)) return [];
  }
  return meta
    .filter(
      (far) =>
        graph.hydrogens[far] > 0 &&
        perception.symmetryClass[far] !== perception.symmetryClass[atom],
    )
    .map(() => ({ hydrogens: 1, hz: META_HZ }));
}
