import type { Conformer } from '@elucida/molecules/conformers/conformers';
import type { ExplicitMolecule } from '@elucida/molecules/conformers/explicit-molecule';
import { torsionOf } from '@elucida/molecules/conformers/torsion';
import { bondsOf, MAX_DEGREE, neighboursOf } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import { allylicCoupling, groupExcess, saturatedCoupling, type Substituent } from './karplus.ts';

/** A coupling of a hydrogen that a configuration lets expect. */
export interface ExpectedCoupling {
  /** The heavy atom that bears the other hydrogen. */
  readonly partner: number;
  readonly hz: number;
  /** Standard deviation, Hz. */
  readonly sd: number;
}

const CARBON = 6,
  OXYGEN = 8;
/**
 * Standard deviations, Hz: of the equation with geometries of a force field (0.5 Hz with measured ones, Haasnoot
 * 1980), and of the two tables below.
 */
const SATURATED_SD = 1.1,
  ALLYLIC_SD = 1.3;
/** What is not known of the populations of a ring, as a share of what the constant varies by between conformers. */
const RING_SHARE = 0.5;
/**
 * Along single bonds of chains, saturated and to C=C, Hz: the same in every configuration, since a force field without
 * charges and solvent does not know how much of each conformer there is (the same source as below).
 */
const CHAIN = [6.5, 3] as const,
  ALLYLIC_CHAIN = [6.8, 1.8] as const;

/**
 * Across C=C, Hz: centre and standard deviation, trans and cis, without and with a heteroatom on it; in rings by
 * size. Pretsch, Bühlmann, Badertscher, Structure Determination of Organic Compounds (5th ed., 2020), alkenes.
 */
const OLEFIN = { trans: [15.7, 1], cis: [11.2, 1.3] } as const,
  HETERO_OLEFIN = { trans: [12.8, 1.2], cis: [6.5, 1.5] } as const;
const RING_OLEFIN: Readonly<Record<number, readonly [number, number]>> = {
  3: [1.3, 1],
  4: [2.9, 1],
  5: [5.6, 1.2],
  6: [9.7, 1.2],
  7: [10.8, 1.5],
};
/**
 * In saturated rings of three, cis and trans: with a heteroatom, without. In rings of four the equation is taken far
 * from what it was fitted to (the same source, cyclic compounds).
 */
const EPOXIDE = { cis: [4.3, 0.7], trans: [2.2, 0.7] } as const,
  CYCLOPROPANE = { cis: [8.4, 1.2], trans: [5.2, 1.2] } as const,
  FOUR_RING_SD = 3;
/** H–C–CHO, HC=C–CHO and HC=CH–CH=CH along the single bond, Hz (the same source). */
const ALDEHYDE = [2.2, 1.2] as const,
  ENAL = [7.8, 0.8] as const,
  DIENE = [10.8, 1] as const;

/** A conformer with its share of the molecules. */
export interface Populated {
  readonly conformer: Conformer;
  readonly share: number;
}

const isSaturated = ({ graph, perception }: Molecule, atom: number): boolean =>
  perception.aromatic[atom] === 0 && bondsOf(graph, atom).every(({ order }) => order === 1);
const isAldehyde = ({ graph }: Molecule, atom: number): boolean =>
  bondsOf(graph, atom).some(({ other, order }) => order === 2 && graph.element[other] === OXYGEN);

/** What the substituents of a carbon are, those of its bond to `partner` and `own` hydrogen left out. */
function substituentsOf(
  { molecule: { graph }, explicit, positions }: Placed,
  carbon: number,
  { partner, own, far, torsion }: { partner: number; own: number; far: number; torsion: number },
): Substituent[] {
  return explicit.neighbours[carbon].flatMap((atom): Substituent[] => {
    if (atom === partner || atom === own || atom >= explicit.heavy) return [];
    const beyond = neighboursOf(graph, atom)
      .filter((each) => each !== carbon)
      .map((each) => graph.element[each]);
    const angle = torsion - torsionOf(positions, [atom, carbon, partner, far]);
    const side = Math.sin(angle) >= 0 ? 1 : -1;
    return [{ excess: groupExcess(graph.element[atom], beyond), side }];
  });
}

interface Placed {
  readonly molecule: Molecule;
  readonly explicit: ExplicitMolecule;
  readonly positions: Float64Array;
}

/** The constant between two hydrogens on saturated carbons in one conformer, Hz. */
function inConformer(
  placed: Placed,
  [a, b]: readonly [number, number],
  [ha, hb]: readonly [number, number],
): number {
  const torsion = torsionOf(placed.positions, [ha, a, b, hb]);
  return Math.abs(
    saturatedCoupling(torsion, [
      ...substituentsOf(placed, a, { partner: b, own: ha, far: hb, torsion }),
      ...substituentsOf(placed, b, { partner: a, own: hb, far: ha, torsion }),
    ]),
  );
}

/** Mean over the conformers, and how far they lie apart, Hz. */
function overConformers(
  populated: readonly Populated[],
  constantIn: (conformer: Conformer) => number,
): { mean: number; spread: number } {
  let mean = 0,
    square = 0;
  for (const { conformer, share } of populated) {
    const hz = constantIn(conformer);
    mean += share * hz;
    square += share * hz * hz;
  }
  return { mean, spread: Math.sqrt(Math.max(0, square - mean * mean)) };
}

