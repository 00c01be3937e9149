import { MAX_DEGREE } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import { isExchanging } from '../../../nmr/signal-classes.ts';
import {
  ALLYL,
  DIENE,
  EXCHANGING,
  FLUORINE,
  GEMINAL,
  HYDRIDE,
  OLEFIN,
  PHOSPHORUS,
  VICINAL,
  type Constants,
} from './coupling-ranges.ts';
import { hasStereogenicAtom, mayDiffer } from '../../../nmr/stereogenic.ts';
import { orthoConstants } from './aromatic-constants.ts';
import {
  CARBON,
  FLUORINE_Z,
  NITROGEN,
  OXYGEN,
  PHOSPHORUS_Z,
  SULFUR,
  type Step,
  countFluorines,
  isHetero,
  isUnsaturated,
  stepsOf,
} from './bond-path.ts';
import { type Split, splitBy } from './split.ts';

function isAldehyde(molecule: Molecule, atom: number): boolean {
  return (
    molecule.graph.hydrogens[atom] === 1 &&
    stepsOf(molecule, atom).some(
      ({ order, atom: other }) => order === 2 && molecule.graph.element[other] === OXYGEN,
    )
  );
}

/** The other hydrogen of a CH2: seen where the two differ. */
export function geminal(molecule: Molecule, atom: number): Split {
  const hetero = stepsOf(molecule, atom).filter(({ atom: other }) =>
    isHetero(molecule, other),
  ).length;
  const constants = isUnsaturated(molecule, atom)
    ? GEMINAL.methylidene
    : hetero > 1
      ? GEMINAL.betweenOxygens
      : molecule.perception.smallestRing[atom] === 3
        ? GEMINAL.smallRing
        : hetero === 1
          ? GEMINAL.besideHetero
          : GEMINAL.sp3;
  return splitBy('geminal', 1, constants, 0.3);
}

/** Coupling with what is bonded to the atom: its hydrogens, or the nucleus itself. */
export function neighbourCoupling(
  molecule: Molecule,
  atom: number,
  { atom: b, order, slot }: Step,
): Split | undefined {
  const { graph, perception } = molecule;
  if (graph.element[b] === FLUORINE_Z)
    return splitBy(
      'fluorine',
      1,
      countFluorines(molecule, atom) === 2 ? FLUORINE.geminalOfTwo : FLUORINE.geminal,
      1,
    );
  if (graph.element[b] === PHOSPHORUS_Z && graph.hydrogens[b] === 0)
    return splitBy('phosphorus', 1, PHOSPHORUS.geminal, 0.6);
  const nuclei = graph.hydrogens[b];
  if (nuclei === 0) return undefined;
  if (isExchanging(graph.element[b]))
    return isAmide(molecule, b)
      ? splitBy('exchanging', nuclei, EXCHANGING.amide, 0.5)
      : splitBy('exchanging', nuclei, EXCHANGING.other, 0.12);
  if (graph.element[b] !== CARBON) return splitBy('vicinal', nuclei, HYDRIDE, 0.5);
  const alike = perception.symmetryClass[b] === perception.symmetryClass[atom];
  const ring = perception.ringBond[slot] === 1 ? perception.bondRing[slot] : 0;
  if (perception.aromaticBond[slot] === 1)
    return splitBy(
      'ortho',
      nuclei,
      orthoConstants(molecule, atom, b),
      alike ? 0.3 : ring === 5 ? 0.75 : 0.96,
    );
  const sp2 = Number(isUnsaturated(molecule, atom)) + Number(isUnsaturated(molecule, b));
  if (order === 3) return undefined;
  if (order === 2) return acrossDouble(molecule, { atom, b, nuclei, ring, alike });
  if (isAldehyde(molecule, atom) || isAldehyde(molecule, b))
    return sp2 === 2
      ? splitBy('vicinal', nuclei, DIENE.enal, 0.85)
      : splitBy('vicinal', nuclei, ALLYL.aldehyde, 0.6);
  if (sp2 === 2)
    return splitBy(
      'vicinal',
      nuclei,
      ring === 5 ? DIENE.fiveRing : ring > 0 ? DIENE.ring : DIENE.chain,
      alike ? 0.3 : ring === 5 ? 0.6 : 0.92,
    );
  const differ = nuclei === 2 && mayDiffer(molecule, [b], 'hydrogens');
  if (sp2 === 1)
    return splitBy(
      'vicinal',
      nuclei,
      ring > 0
        ? ALLYL.ring
        : graph.hydrogens[atom] === 1 && graph.hydrogens[b] === 1
          ? ALLYL.tertiary
          : ALLYL.chain,
      ring > 0 ? 0.7 : 0.95,
      differ,
    );
  const constants = vicinalConstants(molecule, { atom, b, ring, fixed: differ });
  return splitBy(
    'vicinal',
    nuclei,
    constants,
    alike
      ? 0.3
      : ring === 3
        ? 0.7
        : ring === 0
          ? 0.96
          : isBridgehead(molecule, atom) || isBridgehead(molecule, b)
            ? 0.65
            : 0.85,
    differ || (nuclei === 2 && constants === VICINAL.turning),
  );
}

