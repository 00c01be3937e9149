import { resolveStructure } from '@elucida/analysis/names/resolve-structure';
import { nameStructure, type StructureNames } from '@elucida/library/name-structure';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@elucida/spectra/languages';
import type { NameOptions } from './name-options.ts';

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
const NAMELESS: StructureNames = { name: null, systematic: null };

/** What no SMILES is has no names; neither has what is too large to be read. */
function namesOf(smiles: string, useLibrary: boolean): StructureNames {
  try {
    return nameStructure(smiles, { useLibrary });
  } catch {
    return NAMELESS;
  }
}

/**
 * The JSON answer to one line. A SMILES may be followed by spaces and a title, which is left aside.
 */
export function nameLine(
  line: string,
  { kind, lang, useLibrary }: Omit<NameOptions, 'file'>,
): string {
  if (kind === 'names') {
    const { smiles, suggestions } = resolveStructure(line.trim(), { useLibrary, language: lang });
    return JSON.stringify({ input: line, smiles, suggestions });
  }
  const [smiles] = line.trim().split(/\s+/, 1);
  const { name, systematic } = smiles === '' ? NAMELESS : namesOf(smiles, useLibrary);
  return JSON.stringify({
    input: line,
    name: name?.[lang] ?? null,
    systematic_name: systematic?.[lang] ?? null,
    ...Object.fromEntries(OTHERS.map((language) => [language, name?.[language] ?? null])),
  });
}
