import type { MolecularGraph } from '@elucida/molecules/graph';
import { librarySynonyms } from '@elucida/library/library-names';
import type { StructureNames } from '@elucida/library/name-structure';
import type { ReportLanguage } from '../job.ts';

/**
 * What else a structure is called in a language, apart from its name: the systematic name, then the
 * library's synonyms where the name is the library's.
 */
export function furtherNames(
  { name, systematic }: StructureNames,
  graph: MolecularGraph,
  lang: ReportLanguage,
): string[] {
  const isFromLibrary = name !== null && name !== systematic;
  const shown = new Set([name?.[lang].toLowerCase()]);
  return [
    ...(systematic ? [systematic[lang]] : []),
    ...(isFromLibrary ? librarySynonyms(graph, lang) : []),
  ].filter((further) => {
    const isNew = !shown.has(further.toLowerCase());
    shown.add(further.toLowerCase());
    return isNew;
  });
}
