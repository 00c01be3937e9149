import { canonicalText } from '@elucida/naming/read/canonical-text';
import { classWord } from '@elucida/naming/read/class-words';
import {
  isInchi,
  readStructure,
  typedName,
  type ReadStructure,
} from '@elucida/naming/read-structure';
import { TONGUES, type Tongue } from '@elucida/naming/words/word';
import type { Language } from '@elucida/spectra/languages';
import { lookUpName, similarNames } from './known-names.ts';
import { namesOfFormula } from './names-of-formula.ts';

export interface ResolvedName {
  readonly structure: ReadStructure | null;
  readonly suggestions: readonly string[];
}

/**
 * The structure that a text means: a name (of the library or systematic, English, Spanish or
 * Basque), SMILES or InChI. A formula and a misspelt name give suggestions. Never throws; a text
 * that could mean two structures gives none.
 */
export function resolveName(
  text: string,
  options: { readonly useLibrary?: boolean; readonly language?: Language } = {},
): ResolvedName {
  const { useLibrary = true, language = 'en' } = options;
  const typed = typedName(text);
  if (typed === null) return { structure: null, suggestions: [] };
  if (!useLibrary || isInchi(typed))
    return { structure: readStructure(typed, language), suggestions: [] };
  const known = lookUpName(typed) ?? lookUpSalt(typed, TONGUES[language]);
  if (known !== null)
    return { structure: { smiles: known, stereoDropped: false }, suggestions: [] };
  const structure = readStructure(typed, language);
  if (structure) return { structure, suggestions: [] };
  const ofFormula = namesOfFormula(typed, language);
  return { structure, suggestions: ofFormula.length > 0 ? ofFormula : similarNames(typed) };
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
