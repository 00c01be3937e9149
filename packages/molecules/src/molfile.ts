import { Molecule } from 'openchemlib';
import { graphFromSmiles } from './smiles.ts';

/**
 * MDL molfile (V2000) of a SMILES with two-dimensional coordinates and without stereochemistry,
 * atoms in the order of the SMILES. Throws Error when the SMILES cannot be read.
 */
export function molfile(smiles: string): string {
  if (graphFromSmiles(smiles).atomCount === 0) throw new Error('empty SMILES');
  return Molecule.fromSmiles(smiles).toMolfile();
}
