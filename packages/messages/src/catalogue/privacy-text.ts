import type { Language } from './language.ts';
import type { privacy } from './en/privacy.ts';

export type PrivacyText = typeof privacy;

/** The words in a language, fetched when they are first asked for. */
export const loadPrivacyText = async (language: Language): Promise<PrivacyText> =>
  ((await import(`./${language}/privacy.ts`)) as { privacy: PrivacyText }).privacy;
