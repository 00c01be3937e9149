import { graphFromInchi } from '@elucida/engine/molecules/read-inchi';
import { canonicalSmiles } from '@elucida/engine/molecules/smiles';
import { resolveName } from '@elucida/engine/naming/resolve-name';

/** The SMILES that a name, a SMILES or an InChI stands for, or names that look like it. */
export function resolveStructure(text: string, options: { useLibrary: boolean }): { smiles: string | null; suggestions: readonly string[] } {
  if (/^InChI=/i.test(text)) {
    const read = graphFromInchi(text);
    return { smiles: read.ok ? canonicalSmiles(read.graph) : null, suggestions: [] };
  }
  const { structure, suggestions } = resolveName(text, options);
  return { smiles: structure?.smiles ?? null, suggestions };
}
