import { DEFAULT_LANGUAGE, isLanguage } from '@elucida/messages/catalogue/language';

/**
 * The home page for an address that is not a screen: in the language that the route's state names
 * (`{ lang }`), else in English (specification §2).
 */
export function homeOf(state: unknown): string {
  const { lang } = (typeof state === 'object' && state !== null ? state : {}) as { lang?: unknown };
  return `/${isLanguage(lang) ? lang : DEFAULT_LANGUAGE}`;
}
