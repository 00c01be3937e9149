import type { Language } from '@elucida/contract/languages';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { nameGraph } from '@elucida/library/name-structure';

type Names = Readonly<Partial<Record<Language, string>>>;

/** Naming follows rules that assume molecules of the engine's size. */
const MAX_ATOMS = 80;

/**
 * The names of a candidate by language. An older result holds one, in the language of its analysis;
 * where it is the one the engine gives, the others are known too. A name of another making stays
 * as it is.
 */
export function candidateNames({
  name,
  smiles,
  names: kept,
}: {
  name: string | null;
  smiles: string;
  names?: Names | null | undefined;
}): Names | null {
  if (kept !== undefined) return kept;
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
  candidate: Parameters<typeof candidateNames>[0],
  language: Language,
): string | null => {
  const names = candidateNames(candidate);
  return names?.[language] ?? names?.en ?? null;
};
