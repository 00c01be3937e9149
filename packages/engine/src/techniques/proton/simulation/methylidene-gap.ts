import type { Molecule } from '@elucida/molecules/molecule';
import { MAX_DEGREE } from '@elucida/molecules/graph';

const ELEMENT = {
  carbon: 6,
  nitrogen: 7,
  oxygen: 8,
  fluorine: 9,
  chlorine: 17,
  bromine: 35,
} as const;

/**
 * How much farther downfield a substituent of C=C shifts the hydrogen cis to it than the one trans
 * to it, ppm: Z(cis) − Z(trans) of the increments of C. Pascual, J. Meier, W. Simon, Helv. Chim.
 * Acta 49 (1966) 164, as tabulated by Pretsch, Bühlmann and Badertscher (5th ed., 2020).
 */
const CIS_LESS_TRANS = {
  alkyl: 0.06,
  alkenyl: 0.14,
  aryl: 0.43,
  nitrile: 0.2,
  aldehyde: -0.22,
  ketone: 0.25,
  acid: 0.6,
  ester: 0.6,
  amide: 0.52,
  ether: 0.14,
  acyloxy: 0.29,
  amine: -0.05,
  fluorine: 0.62,
  chlorine: 0.05,
  bromine: -0.1,
} as const;

const slotsOf = ({ graph }: Molecule, atom: number) =>
  Array.from({ length: graph.degree[atom] }, (_, k) => atom * MAX_DEGREE + k);

function onCarbon(molecule: Molecule, atom: number): number {
  const { graph, perception } = molecule;
  if (perception.aromatic[atom] === 1) return CIS_LESS_TRANS.aryl;
  const bonds = slotsOf(molecule, atom).map((slot) => ({
    order: graph.orders[slot],
    z: graph.element[graph.neighbours[slot]],
    other: graph.neighbours[slot],
  }));
  if (bonds.some(({ order, z }) => order === 3 && z === ELEMENT.nitrogen))
    return CIS_LESS_TRANS.nitrile;
  if (bonds.some(({ order, z }) => order === 2 && z === ELEMENT.oxygen)) {
    if (graph.hydrogens[atom] === 1) return CIS_LESS_TRANS.aldehyde;
    if (bonds.some(({ order, z }) => order === 1 && z === ELEMENT.nitrogen))
      return CIS_LESS_TRANS.amide;
    const oxygen = bonds.find(({ order, z }) => order === 1 && z === ELEMENT.oxygen);
    return oxygen === undefined
      ? CIS_LESS_TRANS.ketone
      : graph.hydrogens[oxygen.other] === 1
        ? CIS_LESS_TRANS.acid
        : CIS_LESS_TRANS.ester;
  }
  return bonds.some(({ order }) => order > 1) ? CIS_LESS_TRANS.alkenyl : CIS_LESS_TRANS.alkyl;
}

function ofSubstituent(molecule: Molecule, atom: number): number {
  const { graph } = molecule;
  switch (graph.element[atom]) {
    case ELEMENT.carbon:
      return onCarbon(molecule, atom);
    case ELEMENT.nitrogen:
      return CIS_LESS_TRANS.amine;
    case ELEMENT.oxygen:
      return slotsOf(molecule, atom).some((slot) =>
        slotsOf(molecule, graph.neighbours[slot]).some(
          (next) =>
            graph.orders[next] === 2 && graph.element[graph.neighbours[next]] === ELEMENT.oxygen,
        ),
      )
        ? CIS_LESS_TRANS.acyloxy
        : CIS_LESS_TRANS.ether;
    case ELEMENT.fluorine:
      return CIS_LESS_TRANS.fluorine;
    case ELEMENT.chlorine:
      return CIS_LESS_TRANS.chlorine;
    case ELEMENT.bromine:
      return CIS_LESS_TRANS.bromine;
    default:
      return CIS_LESS_TRANS.alkyl;
  }
}

/**
 * Shift of the hydrogen of a =CH2 that is trans to the first substituent at the other end, less
 * that of the one cis to it, ppm; undefined where there is no C=CH2. 0 between equal substituents.
 */
export function methylideneGap(molecule: Molecule, atom: number): number | undefined {
  const { graph, perception } = molecule;
  if (
    graph.element[atom] !== ELEMENT.carbon ||
    graph.hydrogens[atom] !== 2 ||
    graph.degree[atom] !== 1 ||
    graph.orders[atom * MAX_DEGREE] !== 2
  )
    return undefined;
  const far = graph.neighbours[atom * MAX_DEGREE];
  if (graph.element[far] !== ELEMENT.carbon) return undefined;
  const [first, second] = slotsOf(molecule, far)
    .map((slot) => graph.neighbours[slot])
    .filter((other) => other !== atom);
  if (first === undefined) return 0;
  if (second === undefined) return -ofSubstituent(molecule, first);
  return perception.symmetryClass[first] === perception.symmetryClass[second]
    ? 0
    : ofSubstituent(molecule, second) - ofSubstituent(molecule, first);
}
