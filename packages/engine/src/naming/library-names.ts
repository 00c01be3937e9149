import { lookUpLibrary } from '../library/library.ts';
import { formulaOf } from '../library/formula-of.ts';
import type { MolecularGraph } from '../molecules/graph.ts';
import { constitutionKey } from '../molecules/smiles.ts';
import { isNameOf } from './language-of-name.ts';

/** Names of one compound by language. */
export type Names = Readonly<Record<'en' | 'es' | 'eu', string>>;

const TONGUES = { en: 0, es: 1, eu: 2 } as const;

/** Further names of a constitution in a language by which the library knows it. */
export function librarySynonyms(graph: MolecularGraph, language: keyof typeof TONGUES): string[] {
  const formula = formulaIfAny(graph);
  const known = formula === null ? [] : lookUpLibrary(formula);
  if (known.length === 0) return [];
  const key = constitutionKey(graph);
  const compound = known.find((one) => one.key === key);
  return compound ? compound.synonyms.filter((name) => isNameOf(name, TONGUES[language], key)) : [];
}

/** The names under which the project's library knows a constitution; null when it does not. */
export function libraryNames(graph: MolecularGraph): Names | null {
  const formula = formulaIfAny(graph);
  const known = formula === null ? [] : lookUpLibrary(formula);
  if (known.length === 0) return null;
  const key = constitutionKey(graph);
  return known.find((compound) => compound.key === key)?.names ?? null;
}

/** Null where an element has no place in formulas: the library has no such compounds. */
function formulaIfAny(graph: MolecularGraph): string | null {
  try {
    return formulaOf(graph);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
