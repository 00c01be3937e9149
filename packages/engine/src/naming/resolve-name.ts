import { canonicalSmiles, graphFromSmiles, isomericSmiles } from '../molecules/smiles.ts';
import { lookUpName, similarNames } from './read/known-names.ts';
import { parseName, type ParsedName } from './read/parse-name.ts';
import { settleStereo, statesStereo } from './read/settle-stereo.ts';
import { readInchi } from './read/read-inchi.ts';
import { namesOfFormula } from './read/read-formula-text.ts';

/** `stereoDropped`: the text states stereochemistry that the SMILES does not carry. */
export interface ResolvedName { readonly structure: { readonly smiles: string; readonly stereoDropped: boolean } | null; readonly suggestions: readonly string[] }

/** Longer input is no name, SMILES or InChI of a molecule the engine handles. */
const MOST_LETTERS = 2000;
const SMILES = /^(?:Cl|Br|[BCNOPSFI]|[bcnops]|\[[^[\]]{1,20}\]|[-=#:$/\\.()%\d@~*])+$/;

/**
 * The structure that a text means: a name (systematic or of the library, English, Spanish or Basque), SMILES or InChI. A formula and a misspelt name give
 * suggestions. Never throws; a text that could mean two structures gives none.
 */
export function resolveName(text: string, options: { readonly useLibrary?: boolean; readonly language?: 'en' | 'es' | 'eu' } = {}): ResolvedName {
  const { useLibrary = true, language = 'en' } = options;
  const typed = text.trim();
  if (typed === '' || typed.length > MOST_LETTERS) return NOTHING;
  if (/^InChI=/i.test(typed)) return found(readInchi(typed));
  if (useLibrary) {
    const known = lookUpName(typed);
    if (known !== null) return { structure: { smiles: known, stereoDropped: false }, suggestions: [] };
  }
  if (SMILES.test(typed)) {
    const smiles = readSmiles(typed);
    if (smiles !== null) return found(smiles);
  }
  const read = parseName(typed, TONGUES[language]) ?? parseName(typed, 0) ?? parseName(typed, 1) ?? parseName(typed, 2);
  if (read) return { structure: structureOf(read), suggestions: [] };
  if (!useLibrary) return NOTHING;
  const ofFormula = namesOfFormula(typed, language);
  return { structure: null, suggestions: ofFormula.length > 0 ? ofFormula : similarNames(typed) };
}

const TONGUES = { en: 0, es: 1, eu: 2 } as const;
const NOTHING: ResolvedName = { structure: null, suggestions: [] };
const found = (smiles: string | null): ResolvedName => ({ structure: smiles === null ? null : { smiles, stereoDropped: false }, suggestions: [] });

function structureOf(read: ParsedName): { smiles: string; stereoDropped: boolean } {
  if (!statesStereo(read.building)) return { smiles: canonicalSmiles(read.graph), stereoDropped: read.building.stereoDropped };
  const { smiles, dropped } = settleStereo(read.building, read.graph);
  return { smiles: isomericSmiles(smiles), stereoDropped: dropped };
}

function readSmiles(text: string): string | null {
  try {
    return graphFromSmiles(text).atomCount > 0 ? text : null;
  } catch {
    return null;
  }
}
