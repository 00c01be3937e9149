import type { Language } from '@elucida/messages/catalogue/language';
import { use } from 'react';
import { useLanguage } from './use-language.ts';

export interface PageText<Text> {
  /** The words of the page's language. Suspends until they are there. */
  (): Text;
  /** Fetches them ahead of what shows them. Rejects where they cannot be fetched. */
  load(language: Language): Promise<Text>;
}

/**
 * A hook for the words of a page that is mostly text. `fetchText` imports those of one language, so
 * that a reader downloads what is read. A chunk that cannot be fetched is tried again at the next
 * visit.
 */
export function pageText<Text>(fetchText: (language: Language) => Promise<Text>): PageText<Text> {
  const loading = new Map<Language, Promise<Text>>();
  function load(language: Language): Promise<Text> {
    let text = loading.get(language);
    if (text === undefined) {
      text = fetchText(language);
      loading.set(language, text);
      text.then(
        // As `use` marks what it has read: words that were fetched ahead suspend nothing.
        (value) => Object.assign(text!, { status: 'fulfilled', value }),
        () => loading.delete(language),
      );
    }
    return text;
  }
  return Object.assign(() => use(load(useLanguage())), { load });
}
