import type { Molecule } from '@elucida/molecules/molecule';
import { ORTHO, type Constants } from './coupling-ranges.ts';
import { CARBON, OXYGEN, SULFUR, isHetero, stepsOf } from './bond-path.ts';

/** Aromatic heteroatoms bonded to an atom within the rings of size `ring`. */
function aromaticHetero(molecule: Molecule, atom: number): number {
  const next = stepsOf(molecule, atom).find(
    ({ atom: other }) => molecule.perception.aromatic[other] === 1 && isHetero(molecule, other),
  );
  return next === undefined ? 0 : molecule.graph.element[next.atom];
}

/** ³J between hydrogens on neighbouring atoms of an aromatic ring, by the ring and its heteroatoms. */
export function orthoConstants(molecule: Molecule, a: number, b: number): Constants {
  const { perception, graph } = molecule;
  const slot = stepsOf(molecule, a).find(({ atom }) => atom === b)!.slot;
  const [left, right] = [aromaticHetero(molecule, a), aromaticHetero(molecule, b)];
  if (perception.bondRing[slot] === 5) return fiveRingConstants(molecule, a, b);
  if (left > 0 && right > 0) return ORTHO.diazine;
  if (left > 0 || right > 0) return ORTHO.besideHetero;
  const beyond = (from: number, other: number) =>
    stepsOf(molecule, from).some(
      ({ atom }) =>
        atom !== other &&
        aromaticHetero(molecule, atom) > 0 &&
        perception.aromatic[atom] === 1 &&
        graph.element[atom] === CARBON,
    );
  if (beyond(a, b) || beyond(b, a)) return ORTHO.nextToHetero;
  const fused = [a, b].some((atom) =>
    stepsOf(molecule, atom).some(
      ({ atom: next }) =>
        next !== a &&
        next !== b &&
        perception.aromatic[next] === 1 &&
        stepsOf(molecule, next).filter(({ slot: at }) => perception.aromaticBond[at] === 1)
          .length === 3,
    ),
  );
  return fused ? ORTHO.fused : ORTHO.carbocycle;
}

/**
 * Five-membered aromatic rings by their heteroatoms and by whether the two carbons are alpha and
 * beta, or both beta.
 */
function fiveRingConstants(molecule: Molecule, a: number, b: number): Constants {
  const { graph, perception } = molecule;
  const near = [a, b]
    .flatMap((atom) => stepsOf(molecule, atom))
    .filter(({ atom, slot }) => atom !== a && atom !== b && perception.bondRing[slot] === 5)
    .map(({ atom }) => atom);
  const hetero = near.filter((atom) => isHetero(molecule, atom)).map((atom) => graph.element[atom]);
  const far = near
    .filter((atom) => !isHetero(molecule, atom))
    .flatMap((atom) => stepsOf(molecule, atom))
    .filter(({ atom, slot }) => perception.bondRing[slot] === 5 && isHetero(molecule, atom))
    .map(({ atom }) => graph.element[atom]);
  if (hetero.length === 2) return hetero.includes(SULFUR) ? ORTHO.thiazole : ORTHO.azole;
  if (hetero.length === 1 && far.some((element) => element !== hetero[0])) return ORTHO.azole;
  const [element] = hetero.length > 0 ? hetero : far;
  const alpha = hetero.length > 0;
  if (element === OXYGEN) return alpha ? ORTHO.furanAlpha : ORTHO.furanBeta;
  if (element === SULFUR) return alpha ? ORTHO.thiopheneAlpha : ORTHO.thiopheneBeta;
  return alpha ? ORTHO.pyrroleAlpha : ORTHO.pyrroleBeta;
}
