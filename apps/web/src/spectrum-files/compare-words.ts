import type { CompareText } from '@elucida/messages/pages/compare-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of spectra on one axis. Suspends; they load with the panel. */
export const useCompareText = pageText<CompareText>({
  en: async () => (await import('@elucida/messages/pages/en/compare')).compare,
  es: async () => (await import('@elucida/messages/pages/es/compare')).compare,
  eu: async () => (await import('@elucida/messages/pages/eu/compare')).compare,
});
