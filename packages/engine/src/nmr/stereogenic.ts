import {
  C as CARBON,
  N as NITROGEN,
  O as OXYGEN,
  P as PHOSPHORUS,
  S as SULFUR,
} from '@elucida/molecules/atomic-numbers';
import { MAX_DEGREE, type MolecularGraph, neighboursOf } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import { turnsOverSlowly } from './slow-rings.ts';

const orderOf = ({ graph }: Molecule, atom: number, k: number): number =>
  graph.orders[atom * MAX_DEGREE + k];

const isSaturated = (molecule: Molecule, atom: number) =>
  molecule.perception.aromatic[atom] === 0 &&
  neighboursOf(molecule.graph, atom).every((_, k) => orderOf(molecule, atom, k) === 1);

/** Whether an atom's heavy neighbours belong to classes of their own. */
function differ(molecule: Molecule, atom: number, but = -1): boolean {
  const classes = neighboursOf(molecule.graph, atom)
    .filter((other) => other !== but)
    .map((other) => molecule.perception.symmetryClass[other]);
  return new Set(classes).size === classes.length;
}

/**
 * A tetrahedral atom with four different neighbours: carbon, and sulfoxide sulfur, phosphorus with
 * three. By topological classes, so that meso forms and pseudoasymmetric centres count too: what
 * lies next to them differs all the same.
 */
export function isStereogenic(molecule: Molecule, atom: number): boolean {
  const { graph } = molecule;
  const element = graph.element[atom];
  if (element === SULFUR || element === PHOSPHORUS)
    return (
      graph.degree[atom] >= 3 &&
      graph.degree[atom] + graph.hydrogens[atom] <= 4 &&
      differ(molecule, atom)
    );
  return (
    element === CARBON &&
    isSaturated(molecule, atom) &&
    graph.hydrogens[atom] <= 1 &&
    graph.degree[atom] + graph.hydrogens[atom] === 4 &&
    differ(molecule, atom)
  );
}

/**
 * A ring atom whose two substituents outside the ring differ: the ring has two faces, though no
 * atom in it need be a stereocentre (4-methylcyclohexanol).
 */
export function marksFaces(molecule: Molecule, atom: number): boolean {
  const { graph, perception } = molecule;
  if (perception.smallestRing[atom] === 0) return false;
  // A sulfoxide in a ring points to one side.
  if (graph.element[atom] === SULFUR) return graph.degree[atom] === 3;
  if (!isSaturated(molecule, atom)) return false;
  const outside = neighboursOf(molecule.graph, atom).filter(
    (_, k) => perception.ringBond[atom * MAX_DEGREE + k] === 0,
  );
  if (outside.length + graph.hydrogens[atom] !== 2)
    return graph.degree[atom] === 3 && outside.length === 0 && graph.hydrogens[atom] === 1;
  return (
    outside.length === 1 ||
    (outside.length === 2 &&
      perception.symmetryClass[outside[0]] !== perception.symmetryClass[outside[1]])
  );
}

/**
 * A centre that is prochiral as seen from one of its branches, given by the neighbour it begins
 * with.
 */
interface Prochiral {
  readonly centre: number;
  readonly branch: number;
}

/**
 * What makes places differ that are alike by connectivity, found once for a molecule. `distance`:
 * by atom, the bonds to the nearest stereocentre or ring atom that marks faces (`NONE` without
 * one). `prochiral`: what sets only those apart that lie in one branch.
 */
export interface StereoCauses {
  readonly distance: Uint8Array;
  readonly hasFaces: boolean;
  readonly prochiral: readonly Prochiral[];
}

const causes = new WeakMap<MolecularGraph, StereoCauses>();
const NONE = 255;

/**
 * A tetrahedral atom that is a stereocentre as soon as one of its branches is distinguished from
 * the others: the hydrogens of each CH2 in that branch differ (citric acid, glycerol, acetals of
 * ethanol), though the molecule has no stereocentre. `branch`: the neighbour it begins with.
 */
