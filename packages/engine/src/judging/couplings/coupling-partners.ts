import { MAX_DEGREE } from '../../molecules/graph.ts';
import type { Molecule } from '../nmr-terms.ts';
import { isExchanging } from '../signal-classes.ts';
import { ALLYL, DIENE, EXCHANGING, FLUORINE, GEMINAL, HYDRIDE, LONG_RANGE, OLEFIN, ORTHO, PHOSPHORUS, VICINAL, type Range } from './coupling-ranges.ts';
import type { Partner } from './partner.ts';
import { hasStereogenicAtom } from './stereogenic.ts';

const CARBON = 6, FLUORINE_Z = 9, PHOSPHORUS_Z = 15, OXYGEN = 8, NITROGEN = 7;

/** One step along a path: the atom it leads to and the bond there. */
interface Step { readonly atom: number; readonly order: number; readonly slot: number }

const stepsOf = ({ graph }: Molecule, atom: number): Step[] =>
  Array.from({ length: graph.degree[atom] }, (_, k) => ({ atom: graph.neighbours[atom * MAX_DEGREE + k], order: graph.orders[atom * MAX_DEGREE + k], slot: atom * MAX_DEGREE + k }));

/** Whether an atom has a double bond to carbon or nitrogen, or is aromatic. */
function isUnsaturated(molecule: Molecule, atom: number): boolean {
  return molecule.perception.aromatic[atom] === 1 || stepsOf(molecule, atom).some(({ order }) => order === 2);
}

function isAldehyde(molecule: Molecule, atom: number): boolean {
  return molecule.graph.hydrogens[atom] === 1 && stepsOf(molecule, atom).some(({ order, atom: other }) => order === 2 && molecule.graph.element[other] === OXYGEN);
}

/**
 * Everything that may split the hydrogens on one atom, up to five bonds away: hydrogens of other kinds, those of its own CH2 where they may differ, ¹⁹F and ³¹P.
 * Nuclei of one symmetry class on one kind of path are one partner.
 */
export function couplingPartners(molecule: Molecule, atom: number): Partner[] {
  const found = new Map<string, Partner>();
  const add = (key: string, partner: Partner) => {
    const known = found.get(key);
    found.set(key, known === undefined ? partner : { ...known, nuclei: known.nuclei + partner.nuclei });
  };
  const { graph, perception } = molecule;
  const classOf = (other: number) => perception.symmetryClass[other];
  if (graph.element[atom] === PHOSPHORUS_Z) add('own-phosphorus', partnerOf('phosphorus', 1, PHOSPHORUS.direct, 1));
  if (graph.hydrogens[atom] === 2) add('geminal', geminal(molecule, atom));
  for (const first of stepsOf(molecule, atom)) {
    const b = first.atom;
    const nearby = neighbourCoupling(molecule, atom, first);
    if (nearby !== undefined) add(`1-${classOf(b)}-${nearby.kind}`, nearby);
    for (const second of stepsOf(molecule, b)) {
      const c = second.atom;
      if (c === atom) continue;
      const overTwo = coupledOverTwo(molecule, atom, [first, second]);
      if (overTwo !== undefined) add(`2-${classOf(c)}-${overTwo.kind}`, overTwo);
      for (const third of stepsOf(molecule, c)) {
        if (third.atom === b || third.atom === atom) continue;
        const overThree = coupledOverThree(molecule, atom, [first, second, third]);
        if (overThree !== undefined) add(`3-${classOf(third.atom)}-${overThree.kind}`, overThree);
      }
    }
  }
  return [...found.values()];
}

function partnerOf(kind: Partner['kind'], nuclei: number, [from, to]: Range, seen: number, mayDiffer = false): Partner {
  return { kind, nuclei, from, to, seen, mayDiffer };
}

/** The other hydrogen of a CH2: seen where the two differ. */
function geminal(molecule: Molecule, atom: number): Partner {
  const { graph, perception } = molecule;
  const hetero = stepsOf(molecule, atom).filter(({ atom: other }) => graph.element[other] !== CARBON).length;
  const range = isUnsaturated(molecule, atom) ? GEMINAL.methylidene : hetero > 1 ? GEMINAL.betweenOxygens : perception.smallestRing[atom] === 3 ? GEMINAL.smallRing : GEMINAL.sp3;
  return partnerOf('geminal', 1, range, 0.3);
}

