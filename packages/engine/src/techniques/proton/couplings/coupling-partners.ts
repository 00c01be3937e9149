import { MAX_DEGREE, type MolecularGraph } from '../../../molecules/graph.ts';
import type { Molecule } from '../../../judging/molecule.ts';
import { isExchanging } from '../../../nmr/signal-classes.ts';
import {
  ALLYL,
  DIENE,
  EXCHANGING,
  FLUORINE,
  GEMINAL,
  HYDRIDE,
  LONG_RANGE,
  OLEFIN,
  ORTHO,
  PHOSPHORUS,
  VICINAL,
  type Constants,
} from './coupling-ranges.ts';
import type { Partner } from './partner.ts';
import { hasStereogenicAtom, mayDiffer } from '../../../nmr/stereogenic.ts';

const CARBON = 6,
  NITROGEN = 7,
  OXYGEN = 8,
  FLUORINE_Z = 9,
  PHOSPHORUS_Z = 15,
  SULFUR = 16;

/** One step along a path: the atom it leads to and the bond there. */
interface Step {
  readonly atom: number;
  readonly order: number;
  readonly slot: number;
}

/**
 * The steps from each atom of a molecule: every path begins with them. Graphs of finalists are not
 * written again.
 */
const stepsByGraph = new WeakMap<MolecularGraph, (readonly Step[])[]>();

function stepsOf({ graph }: Molecule, atom: number): readonly Step[] {
  let known = stepsByGraph.get(graph);
  if (known === undefined) stepsByGraph.set(graph, (known = []));
  return (known[atom] ??= Array.from({ length: graph.degree[atom] }, (_, k) => ({
    atom: graph.neighbours[atom * MAX_DEGREE + k],
    order: graph.orders[atom * MAX_DEGREE + k],
    slot: atom * MAX_DEGREE + k,
  })));
}

/** Whether an atom has a double bond to carbon or nitrogen, or is aromatic. */
function isUnsaturated(molecule: Molecule, atom: number): boolean {
  return (
    molecule.perception.aromatic[atom] === 1 ||
    stepsOf(molecule, atom).some(({ order }) => order === 2)
  );
}

function isAldehyde(molecule: Molecule, atom: number): boolean {
  return (
    molecule.graph.hydrogens[atom] === 1 &&
    stepsOf(molecule, atom).some(
      ({ order, atom: other }) => order === 2 && molecule.graph.element[other] === OXYGEN,
    )
  );
}

/** What the nuclei on one atom do to the hydrogens on another. */
export type Split = Omit<Partner, 'symmetryClass'>;

/**
 * Everything that may split the hydrogens on one atom, up to five bonds away, by the atom that
 * carries it: hydrogens, those of its own CH2 where they may differ, ¹⁹F and ³¹P.
 */
export function splitsOf(molecule: Molecule, atom: number): ReadonlyMap<number, Split> {
  const { graph } = molecule;
  const splits = new Map<number, Split>();
  // An atom that several paths of a ring reach counts once: by the shortest, and of these by the
  // coupling seen most.
  const addAll = (reached: readonly (readonly [number, Split | undefined])[]) => {
    const level = new Map<number, Split>();
    for (const [at, split] of reached) {
      if (split === undefined || splits.has(at)) continue;
      const known = level.get(at);
      if (
        known === undefined ||
        split.seen > known.seen ||
        (split.seen === known.seen && split.constants.id < known.constants.id)
      )
        level.set(at, split);
    }
    for (const [at, split] of level) splits.set(at, split);
  };
  const first = stepsOf(molecule, atom);
  const second = first.flatMap((one) =>
    stepsOf(molecule, one.atom)
      .filter((two) => two.atom !== atom)
      .map((two): [Step, Step] => [one, two]),
  );
  const third = second.flatMap(([one, two]) =>
    stepsOf(molecule, two.atom)
      .filter((three) => three.atom !== one.atom && three.atom !== atom)
      .map((three): [Step, Step, Step] => [one, two, three]),
  );
  if (graph.hydrogens[atom] === 2) addAll([[atom, geminal(molecule, atom)]]);
  addAll(first.map((step) => [step.atom, neighbourCoupling(molecule, atom, step)]));
  addAll(second.map((path) => [path[1].atom, coupledOverTwo(molecule, atom, path)]));
  addAll(third.map((path) => [path[2].atom, coupledOverThree(molecule, atom, path)]));
  return splits;
}

/** The same by symmetry class: nuclei of one class on one kind of path are one partner. */
export function couplingPartners(molecule: Molecule, atom: number): Partner[] {
  const { graph, perception } = molecule;
  const found: Partner[] =
    graph.element[atom] === PHOSPHORUS_Z
      ? [
          {
            ...splitBy('phosphorus', 1, PHOSPHORUS.direct, 1),
            symmetryClass: perception.symmetryClass[atom],
          },
        ]
      : [];
  for (const [at, split] of splitsOf(molecule, atom)) {
    const symmetryClass = perception.symmetryClass[at];
    const known = found.findIndex(
      ({ constants, kind, symmetryClass: of }) =>
        of === symmetryClass && kind === split.kind && constants === split.constants,
    );
    if (known < 0) found.push({ ...split, symmetryClass });
    else found[known] = { ...found[known], nuclei: found[known].nuclei + split.nuclei };
  }
  return found;
}

