import type { Language } from '@elucida/messages/catalogue/language';
import type { AskedText } from '@elucida/messages/pages/asked-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of "Is it this?", by language. */
export const loadAskedText: Readonly<Record<Language, () => Promise<AskedText>>> = {
  en: async () => (await import('@elucida/messages/pages/en/asked')).asked,
  es: async () => (await import('@elucida/messages/pages/es/asked')).asked,
  eu: async () => (await import('@elucida/messages/pages/eu/asked')).asked,
};

/** The same of the page's language. Suspends; they load with the field and the verdicts. */
export const useAskedText = pageText(loadAskedText);