function isProchiralFrom(molecule: Molecule, atom: number, branch: number): boolean {
  const { graph } = molecule;
  const element = graph.element[atom];
  const tetrahedral =
    element === SULFUR
      ? graph.degree[atom] === 3
      : element === PHOSPHORUS
        ? graph.degree[atom] + graph.hydrogens[atom] >= 3
        : element === CARBON &&
          isSaturated(molecule, atom) &&
          graph.degree[atom] + graph.hydrogens[atom] === 4;
  return tetrahedral && graph.hydrogens[atom] <= 1 && differ(molecule, atom, branch);
}

/**
 * The causes in a molecule; not remembered, for graphs that are written again for one molecule
 * after another.
 */
export function findStereoCauses(molecule: Molecule): StereoCauses {
  const { atomCount } = molecule.graph;
  const distance = new Uint8Array(atomCount).fill(NONE);
  const prochiral: Prochiral[] = [];
  let hasFaces = false;
  for (let centre = 0; centre < atomCount; centre++) {
    const marks = isStereogenic(molecule, centre) || marksFaces(molecule, centre);
    hasFaces ||= marks;
    neighboursOf(molecule.graph, centre).forEach((branch, k) => {
      if (marks) spread(molecule, { centre, branch, distance });
      else if (
        molecule.perception.ringBond[centre * MAX_DEGREE + k] === 0 &&
        isProchiralFrom(molecule, centre, branch)
      )
        prochiral.push({ centre, branch });
    });
  }
  return { distance, hasFaces, prochiral };
}

function causesOf(molecule: Molecule): StereoCauses {
  const known = causes.get(molecule.graph);
  if (known !== undefined) return known;
  const found = findStereoCauses(molecule);
  causes.set(molecule.graph, found);
  return found;
}

/** Writes how far the atoms of a branch lie from its centre. */
function spread(
  molecule: Molecule,
  { centre, branch, distance }: { centre: number; branch: number; distance: Uint8Array },
): void {
  const steps = new Map([
    [centre, 0],
    [branch, 1],
  ]);
  const queue = [branch];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    distance[at] = Math.min(distance[at], steps.get(at)!);
    for (const next of neighboursOf(molecule.graph, at)) {
      if (steps.has(next)) continue;
      steps.set(next, steps.get(at)! + 1);
      queue.push(next);
    }
  }
}

/** How many of some atoms lie in a branch. */
function countWithin(
  molecule: Molecule,
  { centre, branch }: Prochiral,
  atoms: readonly number[],
): number {
  const distance = new Uint8Array(molecule.graph.atomCount).fill(NONE);
  spread(molecule, { centre, branch, distance });
  return atoms.filter((atom) => distance[atom] !== NONE).length;
}

/** Whether the molecule has a stereocentre or a ring with two faces. */
export const hasStereogenicAtom = (molecule: Molecule): boolean => causesOf(molecule).hasFaces;

/**
 * Bonds from an atom to the nearest stereocentre or ring atom that marks faces; undefined without
 * one in the molecule.
 */
export function stereoDistance(molecule: Molecule, atom: number): number | undefined {
  const bonds = causesOf(molecule).distance[atom];
  return bonds === NONE ? undefined : bonds;
}

/** Whether two neighbours of an atom, beside the one that is left out, are alike by connectivity. */
const carriesTwins = (molecule: Molecule, atom: number, but: number) =>
  !differ(molecule, atom, but);

/**
 * Whether the far end of a double bond has two different substituents; a lone pair on nitrogen is
 * one.
 */
function hasTwoSides(molecule: Molecule, far: number, atom: number): boolean {
  const { graph } = molecule;
  const others = graph.degree[far] - 1;
  if (graph.element[far] === NITROGEN) return others === 1;
  if (graph.element[far] !== CARBON) return false;
  return others === 2 ? differ(molecule, far, atom) : others === 1 && graph.hydrogens[far] === 1;
}

