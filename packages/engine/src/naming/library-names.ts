import { lookUpLibrary } from '../library/library.ts';
import { formulaOf } from '../library/formula-of.ts';
import type { MolecularGraph } from '../molecules/graph.ts';
import { constitutionKey } from '../molecules/smiles.ts';

/** Names of one compound by language. */
export type Names = Readonly<Record<'en' | 'es' | 'eu', string>>;

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
