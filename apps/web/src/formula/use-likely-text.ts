import type { Language } from '@elucida/messages/catalogue/language';
import type { LikelyFormulasText } from '@elucida/messages/pages/likely-formulas-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

const load: Readonly<Record<Language, () => Promise<LikelyFormulasText>>> = {
  en: async () => (await import('@elucida/messages/pages/en/likely-formulas')).likelyFormulas,
  es: async () => (await import('@elucida/messages/pages/es/likely-formulas')).likelyFormulas,
  eu: async () => (await import('@elucida/messages/pages/eu/likely-formulas')).likelyFormulas,
};

/** The words of the comparison of the likeliest formulas in the page's language. Suspends. */
export const useLikelyText = pageText(load);