function splitBy(
  kind: Partner['kind'],
  nuclei: number,
  constants: Constants,
  seen: number,
  mayDiffer = false,
): Split {
  return { kind, nuclei, constants, seen, mayDiffer };
}

const isHetero = ({ graph }: Molecule, atom: number) => graph.element[atom] !== CARBON;

/** The other hydrogen of a CH2: seen where the two differ. */
function geminal(molecule: Molecule, atom: number): Split {
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
function neighbourCoupling(
  molecule: Molecule,
  atom: number,
  { atom: b, order, slot }: Step,
): Split | undefined {
  const { graph, perception } = molecule;
  if (graph.element[b] === FLUORINE_Z) return splitBy('fluorine', 1, FLUORINE.geminal, 1);
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
  if (ring > 0) return ring === 5 ? VICINAL.fiveRing : ring === 4 ? VICINAL.fourRing : VICINAL.ring;
  if (graph.hydrogens[atom] === 3 || graph.hydrogens[b] === 3) return VICINAL.methyl;
  if (fixed || (graph.hydrogens[atom] === 1 && graph.hydrogens[b] === 1)) return VICINAL.fixed;
  return bearsHetero(atom, b) && bearsHetero(b, atom) ? VICINAL.betweenOxygens : VICINAL.chain;
}

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

/** Aromatic heteroatoms bonded to an atom within the rings of size `ring`. */
function aromaticHetero(molecule: Molecule, atom: number): number {
  const next = stepsOf(molecule, atom).find(
    ({ atom: other }) => molecule.perception.aromatic[other] === 1 && isHetero(molecule, other),
  );
  return next === undefined ? 0 : molecule.graph.element[next.atom];
}

function orthoConstants(molecule: Molecule, a: number, b: number): Constants {
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

/** ³J to ¹⁹F and ³¹P, ⁴J to hydrogens. */
function coupledOverTwo(
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
        : stepsOf(molecule, first.atom).filter(
              ({ atom: other }) => graph.element[other] === FLUORINE_Z,
            ).length === 3
          ? FLUORINE.trifluoromethyl
          : FLUORINE.vicinal,
      0.85,
    );
  if (graph.element[c] === PHOSPHORUS_Z && graph.hydrogens[c] === 0)
    return splitBy('phosphorus', 1, PHOSPHORUS.vicinal, 0.7);
  const nuclei = graph.hydrogens[c];
  if (nuclei === 0 || graph.element[c] !== CARBON)
    return graph.element[c] === NITROGEN && nuclei > 0
      ? splitBy('exchanging', nuclei, LONG_RANGE.allylic, 0.03)
      : undefined;
  if (perception.aromaticBond[first.slot] === 1 && perception.aromaticBond[second.slot] === 1)
    return splitBy(
      'long-range',
      nuclei,
      perception.bondRing[first.slot] === 5 ? LONG_RANGE.metaFiveRing : LONG_RANGE.meta,
      0.4,
    );
  if (first.order === 3 || second.order === 3)
    return splitBy('long-range', nuclei, LONG_RANGE.propargylic, 0.65);
  if (isUnsaturated(molecule, first.atom))
    return splitBy(
      'long-range',
      nuclei,
      LONG_RANGE.allylic,
      allylicSeen(molecule, atom, first, second),
      nuclei === 2,
    );
  return perception.smallestRing[atom] > 0 && perception.smallestRing[c] > 0
    ? splitBy('long-range', nuclei, LONG_RANGE.w, 0.08, nuclei === 2)
    : undefined;
}

/** Allylic coupling across C=C is seen often, benzylic and across C=O seldom. */
function allylicSeen(
  { graph, perception }: Molecule,
  atom: number,
  first: Step,
  second: Step,
): number {
  if (perception.aromatic[atom] === 1 || perception.aromatic[first.atom] === 1) return 0.06;
  return (first.order === 2 && graph.element[first.atom] === CARBON) || second.order === 2
    ? 0.35
    : 0.05;
}

/** ⁴J to ¹⁹F and ³¹P, ⁵J to hydrogens across π systems. */
function coupledOverThree(
  molecule: Molecule,
  atom: number,
  [first, second, third]: readonly [Step, Step, Step],
): Split | undefined {
  const { graph, perception } = molecule;
  const d = third.atom;
  const aromatic = perception.aromatic[atom] === 1 && perception.aromatic[second.atom] === 1;
  if (graph.element[d] === FLUORINE_Z)
    return splitBy('fluorine', 1, aromatic ? FLUORINE.meta : FLUORINE.far, aromatic ? 0.7 : 0.15);
  if (graph.element[d] === PHOSPHORUS_Z && graph.hydrogens[d] === 0)
    return splitBy('phosphorus', 1, PHOSPHORUS.far, 0.25);
  const nuclei = graph.hydrogens[d];
  if (nuclei === 0 || graph.element[d] !== CARBON) return undefined;
  if (second.order === 3) return splitBy('long-range', nuclei, LONG_RANGE.homopropargylic, 0.4);
  if (aromatic && perception.aromatic[d] === 1)
    return splitBy('long-range', nuclei, LONG_RANGE.para, 0.08);
  return isUnsaturated(molecule, first.atom) && isUnsaturated(molecule, second.atom)
    ? splitBy('long-range', nuclei, LONG_RANGE.homoallylic, 0.08, nuclei === 2)
    : undefined;
}
