import { Molecule } from 'openchemlib';
import type { MolecularGraph } from './graph.ts';
import { graphFromMolecule } from './smiles.ts';

/** A structure with the stereodescriptors (Cahn–Ingold–Prelog) of what its SMILES states; bonds by `lower atom * 256 + higher atom`. */
export interface StereoStructure {
  readonly graph: MolecularGraph;
  readonly atoms: ReadonlyMap<number, 'R' | 'S'>;
  readonly bonds: ReadonlyMap<number, 'E' | 'Z'>;
  /** Every stated centre and double bond has a descriptor (pseudoasymmetric ones have none: cis-cyclohexane-1,4-diol). */
  readonly complete: boolean;
  /** Canonical identity with stereochemistry, as `stereoKey` gives it; made when it is first asked for. */
  readonly key: string;
}

/** Reads a SMILES with its stereochemistry; centres and bonds left open have no descriptor. Throws Error where it cannot be read. */
export function stereoFromSmiles(smiles: string): StereoStructure {
  // Coordinates would take most of the time, and parities come from the text.
  const molecule = Molecule.fromSmiles(smiles, { noCoordinates: true });
  const graph = graphFromMolecule(molecule);
  const atoms = new Map<number, 'R' | 'S'>(), bonds = new Map<number, 'E' | 'Z'>();
  molecule.ensureHelperArrays(Molecule.cHelperCIP);
  let complete = true;
  for (let a = 0; a < graph.atomCount; a++) {
    const parity = molecule.getAtomCIPParity(a);
    if (parity === Molecule.cAtomCIPParityRorM) atoms.set(a, 'R');
    else if (parity === Molecule.cAtomCIPParitySorP) atoms.set(a, 'S');
    else if (molecule.getAtomParity(a) === Molecule.cAtomParity1 || molecule.getAtomParity(a) === Molecule.cAtomParity2) complete = false;
  }
  for (let bond = 0; bond < molecule.getBonds(); bond++) {
    if (molecule.getBondOrder(bond) !== 2) continue;
    const parity = molecule.getBondCIPParity(bond);
    if (parity !== Molecule.cBondCIPParityEorP && parity !== Molecule.cBondCIPParityZorM) continue;
    const a = molecule.getBondAtom(0, bond), b = molecule.getBondAtom(1, bond);
    bonds.set(Math.min(a, b) * 256 + Math.max(a, b), parity === Molecule.cBondCIPParityEorP ? 'E' : 'Z');
  }
  let key: string | null = null;
  return { graph, atoms, bonds, complete, get key() { return (key ??= molecule.getIDCode()); } };
}

/** Canonical identity with stereochemistry of a SMILES. Throws Error where it cannot be read. */
export const stereoKey = (smiles: string): string => Molecule.fromSmiles(smiles, { noCoordinates: true }).getIDCode();
