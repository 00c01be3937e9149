import type { security } from '@elucida/messages/catalogue/en/security';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of the card about signing in. */
export const useSecurityText = pageText<typeof security>({
  en: async () => (await import('@elucida/messages/catalogue/en/security')).security,
  es: async () => (await import('@elucida/messages/catalogue/es/security')).security,
  eu: async () => (await import('@elucida/messages/catalogue/eu/security')).security,
});
