import type { keys } from '@elucida/messages/catalogue/en/keys';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of the card about keys. */
export const useKeysText = pageText<typeof keys>({
  en: async () => (await import('@elucida/messages/catalogue/en/keys')).keys,
  es: async () => (await import('@elucida/messages/catalogue/es/keys')).keys,
  eu: async () => (await import('@elucida/messages/catalogue/eu/keys')).keys,
});
