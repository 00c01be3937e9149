import { withDecimalSigns } from '@elucida/messages/format/figures';
import { useLanguage } from './use-language.ts';

/** Writes the figures of a text of symbols with the decimal sign of the page's language. */
export function useFigures(): (symbols: string) => string {
  const language = useLanguage();
  return (symbols) => withDecimalSigns(symbols, language);
}
