import { Molecule } from 'openchemlib';
import { addBond, emptyGraph, MAX_DEGREE, type MolecularGraph } from './graph.ts';
import { pairUnpaired } from './pair-unpaired.ts';

/**
 * Reads a SMILES into a graph; stereochemistry is dropped, explicit hydrogens become implicit.
 * Atom order is that of the SMILES' heavy atoms. Throws Error when OpenChemLib cannot read it or a
 * valence is impossible.
 */
export function graphFromSmiles(smiles: string): MolecularGraph {
  if (smiles.trim() === '') throw new Error('empty SMILES');
  // OpenChemLib reads `CC(=O` as if the branch were closed.
  if (smiles.split('(').length !== smiles.split(')').length)
    throw new Error(`unbalanced parentheses in SMILES ${smiles}`);
  // Without stereochemistry it reads `Cl\` as if the bond's direction were not there.
  if (DIRECTED.test(smiles)) Molecule.fromSmiles(smiles, { noCoordinates: true });
  const graph = graphFromMolecule(
    Molecule.fromSmiles(smiles, { noCoordinates: true, noStereo: true }),
  );
  if (AROMATIC.test(smiles) && !RADICAL.test(smiles)) pairUnpaired(graph);
  return graph;
}

/** Lower-case atoms; and carbons that are written with an open valence on purpose. */
const AROMATIC = /[cn]/,
  RADICAL = /\[[Cc](?:H\d?)?\]/;

/** Bonds with a direction, which OpenChemLib checks only where it reads stereochemistry. */
const DIRECTED = /[/\\]/;

/**
 * Converts an OpenChemLib molecule. Heavy atoms keep their order (OpenChemLib moves explicit
 * hydrogens to the end).
 */
export function graphFromMolecule(molecule: Molecule): MolecularGraph {
  molecule.ensureHelperArrays(Molecule.cHelperNeighbours);
  const atomCount = molecule.getAtoms();
  const graph = emptyGraph(atomCount);
  for (let atom = 0; atom < atomCount; atom++) {
    if (molecule.getOccupiedValence(atom) > Math.max(molecule.getMaxValence(atom), 0)) {
      throw new Error(`impossible valence at atom ${atom + 1} (${molecule.getAtomLabel(atom)})`);
    }
    graph.element[atom] = molecule.getAtomicNo(atom);
    graph.charge[atom] = molecule.getAtomCharge(atom);
    graph.hydrogens[atom] = molecule.getAllHydrogens(atom);
  }
  const bondCount = molecule.getBonds();
  for (let bond = 0; bond < bondCount; bond++) {
    addBond(
      graph,
      molecule.getBondAtom(0, bond),
      molecule.getBondAtom(1, bond),
      molecule.getBondOrder(bond),
    );
  }
  return graph;
}

/** Builds an OpenChemLib molecule with the same atom order. */
export function moleculeFromGraph(graph: MolecularGraph): Molecule {
  const molecule = new Molecule(graph.atomCount, graph.atomCount * 2);
  for (let atom = 0; atom < graph.atomCount; atom++) {
    molecule.addAtom(graph.element[atom]);
    if (graph.charge[atom] !== 0) molecule.setAtomCharge(atom, graph.charge[atom]);
  }
  for (let atom = 0; atom < graph.atomCount; atom++) {
    for (let k = 0; k < graph.degree[atom]; k++) {
      const other = graph.neighbours[atom * MAX_DEGREE + k];
      if (other < atom) continue;
      const order = graph.orders[atom * MAX_DEGREE + k];
      const type =
        order === 1
          ? Molecule.cBondTypeSingle
          : order === 2
            ? Molecule.cBondTypeDouble
            : Molecule.cBondTypeTriple;
      molecule.setBondType(molecule.addBond(atom, other), type);
    }
  }
  return molecule;
}

/**
 * Canonical identity of the constitution (OpenChemLib id code): equal for equal constitutions,
 * whatever the atom order. About 3,000/s.
 */
export function constitutionKey(graph: MolecularGraph): string {
  return moleculeFromGraph(graph).getIDCode();
}

/**
 * Boron written in lower case: OpenChemLib writes it in rings that it takes for aromatic, and
 * cannot read it.
 */
const AROMATIC_BORON = /\[bH?\d?[+-]?\]/;

/** Canonical SMILES without stereochemistry, which `graphFromSmiles` reads back. */
export function canonicalSmiles(graph: MolecularGraph): string {
  const molecule = Molecule.fromIDCode(constitutionKey(graph), false);
  const smiles = molecule.toIsomericSmiles();
  return AROMATIC_BORON.test(smiles)
    ? molecule.toIsomericSmiles({ kekulizedOutput: true })
    : smiles;
}

/** The same SMILES in OpenChemLib's canonical order, with its stereochemistry. */
export function isomericSmiles(smiles: string): string {
  return Molecule.fromSmiles(smiles, { noCoordinates: true }).toIsomericSmiles();
}
