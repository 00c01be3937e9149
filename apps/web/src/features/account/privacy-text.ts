import type { privacy } from '@elucida/messages/catalogue/en/privacy';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of the card about one's own data. */
export const usePrivacyText = pageText<typeof privacy>({
  en: async () => (await import('@elucida/messages/catalogue/en/privacy')).privacy,
  es: async () => (await import('@elucida/messages/catalogue/es/privacy')).privacy,
  eu: async () => (await import('@elucida/messages/catalogue/eu/privacy')).privacy,
});
