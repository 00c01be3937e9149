import type { ProcessingText } from '@elucida/messages/pages/processing-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of processing by hand. Suspends; they load with its panel. */
export const useProcessingText = pageText<ProcessingText>({
  en: async () => (await import('@elucida/messages/pages/en/processing')).processing,
  es: async () => (await import('@elucida/messages/pages/es/processing')).processing,
  eu: async () => (await import('@elucida/messages/pages/eu/processing')).processing,
});
