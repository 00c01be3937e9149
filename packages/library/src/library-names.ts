import type { Language } from '@elucida/spectra/languages';
import type { Names } from '@elucida/naming/systematic-names';
import { findConstitution, lookUpLibrary, type KnownCompound } from './library.ts';
import { formulaOf } from '@elucida/molecules/formula-of';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { isNameOf } from '@elucida/naming/language-of-name';
import { TONGUES } from '@elucida/naming/words/word';

/** Further names of a constitution in a language by which the library knows it. */
export function librarySynonyms(graph: MolecularGraph, language: Language): string[] {
  const compound = compoundOf(graph);
  return compound
    ? compound.synonyms.filter((name) => isNameOf(name, TONGUES[language], compound.key))
    : [];
}

/** The names under which the project's library knows a constitution; null when it does not. */
export const libraryNames = (graph: MolecularGraph): Names | null =>
  compoundOf(graph)?.names ?? null;

function compoundOf(graph: MolecularGraph): KnownCompound | undefined {
  const formula = formulaIfAny(graph);
  return formula === null ? undefined : findConstitution(lookUpLibrary(formula), graph);
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
