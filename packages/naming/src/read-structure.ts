import {
  canonicalSmiles,
  constitutionKey,
  graphFromSmiles,
  isomericSmiles,
} from '@elucida/molecules/smiles';
import type { Language } from '@elucida/spectra/languages';
import { parseName } from './read/parse-name.ts';
import type { ParsedName } from './read/parsed-name.ts';
import { readInchi } from './read/read-inchi.ts';
import { relaxedTexts } from './read/relaxed-texts.ts';
import { settleStereo, statesStereo } from './read/settle-stereo.ts';
import { TONGUES, type Tongue } from './words/word.ts';

/** `stereoDropped`: the text states stereochemistry that the SMILES does not carry. */
export interface ReadStructure {
  readonly smiles: string;
  readonly stereoDropped: boolean;
}

/** Longer input is not a name, SMILES or InChI of a molecule the engine handles. */
const MOST_LETTERS = 2000;
const SMILES = /^(?:Cl|Br|[BCNOPSFI]|[bcnops]|\[[^[\]]{1,20}\]|[-=#:$/\\.()%\d@~*])+$/;
const INCHI = /^InChI=/i;

/** A text that may be a name, without spaces around it; null where it is none by its length. */
export function typedName(text: string): string | null {
  const typed = text.trim();
  return typed === '' || typed.length > MOST_LETTERS ? null : typed;
}

/** Whether a text is an InChI, readable or not: it is nothing else then. */
export const isInchi = (typed: string): boolean => INCHI.test(typed);

/**
 * The structure that a text means by itself: a name by the rules of nomenclature (English, Spanish
 * or Basque), SMILES or InChI. Never throws; null for a text that means nothing, or two structures.
 */
export function readStructure(text: string, language: Language = 'en'): ReadStructure | null {
  const typed = typedName(text);
  if (typed === null) return null;
  if (isInchi(typed)) return asWritten(readInchi(typed));
  if (SMILES.test(typed)) {
    const smiles = readSmiles(typed);
    if (smiles !== null) return asWritten(smiles);
  }
  const read =
    parseName(typed, TONGUES[language]) ??
    parseName(typed, 0) ??
    parseName(typed, 1) ??
    parseName(typed, 2) ??
    parseRelaxed(typed, TONGUES[language]);
  return read && structureOf(read);
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

const asWritten = (smiles: string | null): ReadStructure | null =>
  smiles === null ? null : { smiles, stereoDropped: false };

function structureOf(read: ParsedName): ReadStructure {
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
