import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { errorWords, runErrorWords } from './error-words.ts';

/** `errorWords` in the language of the page. */
export function useErrorWords(): (error: unknown) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (error) => errorWords(error, { t, language });
}

/** `runErrorWords` in the language of the page. */
export function useRunErrorWords(): (error: unknown) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (error) => runErrorWords(error, { t, language });
}
