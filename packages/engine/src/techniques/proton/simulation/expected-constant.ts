import type { Split } from '../couplings/split.ts';
import {
  EXCHANGING,
  FLUORINE,
  GEMINAL,
  LONG_RANGE,
  OLEFIN,
  PHOSPHORUS,
  VICINAL,
} from '../couplings/coupling-ranges.ts';
import type { Molecule } from '@elucida/molecules/molecule';
import { MAX_DEGREE, neighboursOf } from '@elucida/molecules/graph';
import type { HydrogenSite } from './hydrogen-sites.ts';

/** Couplings that a routine spectrum shows less often than this are not drawn. */
const LEAST_SEEN = 0.3;
const NITROGEN = 7,
  OXYGEN = 8,
  FLUORINE_Z = 9;

type Site = Pick<HydrogenSite, 'atom' | 'face'>;

/** Whether the hydrogens at the two ends of a double bond of a chain are known to be cis. */
export type IsCis = (a: number, b: number) => boolean;

/**
 * The constant to expect between two hydrogens, or a hydrogen and ¹⁹F or ³¹P, Hz with its sign; 0
 * where none is seen. The centre of what is usual for such paths; where a path has two or more
 * usual values, the one that the places of the hydrogens ask for. Two-bond constants of saturated
 * carbon are negative (Günther, 3rd ed., 2013, section 5.1).
 */
export function expectedConstant(
  molecule: Molecule,
  { kind, constants, seen }: Split,
  { sites: [a, b], isCis }: { sites: readonly [Site, Site]; isCis: IsCis },
): number {
  if (seen < LEAST_SEEN) return 0;
  const { usual } = constants;
  const at = (index: number) => usual[Math.min(index, usual.length - 1)][0];
  switch (constants) {
    case GEMINAL.methylidene:
      return at(0);
    case LONG_RANGE.meta:
      return isMeta(molecule, a.atom, b.atom) ? at(0) : 0;
    case VICINAL.methyl:
      return at(
        molecule.graph.hydrogens[a.atom] === 1 || molecule.graph.hydrogens[b.atom] === 1 ? 1 : 0,
      );
    // Trans-diaxial is the one large constant of a chair.
    case VICINAL.ring:
    case VICINAL.ringBetweenHetero:
      return at(a.face === 0 && b.face === 0 ? 1 : 0);
    case OLEFIN.chain:
      return at(isCis(a.atom, b.atom) ? 1 : 0);
    case OLEFIN.terminal:
      return at(
        (besideOxygen(molecule, a.atom) || besideOxygen(molecule, b.atom) ? 2 : 0) +
          (a.face === b.face ? 0 : 1),
      );
    case FLUORINE.geminal:
      return at(
        neighboursOf(molecule.graph, a.atom).filter(
          (other) => molecule.graph.element[other] === FLUORINE_Z,
        ).length > 1
          ? 1
          : 0,
      );
    case PHOSPHORUS.geminal:
      return at(neighboursOf(molecule.graph, b.atom).length > 3 ? 0 : 1);
    case EXCHANGING.amide:
      return at(
        molecule.graph.hydrogens[a.atom] === 1 &&
          molecule.graph.hydrogens[b.atom] === 1 &&
          molecule.perception.aromatic[a.atom] === 0
          ? 1
          : 0,
      );
    default:
  }
  if (kind === 'geminal') return -at(0);
  return at(kind === 'vicinal' && a.face !== b.face ? 1 : 0);
}

/**
 * Two places of one benzene ring; across a ring fusion (naphthalene 1,8: −0.5 Hz) and across
 * nitrogen (pyridine 2,6: −0.1 Hz; Pretsch, 5th ed., 2020) nothing is seen.
 */
function isMeta(molecule: Molecule, a: number, b: number): boolean {
  const between = neighboursOf(molecule.graph, a).filter((atom) =>
    neighboursOf(molecule.graph, b).includes(atom),
  );
  const aromatic = (atom: number) =>
    neighboursOf(molecule.graph, atom).filter(
      (_, k) => molecule.perception.aromaticBond[atom * MAX_DEGREE + k] === 1,
    ).length;
  return between.some((atom) => molecule.graph.element[atom] !== NITROGEN && aromatic(atom) === 2);
}

const besideOxygen = (molecule: Molecule, atom: number) =>
  neighboursOf(molecule.graph, atom).some((other) => molecule.graph.element[other] === OXYGEN);
