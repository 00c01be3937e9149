import type { AnalysesText } from '@elucida/messages/pages/analyses-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words about single analyses. Suspends; they load with what shows one. */
export const useAnalysesText = pageText<AnalysesText>({
  en: async () => (await import('@elucida/messages/pages/en/analyses')).analyses,
  es: async () => (await import('@elucida/messages/pages/es/analyses')).analyses,
  eu: async () => (await import('@elucida/messages/pages/eu/analyses')).analyses,
});
