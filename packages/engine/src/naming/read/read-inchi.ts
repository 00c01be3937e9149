import { graphFromInchi } from '../../molecules/read-inchi.ts';
import { canonicalSmiles } from '../../molecules/smiles.ts';

/**
 * Canonical SMILES of the constitution that the InChI of one uncharged component states; null for
 * others and for what is no InChI.
 */
export function readInchi(text: string): string | null {
  const read = graphFromInchi(text);
  return read.ok ? canonicalSmiles(read.graph) : null;
}
