import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@elucida/messages/catalogue/language';

/** The language of the page as the document names it, for what runs outside a component. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}
