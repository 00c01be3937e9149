import type { VerifyText } from '@elucida/messages/pages/verify-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of the page that verifies structures. Suspends until they are there. */
export const useVerifyText = pageText<VerifyText>({
  en: async () => (await import('@elucida/messages/pages/en/verify')).verify,
  es: async () => (await import('@elucida/messages/pages/es/verify')).verify,
  eu: async () => (await import('@elucida/messages/pages/eu/verify')).verify,
});
