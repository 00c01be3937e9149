import { B, C, N, O, P, S } from '@elucida/molecules/atomic-numbers';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/** Hydrogens on N, O and S by what decides their shift. */
export const LABILE_KINDS = [
  'alcohol',
  'phenol',
  'phenol-acceptor',
  'phenol-chelated',
  'pyridone',
  'enol',
  'enol-diketone',
  'acid',
  'oxime',
  'peroxide',
  'boronic',
  'strong-acid',
  'amine',
  'aniline',
  'aniline-acceptor',
  'ammonium',
  'amide-primary',
  'amide',
  'anilide',
  'carbamate',
  'carbamate-aryl',
  'imide',
  'sulfonamide',
  'amidine',
  'hydrazine',
  'hydrazone',
  'imine',
  'pyrrole',
  'pyrrole-acceptor',
  'azole',
  'thiol',
  'thiophenol',
] as const;
export type LabileKind = (typeof LABILE_KINDS)[number];

interface Place {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}

const beside = ({ graph }: Place, atom: number): { other: number; order: number; z: number }[] =>
  Array.from({ length: graph.degree[atom] }, (_, k) => {
    const slot = atom * MAX_DEGREE + k;
    return {
      other: graph.neighbours[slot],
      order: graph.orders[slot],
      z: graph.element[graph.neighbours[slot]],
    };
  });
const hasDouble = (place: Place, atom: number, z: number): boolean =>
  beside(place, atom).some((bond) => bond.order === 2 && bond.z === z);
/** C=O, N=O, S=O or C≡N: what draws electrons out of a ring. */
const isAcceptor = (place: Place, atom: number): boolean =>
  !place.perception.aromatic[atom] &&
  (hasDouble(place, atom, O) || beside(place, atom).some(({ order, z }) => order === 3 && z === N));
const isSp2 = (place: Place, atom: number): boolean =>
  place.perception.aromatic[atom] === 1 || beside(place, atom).some(({ order }) => order === 2);

/**
 * What kind of labile hydrogen an atom carries; undefined where it has none, or is none of these
 * (water, ammonia, silanols).
 */
export function labileKind(
  graph: MolecularGraph,
  perception: Perception,
  atom: number,
): LabileKind | undefined {
  const z = graph.element[atom];
  if (graph.hydrogens[atom] === 0 || (z !== N && z !== O && z !== S)) return undefined;
  const place = { graph, perception };
  if (graph.charge[atom] > 0) return z === N ? 'ammonium' : undefined;
  return z === O
    ? onOxygen(place, atom)
    : z === N
      ? onNitrogen(place, atom)
      : onSulfur(place, atom);
}

function onOxygen(place: Place, atom: number): LabileKind | undefined {
  const [only] = beside(place, atom);
  if (only === undefined) return undefined;
  const { other, z } = only;
  if (z === O) return 'peroxide';
  if (z === N) return hasDouble(place, other, C) ? 'oxime' : undefined;
  if (z === B) return 'boronic';
  if (z === S || z === P) return 'strong-acid';
  if (z !== C) return undefined;
  if (hasDouble(place, other, O)) return 'acid';
  if (place.perception.aromatic[other])
    return isBesideRingNitrogen(place, other) ? 'pyridone' : phenol(place, other);
  if (!isSp2(place, other)) return 'alcohol';
  return enol(place, other);
}

/** 2-Hydroxypyridine and the like: tautomers of pyridones, which form dimers. */
const isBesideRingNitrogen = (place: Place, carbon: number): boolean =>
  place.perception.smallestRing[carbon] === 6 &&
  beside(place, carbon).some(({ other, z }) => z === N && place.perception.aromatic[other]);

/** N–H next to the C=O of a six-membered ring whose other atoms are all unsaturated. */
const isPyridone = (place: Place, nitrogen: number, acyl: number): boolean =>
  place.perception.smallestRing[nitrogen] === 6 &&
  place.perception.smallestRing[acyl] === 6 &&
  [nitrogen, acyl].every((end) =>
    beside(place, end).every(
      ({ other, z }) => z === O || other === nitrogen || isSp2(place, other),
    ),
  );

