import { type Language, LANGUAGES } from '@elucida/spectra/languages';

export { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@elucida/spectra/languages';

/** Narrows a path segment or a header value to one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}
