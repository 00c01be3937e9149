import type { Molecule } from '@elucida/molecules/molecule';
import { FLUORINE, LONG_RANGE, PHOSPHORUS } from './coupling-ranges.ts';
import {
  CARBON,
  FLUORINE_Z,
  NITROGEN,
  OXYGEN,
  PHOSPHORUS_Z,
  type Step,
  countFluorines,
  isUnsaturated,
} from './bond-path.ts';
import { type Split, splitBy } from './split.ts';

/** ³J to the fluorines of one carbon, by their number. */
const OF_FLUORINES = [
  FLUORINE.vicinal,
  FLUORINE.vicinal,
  FLUORINE.vicinalOfTwo,
  FLUORINE.trifluoromethyl,
];

/** ³J to ¹⁹F and ³¹P, ⁴J to hydrogens. */
export function coupledOverTwo(
  molecule: Molecule,
  atom: number,
  [first, second]: readonly [Step, Step],
): Split | undefined {
  const { graph, perception } = molecule;
  const c = second.atom;
  const aromatic = perception.aromatic[atom] === 1 && perception.aromatic[first.atom] === 1;
  if (graph.element[c] === FLUORINE_Z)
    return splitBy(
      'fluorine',
      1,
      aromatic
        ? FLUORINE.ortho
        : isUnsaturated(molecule, first.atom)
          ? FLUORINE.vicinal
          : OF_FLUORINES[countFluorines(molecule, first.atom)],
      0.85,
    );
  if (graph.element[c] === PHOSPHORUS_Z)
    return splitBy('phosphorus', 1, phosphorusConstants(molecule, atom, first), 0.7);
  // ¹⁴N has spin 1, which splits into three lines as two hydrogens do; only in ammonium is it seen.
  if (graph.element[c] === NITROGEN && graph.degree[c] === 4)
    return splitBy('long-range', 2, LONG_RANGE.ammonium, 0.1);
  const nuclei = graph.hydrogens[c];
  if (nuclei === 0 || graph.element[c] !== CARBON)
    return graph.element[c] === NITROGEN && nuclei > 0
      ? splitBy('exchanging', nuclei, LONG_RANGE.allylic, 0.03)
      : undefined;
  if (perception.aromaticBond[first.slot] === 1 && perception.aromaticBond[second.slot] === 1)
    return perception.bondRing[first.slot] === 5
      ? splitBy('long-range', nuclei, LONG_RANGE.metaFiveRing, 0.4)
      : graph.element[first.atom] === NITROGEN
        ? splitBy('long-range', nuclei, LONG_RANGE.metaAcrossNitrogen, 0.1)
        : splitBy('long-range', nuclei, LONG_RANGE.meta, 0.4);
  if (first.order === 3 || second.order === 3)
    return splitBy('long-range', nuclei, LONG_RANGE.propargylic, 0.65);
  if (isUnsaturated(molecule, first.atom))
    return splitBy(
      'long-range',
      nuclei,
      isBenzylic(molecule, atom, first) ? LONG_RANGE.benzylic : LONG_RANGE.allylic,
      allylicSeen(molecule, atom, first, second),
      nuclei === 2,
    );
  return perception.smallestRing[atom] > 0 && perception.smallestRing[c] > 0
    ? splitBy('long-range', nuclei, LONG_RANGE.w, 0.08, nuclei === 2)
    : undefined;
}

/** ³J to ³¹P across oxygen, a double bond or a saturated carbon. */
const phosphorusConstants = (molecule: Molecule, atom: number, { atom: next, order }: Step) =>
  molecule.graph.element[next] === OXYGEN
    ? PHOSPHORUS.acrossOxygen
    : order === 2 && molecule.perception.aromatic[atom] === 0
      ? PHOSPHORUS.olefinic
      : PHOSPHORUS.vicinal;

const isBenzylic = ({ perception }: Molecule, atom: number, first: Step): boolean =>
  perception.aromatic[atom] === 1 || perception.aromatic[first.atom] === 1;

/** Allylic coupling across C=C is seen often, benzylic and across C=O rarely. */
function allylicSeen(molecule: Molecule, atom: number, first: Step, second: Step): number {
  if (isBenzylic(molecule, atom, first)) return 0.06;
  const { graph } = molecule;
  return (first.order === 2 && graph.element[first.atom] === CARBON) || second.order === 2
    ? 0.35
    : 0.05;
}

/** ⁴J to ¹⁹F and ³¹P, ⁵J to hydrogens across π systems. */
export function coupledOverThree(
  molecule: Molecule,
  atom: number,
  [first, second, third]: readonly [Step, Step, Step],
): Split | undefined {
  const { graph, perception } = molecule;
  const d = third.atom;
  const aromatic = perception.aromatic[atom] === 1 && perception.aromatic[second.atom] === 1;
  if (graph.element[d] === FLUORINE_Z)
    return splitBy('fluorine', 1, aromatic ? FLUORINE.meta : FLUORINE.far, aromatic ? 0.7 : 0.15);
  if (graph.element[d] === PHOSPHORUS_Z) return splitBy('phosphorus', 1, PHOSPHORUS.far, 0.25);
  const nuclei = graph.hydrogens[d];
  if (nuclei === 0 || graph.element[d] !== CARBON) return undefined;
  if (second.order === 3) return splitBy('long-range', nuclei, LONG_RANGE.homopropargylic, 0.4);
  if (aromatic && perception.aromatic[d] === 1)
    return splitBy('long-range', nuclei, LONG_RANGE.para, 0.08);
  if (!isUnsaturated(molecule, first.atom) || !isUnsaturated(molecule, second.atom))
    return undefined;
  return isBenzylic(molecule, atom, first)
    ? splitBy('long-range', nuclei, LONG_RANGE.para, 0.03, nuclei === 2)
    : splitBy('long-range', nuclei, LONG_RANGE.homoallylic, 0.08, nuclei === 2);
}