/** By the ring's acceptors: in ortho they hold the hydrogen, elsewhere they draw its electrons. */
function phenol(place: Place, ipso: number): LabileKind {
  const ring = ringAtoms(place, ipso);
  const acceptorOn = (atom: number) =>
    beside(place, atom).some(({ other }) => isAcceptor(place, other));
  if (
    beside(place, ipso).some(
      ({ other }) =>
        place.perception.aromatic[other] &&
        beside(place, other).some(
          ({ other: far }) => !place.perception.aromatic[far] && hasDouble(place, far, O),
        ),
    )
  )
    return 'phenol-chelated';
  return ring.some(acceptorOn) ? 'phenol-acceptor' : 'phenol';
}

/** Aromatic atoms reached from one over aromatic bonds. */
function ringAtoms(place: Place, start: number): number[] {
  const atoms = new Set([start]);
  for (const atom of atoms)
    for (const { other } of beside(place, atom))
      if (place.perception.aromatic[other]) atoms.add(other);
  return [...atoms];
}

/** An enol whose C=C bears a C=O: of a diketone, or of a keto ester. */
function enol(place: Place, carbon: number): LabileKind | undefined {
  const [double] = beside(place, carbon).filter(({ order, z }) => order === 2 && z === C);
  if (double === undefined) return undefined;
  const carbonyl = beside(place, double.other).find(
    ({ other, z }) => z === C && hasDouble(place, other, O),
  );
  if (carbonyl === undefined) return 'phenol';
  return beside(place, carbonyl.other).some(({ order, z }) => order === 1 && (z === O || z === N))
    ? 'enol'
    : 'enol-diketone';
}

function onNitrogen(place: Place, atom: number): LabileKind | undefined {
  const { graph, perception } = place;
  const bonds = beside(place, atom);
  if (bonds.length === 0) return undefined;
  if (perception.aromatic[atom]) {
    const ring = ringAtoms(place, atom);
    if (ring.filter((other) => graph.element[other] === N).length > 1) return 'azole';
    return bonds.some(({ other }) =>
      beside(place, other).some(({ other: far }) => isAcceptor(place, far)),
    )
      ? 'pyrrole-acceptor'
      : 'pyrrole';
  }
  if (bonds.some(({ order }) => order === 2)) return 'imine';
  if (bonds.some(({ z, other }) => z === S && hasDouble(place, other, O))) return 'sulfonamide';
  const acyls = bonds.filter(
    ({ z, other }) => z === C && (hasDouble(place, other, O) || hasDouble(place, other, S)),
  );
  const onRing = bonds.find(({ other }) => perception.aromatic[other] === 1);
  if (acyls.length > 1) return 'imide';
  if (acyls.length === 1) {
    if (isPyridone(place, atom, acyls[0].other)) return 'pyridone';
    if (beside(place, acyls[0].other).some(({ z, order }) => z === O && order === 1))
      return onRing ? 'carbamate-aryl' : 'carbamate';
    return graph.hydrogens[atom] > 1 ? 'amide-primary' : onRing ? 'anilide' : 'amide';
  }
  if (bonds.some(({ z, other }) => z === N && hasDouble(place, other, C))) return 'hydrazone';
  if (bonds.some(({ z }) => z === N)) return 'hydrazine';
  if (
    bonds.some(
      ({ z, other }) => z === C && hasDouble(place, other, N) && !perception.aromatic[other],
    )
  )
    return 'amidine';
  if (onRing)
    return ringAtoms(place, onRing.other).some((ringAtom) =>
      beside(place, ringAtom).some(({ other }) => isAcceptor(place, other)),
    )
      ? 'aniline-acceptor'
      : 'aniline';
  return bonds.every(({ z, other }) => z === C && !isSp2(place, other)) ? 'amine' : undefined;
}

const onSulfur = (place: Place, atom: number): LabileKind | undefined => {
  const [only] = beside(place, atom);
  return only?.z !== C
    ? undefined
    : place.perception.aromatic[only.other]
      ? 'thiophenol'
      : isSp2(place, only.other)
        ? undefined
        : 'thiol';
};
