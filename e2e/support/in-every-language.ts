import { LANGUAGES, type Language } from '@elucida/messages/catalogue/language';

/** The words that a page fetches, of each language. */
export const inEveryLanguage = async <Text>(
  load: (language: Language) => Promise<Text>,
): Promise<Readonly<Record<Language, Text>>> =>
  Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const)),
  ) as Record<Language, Text>;
