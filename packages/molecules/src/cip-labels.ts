import { Molecule } from 'openchemlib';
import type { MolecularGraph } from './graph.ts';
import { writeStereoSmiles, type Centre, type Plane } from './stereo-smiles.ts';

/** Descriptors of atoms and double bonds; '' where there is none. */
export interface CipLabels {
  atom(atom: number): string;
  bond(a: number, b: number): string;
}

/**
 * The Cahn–Ingold–Prelog descriptors of a graph's centres and double bonds, as OpenChemLib assigns
 * them.
 */
export function cipLabels(
  graph: MolecularGraph,
  centres: ReadonlyMap<number, Centre>,
  planes: readonly Plane[],
): CipLabels {
  const { smiles, order } = writeStereoSmiles(graph, centres, planes);
  const molecule = Molecule.fromSmiles(smiles, { noCoordinates: true });
  molecule.ensureHelperArrays(Molecule.cHelperCIP);
  return {
    atom(atom) {
      const parity = molecule.getAtomCIPParity(order[atom]);
      return parity === Molecule.cAtomCIPParityRorM
        ? 'R'
        : parity === Molecule.cAtomCIPParitySorP
          ? 'S'
          : '';
    },
    bond(a, b) {
      const parity = molecule.getBondCIPParity(molecule.getBond(order[a], order[b]));
      return parity === Molecule.cBondCIPParityEorP
        ? 'E'
        : parity === Molecule.cBondCIPParityZorM
          ? 'Z'
          : '';
    },
  };
}