interface Bond {
  readonly atom: number;
  readonly b: number;
  readonly ring: number;
}

function acrossDouble(
  { graph }: Molecule,
  { atom, nuclei, ring, alike }: Bond & { nuclei: number; alike: boolean },
): Split {
  if (ring > 0)
    return splitBy(
      'olefinic',
      nuclei,
      OLEFIN.ring[ring] ?? OLEFIN.ring[8],
      alike ? 0.3 : ring < 6 ? 0.7 : 0.95,
    );
  return splitBy(
    'olefinic',
    nuclei,
    nuclei === 2 || graph.hydrogens[atom] === 2 ? OLEFIN.terminal : OLEFIN.chain,
    alike ? 0.3 : 0.96,
    nuclei === 2,
  );
}

function vicinalConstants(
  molecule: Molecule,
  { atom, b, ring, fixed }: Bond & { fixed: boolean },
): Constants {
  const { graph } = molecule;
  const bearsHetero = (carbon: number, other: number) =>
    stepsOf(molecule, carbon).some(({ atom: next }) => next !== other && isHetero(molecule, next));
  if (ring === 3)
    return stepsOf(molecule, atom).some(
      ({ atom: next }) =>
        isHetero(molecule, next) && stepsOf(molecule, next).some(({ atom: far }) => far === b),
    )
      ? VICINAL.epoxide
      : VICINAL.threeRing;
  if (ring > 3 && !hasStereogenicAtom(molecule)) return VICINAL.turning;
  if (ring > 4 && (isBridgehead(molecule, atom) || isBridgehead(molecule, b)))
    return VICINAL.bridgehead;
  if (ring === 5) return VICINAL.fiveRing;
  if (ring === 4) return VICINAL.fourRing;
  if (ring > 0)
    return bearsOxygenOrNitrogen(molecule, atom) && bearsOxygenOrNitrogen(molecule, b)
      ? VICINAL.ringBetweenHetero
      : VICINAL.ring;
  if (graph.hydrogens[atom] === 3 || graph.hydrogens[b] === 3) return VICINAL.methyl;
  if (fixed || (graph.hydrogens[atom] === 1 && graph.hydrogens[b] === 1)) return VICINAL.fixed;
  return bearsHetero(atom, b) && bearsHetero(b, atom) ? VICINAL.betweenOxygens : VICINAL.chain;
}

const bearsOxygenOrNitrogen = (molecule: Molecule, atom: number): boolean =>
  stepsOf(molecule, atom).some(({ atom: next }) =>
    [OXYGEN, NITROGEN].includes(molecule.graph.element[next]),
  );

/** A CH with ring bonds only. */
const isBridgehead = ({ graph, perception }: Molecule, atom: number) =>
  graph.hydrogens[atom] === 1 &&
  graph.degree[atom] === 3 &&
  [0, 1, 2].every((k) => perception.ringBond[atom * MAX_DEGREE + k] === 1);

/** Nitrogen on C=O, C=S or SO2: its hydrogen exchanges slowly. */
function isAmide(molecule: Molecule, atom: number): boolean {
  if (molecule.graph.element[atom] !== NITROGEN) return false;
  return stepsOf(molecule, atom).some(({ atom: next }) =>
    stepsOf(molecule, next).some(
      ({ atom: far, order }) =>
        order === 2 &&
        (molecule.graph.element[far] === OXYGEN || molecule.graph.element[far] === SULFUR),
    ),
  );
}
