import type { Language } from '@elucida/spectra/languages';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { surroundingsKey } from '@elucida/molecules/surroundings-key';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { acids } from './entries/acids.ts';
import { biomolecules } from './entries/biomolecules.ts';
import { carbonyl } from './entries/carbonyl.ts';
import { drugsNaturals } from './entries/drugs-naturals.ts';
import { esters } from './entries/esters.ts';
import { halides } from './entries/halides.ts';
import { heteroarenes } from './entries/heteroarenes.ts';
import { heteroatoms } from './entries/heteroatoms.ts';
import { hydrocarbons } from './entries/hydrocarbons.ts';
import { moreAcids } from './entries/more-acids.ts';
import { moreAlcoholsPhenols } from './entries/more-alcohols-phenols.ts';
import { moreCarbonyl } from './entries/more-carbonyl.ts';
import { moreEsters } from './entries/more-esters.ts';
import { moreEthers } from './entries/more-ethers.ts';
import { moreHalides } from './entries/more-halides.ts';
import { moreHydrocarbons } from './entries/more-hydrocarbons.ts';
import { moreTerpenes } from './entries/more-terpenes.ts';
import { nitrogen } from './entries/nitrogen.ts';
import { oxygen } from './entries/oxygen.ts';
import { terpenesFragrances } from './entries/terpenes-fragrances.ts';
import type { CompoundClass, LibraryEntry } from './library-entry.ts';

/** Every entry, by topic. */
export const LIBRARY: readonly LibraryEntry[] = [
  ...hydrocarbons,
  ...oxygen,
  ...carbonyl,
  ...acids,
  ...esters,
  ...nitrogen,
  ...halides,
  ...heteroatoms,
  ...heteroarenes,
  ...biomolecules,
  ...terpenesFragrances,
  ...drugsNaturals,
  ...moreHydrocarbons,
  ...moreAlcoholsPhenols,
  ...moreEthers,
  ...moreCarbonyl,
  ...moreAcids,
  ...moreEsters,
  ...moreHalides,
  ...moreTerpenes,
];

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

let byFormula: Map<string, LibraryEntry[]> | undefined;
const readFormulas = new Map<string, readonly KnownCompound[]>();

/** Entries by formula text: 1 ms for the whole library, since nothing is parsed. */
function index(): Map<string, LibraryEntry[]> {
  if (byFormula) return byFormula;
  byFormula = new Map();
  for (const entry of LIBRARY) {
    const isomers = byFormula.get(entry[1]);
    if (isomers) isomers.push(entry);
    else byFormula.set(entry[1], [entry]);
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
  const compounds = (index().get(formula) ?? []).map(([smiles, , en, es, eu, is, aka]) => {
    const graph = graphFromSmiles(smiles);
    let key: string | undefined;
    return {
      smiles,
      names: { en, es, eu },
      synonyms: aka ?? [],
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
