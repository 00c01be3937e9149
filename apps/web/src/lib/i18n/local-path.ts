import { isLanguage, type Language } from '@elucida/messages/catalogue/language';

/** `/new` in Basque is `/eu/new`; the home path is `/eu`. */
export function localPath(language: Language, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/**
 * The same address in another language: the first segment is replaced, query and hash stay
 * (specification §2).
 */
export function inLanguage(
  language: Language,
  location: { pathname: string; search: string; hash: string },
): string {
  const segments = location.pathname.split('/').filter(Boolean);
  const rest = isLanguage(segments[0]) ? segments.slice(1) : segments;
  return `/${[language, ...rest].join('/')}${location.search}${location.hash}`;
}
