import { bondsOf, MAX_DEGREE, neighboursOf, type MolecularGraph } from './graph.ts';
import type { Molecule } from './molecule.ts';
import { treeInOrder } from './spanning-tree.ts';
import { stereoKey } from './stereo.ts';
import { stereoBonds } from './stereo-bonds.ts';
import { writeStereoSmiles, type Centre, type Plane } from './stereo-smiles.ts';

/** A configuration of a molecule, of which the mirror image is not told apart. */
export interface Diastereomer {
  /** SMILES with the configuration, of one of the two mirror images; its atoms are in the order of the molecule. */
  readonly smiles: string;
  readonly centres: ReadonlyMap<number, Centre>;
  readonly planes: readonly Plane[];
}

/** What is free in the configuration of a molecule. */
export interface FreeElements {
  /** Saturated carbons whose two configurations may differ. */
  readonly centres: readonly number[];
  /** C=C bonds that are E or Z. */
  readonly bonds: readonly (readonly [number, number])[];
}

/** The heavy neighbours of a carbon of four bonds, −1 for its hydrogen. */
const around = (graph: MolecularGraph, atom: number): number[] => [
  ...neighboursOf(graph, atom),
  ...(graph.hydrogens[atom] === 1 ? [-1] : []),
];

/**
 * Whether a saturated carbon may be a centre: four different branches by constitution, or two different
 * ones outside a ring, whose atoms may differ by configuration alone (4-methylcyclohexanol).
 */
function mayBeCentre({ graph, perception }: Molecule, atom: number): boolean {
  if (
    graph.element[atom] !== 6 ||
    graph.hydrogens[atom] > 1 ||
    graph.degree[atom] + graph.hydrogens[atom] !== 4
  )
    return false;
  const classes = (inRing: boolean) =>
    neighboursOf(graph, atom)
      .filter((_, k) => (perception.ringBond[atom * MAX_DEGREE + k] === 1) === inRing)
      .map((other) => perception.symmetryClass[other]);
  const outside = classes(false),
    inside = classes(true);
  const isApart = (some: readonly number[]) => new Set(some).size === some.length;
  if (inside.length === 0) return isApart(outside);
  if (inside.length === 2) return isApart(outside);
  return true;
}

/** The centres and double bonds of a molecule whose configuration its SMILES leaves open. */
export const freeElements = (molecule: Molecule): FreeElements => ({
  centres: [...Array(molecule.graph.atomCount).keys()].filter((atom) =>
    mayBeCentre(molecule, atom),
  ),
  bonds: stereoBonds(molecule),
});

/** The neighbour of an end of a double bond that says which side is meant. */
const marker = (graph: MolecularGraph, [atom, partner]: readonly [number, number]): number =>
  bondsOf(graph, atom).find(({ other }) => other !== partner)!.other;

/** The diastereomers of a molecule, and what they differ by. */
export interface Diastereomers {
  readonly all: readonly Diastereomer[];
  /** Centres and double bonds that make a difference, mirror images left out. */
  readonly elements: FreeElements;
}

/**
 * The diastereomers of a molecule, each once and without its mirror image; null where it has more than `most`
 * free elements. A single one where nothing but the mirror image is free.
 */
export function diastereomers(molecule: Molecule, most: number): Diastereomers | null {
  const { graph } = molecule;
  const { centres, bonds } = freeElements(molecule);
  const free = centres.length + bonds.length;
  if (free > most) return null;
  const tree = treeInOrder(graph);
  const configuration = (bits: number): Omit<Diastereomer, 'smiles'> => ({
    centres: new Map(
      centres.map((atom, k): [number, Centre] => [
        atom,
        { neighbours: around(graph, atom), clockwise: ((bits >> k) & 1) === 1 },
      ]),
    ),
    planes: bonds.map(([a, b], k) => ({
      a,
      b,
      x: marker(graph, [a, b]),
      y: marker(graph, [b, a]),
      cis: ((bits >> (centres.length + k)) & 1) === 1,
    })),
  });
  const mirrored = 2 ** centres.length - 1;
  const written = Array.from({ length: 2 ** free }, (_, bits) => {
    const made = configuration(bits);
    return writeStereoSmiles(graph, made.centres, made.planes, tree).smiles;
  });
  const own = written.map(stereoKey);
  const keys = own.map((key, bits) => [key, own[bits ^ mirrored]].toSorted()[0]);
  const makesDifference = (k: number) => keys.some((key, bits) => key !== keys[bits ^ (1 << k)]);
  const first = [...keys.keys()].filter((bits) => keys.indexOf(keys[bits]) === bits);
  return {
    all: first.map((bits) => ({ smiles: written[bits], ...configuration(bits) })),
    elements: {
      centres: centres.filter((_, k) => makesDifference(k)),
      bonds: bonds.filter((_, k) => makesDifference(centres.length + k)),
    },
  };
}

/** A diastereomer's SMILES with the configuration of some of its elements alone, its atoms in the same order. */
export function writePartly(
  { graph }: Molecule,
  { centres, planes }: Diastereomer,
  elements: FreeElements,
): string {
  const { smiles } = writeStereoSmiles(
    graph,
    new Map([...centres].filter(([atom]) => elements.centres.includes(atom))),
    planes.filter(({ a, b }) => elements.bonds.some(([one, other]) => one === a && other === b)),
    treeInOrder(graph),
  );
  return smiles;
}
