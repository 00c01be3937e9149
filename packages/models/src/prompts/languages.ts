import type { Language } from '@elucida/contract/languages';

/** Languages as prompts, which are English, call them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Spanish',
  eu: 'Basque',
};
