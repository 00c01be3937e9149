import type { ApiGuideText } from '@elucida/messages/pages/api-guide-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of the page about the API. Suspends until they are there. */
export const useApiGuideText = pageText<ApiGuideText>({
  en: async () => (await import('@elucida/messages/pages/en/api-guide')).apiGuide,
  es: async () => (await import('@elucida/messages/pages/es/api-guide')).apiGuide,
  eu: async () => (await import('@elucida/messages/pages/eu/api-guide')).apiGuide,
});
