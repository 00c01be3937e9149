import type { ExampleText } from '@elucida/messages/pages/example-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of this page. Suspends until they are there. */
export const useExampleText = pageText<ExampleText>({
  en: async () => (await import('@elucida/messages/pages/en/example')).example,
  es: async () => (await import('@elucida/messages/pages/es/example')).example,
  eu: async () => (await import('@elucida/messages/pages/eu/example')).example,
});
