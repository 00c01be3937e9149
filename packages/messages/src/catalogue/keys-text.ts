import type { Language } from './language.ts';
import type { keys } from './en/keys.ts';

export type KeysText = typeof keys;

/** The words in a language, fetched when they are first asked for. */
export const loadKeysText = async (language: Language): Promise<KeysText> =>
  ((await import(`./${language}/keys.ts`)) as { keys: KeysText }).keys;
