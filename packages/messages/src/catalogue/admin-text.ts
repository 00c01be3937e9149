import type { Language } from './language.ts';
import type { admin } from './en/admin.ts';

export type AdminText = typeof admin;

/** The words in a language, fetched when they are first asked for. */
export const loadAdminText = async (language: Language): Promise<AdminText> =>
  ((await import(`./${language}/admin.ts`)) as { admin: AdminText }).admin;
