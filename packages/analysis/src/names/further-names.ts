import type { StructureNames } from '@elucida/engine/naming/name-structure';
import type { ReportLanguage } from '../job.ts';

/** What else a structure is called in a language, beside its name. */
export function furtherNames({ name, systematic }: StructureNames, lang: ReportLanguage): string[] {
  return systematic !== null && systematic[lang] !== name?.[lang] ? [systematic[lang]] : [];
}
