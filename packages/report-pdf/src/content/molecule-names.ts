import type { Language } from '@elucida/contract/languages';
import { graphFromSmiles } from '@elucida/engine/molecules/smiles';
import type { Names } from '@elucida/engine/naming/library-names';
import { nameGraph } from '@elucida/engine/naming/name-structure';

/** Naming follows rules that assume molecules of the engine's size. */
const MAX_ATOMS = 80;

/**
 * The names of a candidate by language. The result holds one, in the language of its analysis;
 * where it is the one the
 * engine gives, the others are known too. A name of another making stays as it is.
 */
export function candidateNames({
  name,
  smiles,
}: {
  name: string | null;
  smiles: string;
}): Names | null {
  let names: Names | null = null;
  try {
    const graph = graphFromSmiles(smiles);
    if (graph.atomCount <= MAX_ATOMS) names = nameGraph(graph, { useLibrary: true }).name;
  } catch {
    // No structure to name.
  }
  if (name === null || Object.values(names ?? {}).includes(name)) return names;
  return { en: name, es: name, eu: name };
}

/** The candidate's name in the language, or null where it has none. */
export const nameIn = (
  candidate: { name: string | null; smiles: string },
  language: Language,
): string | null => candidateNames(candidate)?.[language] ?? null;
