import { graphFromInchi } from '@elucida/molecules/read-inchi';
import { canonicalSmiles } from '@elucida/molecules/smiles';

/**
 * Canonical SMILES of the constitution that the InChI of one uncharged component states; null for
 * others and for what is no InChI.
 */
export function readInchi(text: string): string | null {
  const read = graphFromInchi(text);
  return read.ok ? canonicalSmiles(read.graph) : null;
}