/** Coupling with what is bonded to the atom: its hydrogens, or the nucleus itself. */
function neighbourCoupling(molecule: Molecule, atom: number, { atom: b, order, slot }: Step): Partner | undefined {
  const { graph, perception } = molecule;
  if (graph.element[b] === FLUORINE_Z) return partnerOf('fluorine', 1, FLUORINE.geminal, 1);
  if (graph.element[b] === PHOSPHORUS_Z && graph.hydrogens[b] === 0) return partnerOf('phosphorus', 1, PHOSPHORUS.geminal, 0.6);
  const nuclei = graph.hydrogens[b];
  if (nuclei === 0) return undefined;
  if (isExchanging(graph.element[b])) return partnerOf('exchanging', nuclei, EXCHANGING, 0.3);
  if (graph.element[b] !== CARBON) return partnerOf('vicinal', nuclei, HYDRIDE, 0.5);
  const alike = perception.symmetryClass[b] === perception.symmetryClass[atom];
  const ring = perception.ringBond[slot] === 1 ? perception.bondRing[slot] : 0;
  if (perception.aromaticBond[slot] === 1) return partnerOf('ortho', nuclei, orthoRange(molecule, atom, b), alike ? 0.3 : ring === 5 ? 0.6 : 0.95);
  const sp2 = Number(isUnsaturated(molecule, atom)) + Number(isUnsaturated(molecule, b));
  if (order === 3) return undefined;
  if (order === 2) return partnerOf('olefinic', nuclei, ring > 0 ? OLEFIN.ring[ring] ?? OLEFIN.ring[8] : OLEFIN.chain, alike ? 0.3 : ring > 0 && ring < 6 ? 0.6 : 0.95, nuclei === 2);
  if (isAldehyde(molecule, atom) || isAldehyde(molecule, b)) return sp2 === 2 ? partnerOf('vicinal', nuclei, DIENE.chain, 0.8) : partnerOf('vicinal', nuclei, ALLYL.aldehyde, 0.5);
  if (sp2 === 2) return partnerOf('vicinal', nuclei, ring > 0 ? DIENE.ring : DIENE.chain, alike ? 0.3 : 0.9);
  const mayDiffer = nuclei === 2 && (ring > 0 || hasStereogenicAtom(molecule));
  if (sp2 === 1) return partnerOf('vicinal', nuclei, ring > 0 ? ALLYL.ring : ALLYL.chain, ring > 0 ? 0.7 : 0.95, mayDiffer);
  const range = ring === 3 ? VICINAL.threeRing : ring > 0 ? VICINAL.ring : graph.hydrogens[atom] === 3 || nuclei === 3 ? VICINAL.methyl : VICINAL.chain;
  return partnerOf('vicinal', nuclei, range, alike ? 0.3 : ring > 0 ? 0.75 : 0.95, mayDiffer);
}

function orthoRange(molecule: Molecule, a: number, b: number): Range {
  const { graph, perception } = molecule;
  if (perception.smallestRing[a] === 5 && perception.smallestRing[b] === 5) return ORTHO.fiveRing;
  const besideHetero = [a, b].some((atom) => stepsOf(molecule, atom).some(({ atom: other }) => perception.aromatic[other] === 1 && graph.element[other] !== CARBON));
  return besideHetero ? ORTHO.besideHetero : ORTHO.carbocycle;
}

/** ³J to ¹⁹F and ³¹P, ⁴J to hydrogens. */
function coupledOverTwo(molecule: Molecule, atom: number, [first, second]: readonly [Step, Step]): Partner | undefined {
  const { graph, perception } = molecule;
  const c = second.atom;
  const aromatic = perception.aromatic[atom] === 1 && perception.aromatic[first.atom] === 1;
  if (graph.element[c] === FLUORINE_Z) return partnerOf('fluorine', 1, aromatic ? FLUORINE.ortho : FLUORINE.vicinal, 0.85);
  if (graph.element[c] === PHOSPHORUS_Z && graph.hydrogens[c] === 0) return partnerOf('phosphorus', 1, PHOSPHORUS.vicinal, 0.7);
  const nuclei = graph.hydrogens[c];
  if (nuclei === 0 || graph.element[c] !== CARBON) return graph.element[c] === NITROGEN && nuclei > 0 ? partnerOf('exchanging', nuclei, LONG_RANGE.allylic, 0.1) : undefined;
  if (perception.aromaticBond[first.slot] === 1 && perception.aromaticBond[second.slot] === 1) return partnerOf('long-range', nuclei, LONG_RANGE.meta, 0.4);
  if (first.order === 3 || second.order === 3) return partnerOf('long-range', nuclei, LONG_RANGE.propargylic, 0.6);
  if (isUnsaturated(molecule, first.atom)) return partnerOf('long-range', nuclei, LONG_RANGE.allylic, 0.3, nuclei === 2);
  return perception.smallestRing[atom] > 0 && perception.smallestRing[c] > 0 ? partnerOf('long-range', nuclei, LONG_RANGE.w, 0.1, nuclei === 2) : undefined;
}

/** ⁴J to ¹⁹F and ³¹P, ⁵J to hydrogens across π systems. */
function coupledOverThree(molecule: Molecule, atom: number, [first, second, third]: readonly [Step, Step, Step]): Partner | undefined {
  const { graph, perception } = molecule;
  const d = third.atom;
  const aromatic = perception.aromatic[atom] === 1 && perception.aromatic[second.atom] === 1;
  if (graph.element[d] === FLUORINE_Z) return partnerOf('fluorine', 1, aromatic ? FLUORINE.meta : FLUORINE.far, aromatic ? 0.7 : 0.2);
  if (graph.element[d] === PHOSPHORUS_Z && graph.hydrogens[d] === 0) return partnerOf('phosphorus', 1, PHOSPHORUS.far, 0.25);
  const nuclei = graph.hydrogens[d];
  if (nuclei === 0 || graph.element[d] !== CARBON) return undefined;
  if (second.order === 3) return partnerOf('long-range', nuclei, LONG_RANGE.homopropargylic, 0.4);
  if (aromatic && perception.aromatic[d] === 1) return partnerOf('long-range', nuclei, LONG_RANGE.para, 0.1);
  return isUnsaturated(molecule, first.atom) && isUnsaturated(molecule, second.atom) ? partnerOf('long-range', nuclei, LONG_RANGE.homoallylic, 0.15, nuclei === 2) : undefined;
}