/**
 * An atom whose twin groups are once cis and once trans: on an unsymmetric C=C or C=N, or on a
 * nitrogen whose bond to C=O, C=S, C=N or N=O turns slowly.
 */
function separatesTwins(molecule: Molecule, atom: number): boolean {
  const { graph, perception } = molecule;
  if (perception.aromatic[atom] === 1) return false;
  return neighboursOf(molecule.graph, atom).some((far, k) => {
    // The twins are on the atom itself: in a ring of double bonds the far end may be like another neighbour.
    if (!carriesTwins(molecule, atom, far)) return false;
    if (orderOf(molecule, atom, k) === 2) return hasTwoSides(molecule, far, atom);
    return (
      graph.element[atom] === NITROGEN &&
      perception.aromatic[far] === 0 &&
      isHinderedTo(molecule, far)
    );
  });
}

/**
 * A carbon or nitrogen whose bond to nitrogen turns slowly: amides, carbamates, ureas, thioamides,
 * amidines, nitrosamines.
 */
function isHinderedTo(molecule: Molecule, atom: number): boolean {
  const { graph } = molecule;
  return neighboursOf(molecule.graph, atom).some(
    (other, k) =>
      orderOf(molecule, atom, k) === 2 &&
      (graph.element[other] === OXYGEN ||
        graph.element[other] === SULFUR ||
        graph.element[other] === NITROGEN),
  );
}

/**
 * Whether aromatic atoms are alike because their ring turns about its bond, or because it is a
 * mirror plane's: all in one ring system with no two stereogenic atoms. Those of two aryl groups
 * are not, nor those of a furan fused to a ring of several stereocentres.
 */
function turnsAbout(molecule: Molecule, atoms: readonly number[]): boolean {
  const [first] = atoms;
  if (molecule.perception.aromatic[first] === 0) return false;
  const system = ringSystemOf(molecule, first);
  if (atoms.some((atom) => !system.has(atom))) return false;
  let stereogenic = 0;
  for (const atom of system)
    if (isStereogenic(molecule, atom) || marksFaces(molecule, atom)) stereogenic++;
  return stereogenic < 2;
}

/** The atoms that ring bonds connect with an atom. */
function ringSystemOf({ graph, perception }: Molecule, atom: number): Set<number> {
  const system = new Set([atom]);
  for (const at of system)
    for (let slot = at * MAX_DEGREE, end = slot + graph.degree[at]; slot < end; slot++)
      if (perception.ringBond[slot] === 1) system.add(graph.neighbours[slot]);
  return system;
}

/**
 * Whether groups alike by connectivity, or the hydrogens of one CH2, may give signals of their own:
 * a stereogenic atom somewhere, or twins on an unsymmetric double bond or next to a bond that turns
 * slowly, one bond away or two. A prochiral centre sets apart the hydrogens of a CH2 in one of its
 * branches, and twins within a branch (2-propyl acetals), but not the branches themselves (the
 * methyl groups of cumene): these are mirror images. Not the paired positions of an aromatic ring
 * that turns about its bond (`turnsAbout`). `of`: signals of the atoms themselves, or of their
 * hydrogens.
 */
export function mayDiffer(
  molecule: Molecule,
  atoms: readonly number[],
  of: 'atoms' | 'hydrogens',
  { distance, prochiral } = causesOf(molecule),
): boolean {
  if (turnsAbout(molecule, atoms)) return false;
  if (atoms.some((atom) => distance[atom] !== NONE || turnsOverSlowly(molecule, atom))) return true;
  const fewest = of === 'hydrogens' && molecule.graph.hydrogens[atoms[0]] === 2 ? 1 : 2;
  if (
    atoms.length >= fewest &&
    prochiral.some((each) => countWithin(molecule, each, atoms) >= fewest)
  )
    return true;
  return atoms.some((atom) =>
    neighboursOf(molecule.graph, atom).some(
      (next) =>
        separatesTwins(molecule, next) ||
        neighboursOf(molecule.graph, next).some(
          (far) => far !== atom && separatesTwins(molecule, far),
        ),
    ),
  );
}
