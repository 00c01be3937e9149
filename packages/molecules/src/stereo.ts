import { Molecule } from 'openchemlib';
import type { MolecularGraph } from './graph.ts';
import { graphFromMolecule } from './smiles.ts';

/**
 * A structure with the stereodescriptors (Cahn–Ingold–Prelog) of what its SMILES states; bonds by
 * `lower atom * 256 + higher atom`.
 */
export interface StereoStructure {
  readonly graph: MolecularGraph;
  readonly atoms: ReadonlyMap<number, 'R' | 'S'>;
  readonly bonds: ReadonlyMap<number, 'E' | 'Z'>;
  /**
   * Every stated centre and double bond has a descriptor (pseudoasymmetric ones have none:
   * cis-cyclohexane-1,4-diol).
   */
  readonly complete: boolean;
  /**
   * Pseudoasymmetric atoms among `atoms`: their descriptor stays the same in the mirror image, and
   * is written r or s (P-91.1.1.3, P-92.5).
   */
  readonly pseudo: ReadonlySet<number>;
  /** True where a descriptor depends on rules that are not applied here. */
  readonly unsure: boolean;
  /**
   * Canonical identity with stereochemistry, as `stereoKey` gives it; made when it is first asked
   * for.
   */
  readonly key: string;
}

/**
 * Reads a SMILES with its stereochemistry; centres and bonds left open have no descriptor. Throws
 * Error where it cannot be read.
 */
export function stereoFromSmiles(smiles: string): StereoStructure {
  // Coordinates would take most of the time, and parities come from the text.
  const molecule = Molecule.fromSmiles(smiles, { noCoordinates: true });
  const graph = graphFromMolecule(molecule);
  const atoms = new Map<number, 'R' | 'S'>(),
    pseudo = new Set<number>(),
    bonds = new Map<number, 'E' | 'Z'>();
  molecule.ensureHelperArrays(Molecule.cHelperCIP);
  let complete = true,
    unsure = false;
  for (let a = 0; a < graph.atomCount; a++) {
    const parity = molecule.getAtomCIPParity(a);
    if (parity === Molecule.cAtomCIPParityRorM) atoms.set(a, 'R');
    else if (parity === Molecule.cAtomCIPParitySorP) atoms.set(a, 'S');
    else if (
      molecule.getAtomParity(a) === Molecule.cAtomParity1 ||
      molecule.getAtomParity(a) === Molecule.cAtomParity2
    )
      complete = false;
  }
  // Such an atom has two branches that differ by their configuration alone.
  if (atoms.size > 2) {
    const mirror = Molecule.fromSmiles(
      smiles.replace(/@@?/g, (sign) => (sign === '@' ? '@@' : '@')),
    );
    mirror.ensureHelperArrays(Molecule.cHelperCIP);
    for (const a of atoms.keys())
      if (mirror.getAtomCIPParity(a) === molecule.getAtomCIPParity(a)) pseudo.add(a);
    // In a chiral molecule the branches may differ as like and unlike (rule 4b), which OpenChemLib
    // does not compare.
    unsure = pseudo.size > 0 && mirror.getIDCode() !== molecule.getIDCode();
    if (unsure) pseudo.clear();
  }
  for (let bond = 0; bond < molecule.getBonds(); bond++) {
    if (molecule.getBondOrder(bond) !== 2) continue;
    const parity = molecule.getBondCIPParity(bond);
    if (parity !== Molecule.cBondCIPParityEorP && parity !== Molecule.cBondCIPParityZorM) continue;
    const a = molecule.getBondAtom(0, bond),
      b = molecule.getBondAtom(1, bond);
    // Atoms of sulfur and phosphorus with more bonds than the lowest number are not planar: their
    // double bonds have no E and Z.
    if ([a, b].some((atom) => isPyramidal(graph, atom))) {
      complete = false;
      continue;
    }
    bonds.set(
      Math.min(a, b) * 256 + Math.max(a, b),
      parity === Molecule.cBondCIPParityEorP ? 'E' : 'Z',
    );
  }
  let key: string | null = null;
  return {
    graph,
    atoms,
    bonds,
    pseudo,
    unsure,
    complete,
    get key() {
      return (key ??= molecule.getIDCode());
    },
  };
}

function isPyramidal(graph: MolecularGraph, atom: number): boolean {
  return (
    (graph.element[atom] === 15 || graph.element[atom] === 16 || graph.element[atom] === 34) &&
    graph.degree[atom] + graph.hydrogens[atom] > 2
  );
}

/** Canonical identity with stereochemistry of a SMILES. Throws Error where it cannot be read. */
export function stereoKey(smiles: string): string {
  const molecule = Molecule.fromSmiles(smiles, { noCoordinates: true });
  // Without coordinates the code has no stereochemistry until this is asked for.
  molecule.ensureHelperArrays(Molecule.cHelperCIP);
  return molecule.getIDCode();
}