/** One hydrogen of a heavy atom: the first or the second of its hydrogens. */
export interface HydrogenPlace {
  readonly atom: number;
  readonly which: 0 | 1;
}

/** A molecule in one configuration. */
export interface Shown {
  readonly molecule: Molecule;
  readonly explicit: ExplicitMolecule;
  readonly populated: readonly Populated[];
}

/** The two hydrogens of a CH2, next to oxygen, nitrogen or halogen and not (the same source as above), Hz. */
const GEMINAL = [13, 2] as const,
  HETERO_GEMINAL = [10.5, 1.8] as const;

/**
 * The couplings of one hydrogen on an atom with other hydrogens on it and on the carbons next to it; largest
 * first.
 */
export function expectedCouplings(shown: Shown, site: HydrogenPlace): ExpectedCoupling[] {
  const { graph } = shown.molecule;
  const { atom } = site;
  const twin = graph.hydrogens[atom] === 2 ? [geminal(shown.molecule, atom)] : [];
  return bondsOf(graph, atom)
    .flatMap(({ other, order }, k): ExpectedCoupling[] => {
      if (graph.element[other] !== CARBON || graph.hydrogens[other] === 0) return [];
      const table = fromTable(shown, atom, { other, order, k });
      if (table)
        return shown.explicit.hydrogensOf[other].map(() => ({
          partner: other,
          hz: table[0],
          sd: table[1],
        }));
      return fromGeometry(shown, site, { other, k });
    })
    .concat(twin)
    .toSorted((a, b) => b.hz - a.hz);
}

function geminal({ graph }: Molecule, atom: number): ExpectedCoupling {
  const isBare = neighboursOf(graph, atom).every((other) => graph.element[other] === CARBON);
  const [hz, sd] = isBare ? GEMINAL : HETERO_GEMINAL;
  return { partner: atom, hz, sd };
}

/** A constant that does not depend on torsions, with its standard deviation. */
function fromTable(
  { molecule, populated }: Shown,
  atom: number,
  { other, order, k }: { other: number; order: number; k: number },
): readonly [number, number] | null {
  const { graph, perception } = molecule;
  const [flat, otherFlat] = [!isSaturated(molecule, atom), !isSaturated(molecule, other)];
  if (order === 2) {
    const ring = perception.bondRing[atom * MAX_DEGREE + k];
    if (ring > 0 && ring in RING_OLEFIN) return RING_OLEFIN[ring];
    const x = bondsOf(graph, atom).find((each) => each.other !== other)?.other,
      y = bondsOf(graph, other).find((each) => each.other !== atom)?.other;
    if (x === undefined || y === undefined) return null;
    const isHetero = [x, y].some((each) => ![CARBON, 14].includes(graph.element[each]));
    const table = isHetero ? HETERO_OLEFIN : OLEFIN;
    const cis = Math.cos(torsionOf(populated[0].conformer.positions, [x, atom, other, y])) > 0;
    return cis ? table.cis : table.trans;
  }
  if (isAldehyde(molecule, atom) || isAldehyde(molecule, other))
    return flat && otherFlat ? ENAL : ALDEHYDE;
  return flat && otherFlat ? DIENE : null;
}

function fromGeometry(
  { molecule, explicit, populated }: Shown,
  { atom, which }: HydrogenPlace,
  { other, k }: { other: number; k: number },
): ExpectedCoupling[] {
  const own = explicit.hydrogensOf[atom][which];
  const isPlain = isSaturated(molecule, atom) && isSaturated(molecule, other);
  const ring = molecule.perception.bondRing[atom * MAX_DEGREE + k];
  if (ring === 3 && isPlain) {
    const isHetero = neighboursOf(molecule.graph, atom).some(
      (each) =>
        molecule.graph.element[each] !== CARBON &&
        neighboursOf(molecule.graph, other).includes(each),
    );
    const table = isHetero ? EPOXIDE : CYCLOPROPANE;
    const { positions } = populated[0].conformer;
    return explicit.hydrogensOf[other].map((far) => {
      const cis = Math.cos(torsionOf(positions, [own, atom, other, far])) > 0.5;
      const [hz, sd] = cis ? table.cis : table.trans;
      return { partner: other, hz, sd };
    });
  }
  const found = explicit.hydrogensOf[other].map((far) => {
    const { mean, spread } = overConformers(populated, ({ positions }) =>
      isPlain
        ? inConformer({ molecule, explicit, positions }, [atom, other], [own, far])
        : allylicCoupling(torsionOf(positions, [own, atom, other, far])),
    );
    const sd = Math.hypot(
      ring === 4 ? FOUR_RING_SD : isPlain ? SATURATED_SD : ALLYLIC_SD,
      RING_SHARE * spread,
    );
    return { partner: other, hz: mean, sd };
  });
  if (found.length < 3 && ring === 0) {
    const [hz, sd] = isPlain ? CHAIN : ALLYLIC_CHAIN;
    return found.map(() => ({ partner: other, hz, sd }));
  }
  if (found.length < 3) return found;
  // A methyl group turns freely.
  const hz = found.reduce((sum, each) => sum + each.hz, 0) / found.length;
  return found.map(() => ({ partner: other, hz, sd: SATURATED_SD }));
}
