import { C, N, O, S } from '@elucida/molecules/atomic-numbers';
import { type MolecularGraph, bondsOf } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/**
 * How far below its usual range a C=O stretch may lie, cm⁻¹: in the chelate of an ortho hydroxyl or
 * amino group (salicylates 1670, 40 below benzoates), with an amino or alkoxy group that donates
 * through the ring or a double bond (4-aminobenzoates 1685, chromones 1645), next to a pyrrole, and
 * in unsaturated lactones (coumarin 1705–1730). L. J. Bellamy, The Infra-red Spectra of Complex
 * Molecules, ch. 9–11; Pretsch, IR chapter.
 */
const CHELATED = 55,
  AMINO = 45,
  OXY = 25,
  PYRROLE = 50,
  FIVE_RING = 20,
  VINYLOGOUS = 45,
  UNSATURATED_LACTONE = 40;

/** How far the C=O of a carbon may lie below its range, cm⁻¹; 0 where nothing lowers it. */
export function carbonylLowering(
  graph: MolecularGraph,
  perception: Perception,
  carbon: number,
): number {
  let most = 0;
  for (const { other, order } of bondsOf(graph, carbon)) {
    if (order !== 1 || graph.element[other] !== C) continue;
    most = Math.max(
      most,
      perception.aromatic[other] ? byRing(graph, perception, other) : byDoubleBond(graph, other),
    );
    if (
      isLactone(graph, perception, carbon) &&
      (perception.aromatic[other] ||
        bondsOf(graph, other).some((bond) => bond.order === 2 && graph.element[bond.other] === C))
    )
      most = Math.max(most, UNSATURATED_LACTONE);
  }
  return most;
}

const isLactone = (graph: MolecularGraph, { smallestRing }: Perception, carbon: number): boolean =>
  smallestRing[carbon] > 0 &&
  bondsOf(graph, carbon).some(
    ({ other, order }) => order === 1 && graph.element[other] === O && smallestRing[other] > 0,
  );
const isAcylated = (graph: MolecularGraph, atom: number): boolean =>
  bondsOf(graph, atom).some(({ other }) =>
    bondsOf(graph, other).some((bond) => bond.order === 2 && graph.element[bond.other] === O),
  );
/** N or O with a lone pair to give. */
const isDonor = (
  graph: MolecularGraph,
  { aromatic }: Pick<Perception, 'aromatic'>,
  atom: number,
): boolean =>
  !aromatic[atom] &&
  graph.charge[atom] === 0 &&
  (graph.element[atom] === N || graph.element[atom] === O) &&
  bondsOf(graph, atom).every(({ order }) => order === 1) &&
  !isAcylated(graph, atom);

function byRing(graph: MolecularGraph, perception: Perception, ipso: number): number {
  let most = 0;
  // Steps over aromatic bonds: 1 is ortho, 3 is para.
  let reached = [ipso];
  const seen = new Set(reached);
  for (let step = 0; step <= 3 && reached.length > 0; step++) {
    for (const atom of reached) {
      if (graph.element[atom] === N && graph.degree[atom] + graph.hydrogens[atom] === 3 && step > 0)
        most = Math.max(most, PYRROLE);
      else if ((graph.element[atom] === O || graph.element[atom] === S) && step > 0)
        most = Math.max(most, FIVE_RING);
      if (step !== 1 && step !== 3) continue;
      for (const { other } of bondsOf(graph, atom)) {
        if (!isDonor(graph, perception, other)) continue;
        most = Math.max(
          most,
          step === 1 && graph.hydrogens[other] > 0
            ? CHELATED
            : graph.element[other] === N
              ? AMINO
              : OXY,
        );
      }
    }
    reached = reached
      .flatMap((atom) => bondsOf(graph, atom).map(({ other }) => other))
      .filter((other) => perception.aromatic[other] && !seen.has(other));
    reached.forEach((atom) => seen.add(atom));
  }
  return most;
}

/** C=C–N and C=C–O next to the C=O: vinylogous amides and esters, chromones. */
function byDoubleBond(graph: MolecularGraph, alpha: number): number {
  const beta = bondsOf(graph, alpha).find(
    ({ other, order }) => order === 2 && graph.element[other] === C,
  )?.other;
  if (beta === undefined) return 0;
  return bondsOf(graph, beta).some(
    ({ other, order }) => order === 1 && (graph.element[other] === N || graph.element[other] === O),
  )
    ? VINYLOGOUS
    : 0;
}
