import type { Language } from '@elucida/messages/catalogue/language';
import { use } from 'react';
import { useLanguage } from './use-language.ts';

/**
 * A hook for the words of a page that is mostly text. `loaders` hold one dynamic import a language,
 * so that a reader
 * downloads what is read. The hook suspends until the words are there; a chunk that cannot be
 * fetched is tried again at
 * the next visit.
 */
export function pageText<Text>(
  loaders: Readonly<Record<Language, () => Promise<Text>>>,
): () => Text {
  const loading = new Map<Language, Promise<Text>>();
  return function usePageText() {
    const language = useLanguage();
    const text = loading.get(language) ?? loaders[language]();
    if (!loading.has(language)) {
      loading.set(language, text);
      text.catch(() => loading.delete(language));
    }
    return use(text);
  };
}
