import type { Language } from '@elucida/spectra/languages';
import {
  canonicalSmiles,
  constitutionKey,
  graphFromSmiles,
  isomericSmiles,
} from '@elucida/molecules/smiles';
import { canonicalText } from './read/canonical-text.ts';
import { classWord } from './read/class-words.ts';
import { lookUpName, similarNames } from './read/known-names.ts';
import { parseName } from './read/parse-name.ts';
import type { ParsedName } from './read/parsed-name.ts';
import { relaxedTexts } from './read/relaxed-texts.ts';
import { settleStereo, statesStereo } from './read/settle-stereo.ts';
import { readInchi } from './read/read-inchi.ts';
import { namesOfFormula } from './read/read-formula-text.ts';
import { TONGUES, type Tongue } from './words/word.ts';

/** `stereoDropped`: the text states stereochemistry that the SMILES does not carry. */
export interface ResolvedName {
  readonly structure: { readonly smiles: string; readonly stereoDropped: boolean } | null;
  readonly suggestions: readonly string[];
}

/** Longer input is not a name, SMILES or InChI of a molecule the engine handles. */
const MOST_LETTERS = 2000;
const SMILES = /^(?:Cl|Br|[BCNOPSFI]|[bcnops]|\[[^[\]]{1,20}\]|[-=#:$/\\.()%\d@~*])+$/;

/**
 * The structure that a text means: a name (systematic or of the library, English, Spanish or
 * Basque), SMILES or InChI. A formula and a misspelt name give suggestions. Never throws; a text
 * that could mean two structures gives none.
 */
export function resolveName(
  text: string,
  options: { readonly useLibrary?: boolean; readonly language?: Language } = {},
): ResolvedName {
  const { useLibrary = true, language = 'en' } = options;
  const typed = text.trim();
  if (typed === '' || typed.length > MOST_LETTERS) return NOTHING;
  if (/^InChI=/i.test(typed)) return found(readInchi(typed));
  if (useLibrary) {
    const known = lookUpName(typed);
    if (known !== null)
      return { structure: { smiles: known, stereoDropped: false }, suggestions: [] };
    const salt = lookUpSalt(typed, TONGUES[language]);
    if (salt !== null) return found(salt);
  }
  if (SMILES.test(typed)) {
    const smiles = readSmiles(typed);
    if (smiles !== null) return found(smiles);
  }
  const read =
    parseName(typed, TONGUES[language]) ??
    parseName(typed, 0) ??
    parseName(typed, 1) ??
    parseName(typed, 2) ??
    parseRelaxed(typed, TONGUES[language]);
  if (read) return { structure: structureOf(read), suggestions: [] };
  if (!useLibrary) return NOTHING;
  const ofFormula = namesOfFormula(typed, language);
  return { structure: null, suggestions: ofFormula.length > 0 ? ofFormula : similarNames(typed) };
}

/**
 * A compound of the library with what is added to it: `lidocaine hydrochloride`, `caffeine
 * monohydrate`; null for other texts.
 */
function lookUpSalt(text: string, tongue: Tongue): string | null {
  const words = text.split(' ');
  const added: string[] = [];
  while (words.length > 1) {
    const last = classWord(canonicalText(words.at(-1)!).lower, tongue);
    if (last?.is !== 'component') break;
    for (let k = 0; k < last.count; k++) added.push(last.notation);
    words.pop();
  }
  const base = added.length > 0 ? lookUpName(words.join(' ')) : null;
  return base === null ? null : [base, ...added].join('.');
}

/** Reads a text as it was probably meant; null where two such ways give different structures. */
function parseRelaxed(text: string, tongue: Tongue): ParsedName | null {
  let first: ParsedName | null = null,
    key = '';
  for (const relaxed of relaxedTexts(text)) {
    const read = parseName(relaxed, tongue) ?? (tongue === 0 ? null : parseName(relaxed, 0));
    // An ion was not meant: the text lost a space or a hyphen that matters.
    if (
      !read ||
      (read.graph.charge.reduce((sum, q) => sum + q, 0) !== 0 && !/i(?:um|o|oa)$/.test(text))
    )
      continue;
    const ownKey = constitutionKey(read.graph);
    if (first && ownKey !== key) return null;
    first ??= read;
    key = ownKey;
  }
  return first;
}

const NOTHING: ResolvedName = { structure: null, suggestions: [] };
const found = (smiles: string | null): ResolvedName => ({
  structure: smiles === null ? null : { smiles, stereoDropped: false },
  suggestions: [],
});

function structureOf(read: ParsedName): { smiles: string; stereoDropped: boolean } {
  if (!statesStereo(read.building))
    return { smiles: canonicalSmiles(read.graph), stereoDropped: read.building.stereoDropped };
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
