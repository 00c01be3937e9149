import type { Language } from '@elucida/spectra/languages';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { surroundingsKey } from '@elucida/molecules/surroundings-key';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { CompoundClass, LibraryEntry } from './library-entry.ts';
import { formulaIn, linesOf, readLine, readTable } from './read-table.ts';

let lines: readonly string[] | undefined;
let entries: readonly LibraryEntry[] | undefined;

/** The table is read on the first question. */
const tableLines = (): readonly string[] => (lines ??= linesOf(readTable()));

/** Every known compound, in the order of the table. */
export const knownCompounds = (): readonly LibraryEntry[] =>
  (entries ??= tableLines().map(readLine));

/** A compound of the library, ready to be judged. */
export interface KnownCompound {
  readonly smiles: string;
  readonly names: Readonly<Record<Language, string>>;
  /** Further names of this compound in any of the three languages. */
  readonly synonyms: readonly string[];
  readonly is: CompoundClass;
  readonly graph: MolecularGraph;
  /** Canonical identity of the constitution. */
  readonly key: string;
}

let byFormula: Map<string, string[]> | undefined;
const readFormulas = new Map<string, readonly KnownCompound[]>();

/** Lines by formula text: 5 ms for the whole table, since no other column is read. */
function index(): Map<string, string[]> {
  if (byFormula) return byFormula;
  byFormula = new Map();
  for (const line of tableLines()) {
    const formula = formulaIn(line);
    const isomers = byFormula.get(formula);
    if (isomers) isomers.push(line);
    else byFormula.set(formula, [line]);
  }
  return byFormula;
}

/**
 * The library's compounds of a formula (Hill order). Parsed on the first question for that formula;
 * keys are made when they are asked for.
 */
export function lookUpLibrary(formula: string): readonly KnownCompound[] {
  const known = readFormulas.get(formula);
  if (known) return known;
  const compounds = (index().get(formula) ?? []).map((line) => {
    const { smiles, names, synonyms, is } = readLine(line);
    const graph = graphFromSmiles(smiles);
    let key: string | undefined;
    return {
      smiles,
      names,
      synonyms,
      is,
      graph,
      get key() {
        return (key ??= constitutionKey(graph));
      },
    };
  });
  readFormulas.set(formula, compounds);
  return compounds;
}

/**
 * The library's compound that has this constitution, of these of its formula. Keys, which cost
 * most, are compared only where the atoms and their neighbours agree.
 */
export function findConstitution(
  compounds: readonly KnownCompound[],
  graph: MolecularGraph,
): KnownCompound | undefined {
  if (compounds.length === 0) return undefined;
  const surroundings = surroundingsKey(graph);
  const alike = compounds.filter((compound) => surroundingsKey(compound.graph) === surroundings);
  if (alike.length === 0) return undefined;
  const key = constitutionKey(graph);
  return alike.find((compound) => compound.key === key);
}

/**
 * The same without the constitutions of `hide` (SMILES; those that cannot be read hide nothing).
 */
export function lookUpLibraryWithout(
  formula: string,
  hide: readonly string[],
): readonly KnownCompound[] {
  const compounds = lookUpLibrary(formula);
  if (compounds.length === 0 || hide.length === 0) return compounds;
  const hidden = new Set(hide.flatMap((smiles) => keyOf(smiles) ?? []));
  return compounds.filter((compound) => !hidden.has(compound.key));
}

function keyOf(smiles: string): string | undefined {
  try {
    return constitutionKey(graphFromSmiles(smiles));
  } catch {
    return undefined;
  }
}
