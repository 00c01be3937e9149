import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { readStructure } from '../read-structure.ts';

/** The canonical identity of a SMILES; empty where it is none or cannot be read. */
export function keyOf(smiles: string | undefined): string {
  try {
    return constitutionKey(graphFromSmiles(smiles ?? ''));
  } catch {
    return '';
  }
}

/**
 * The canonical identity of what a name means by itself, without the library; empty where it is not
 * read.
 */
export const constitution = (name: string): string => keyOf(readStructure(name)?.smiles);
