import type { Catalogue } from './en/index.ts';
import type { Language } from './language.ts';

/** The words of all screens in a language, fetched when they are first asked for. */
export const loadCatalogue = async (language: Language): Promise<Catalogue> =>
  ((await import(`./${language}/index.ts`)) as Readonly<Record<Language, Catalogue>>)[language];
