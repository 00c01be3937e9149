import type { Language } from './language.ts';
import type { security } from './en/security.ts';

export type SecurityText = typeof security;

/** The words in a language, fetched when they are first asked for. */
export const loadSecurityText = async (language: Language): Promise<SecurityText> =>
  ((await import(`./${language}/security.ts`)) as { security: SecurityText }).security;
