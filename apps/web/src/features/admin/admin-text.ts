import type { admin } from '@elucida/messages/catalogue/en/admin';
import { pageText } from '../../lib/i18n/use-page-text.ts';

export type AdminText = typeof admin;

/** The words of /admin. */
export const useAdminText = pageText<AdminText>({
  en: async () => (await import('@elucida/messages/catalogue/en/admin')).admin,
  es: async () => (await import('@elucida/messages/catalogue/es/admin')).admin,
  eu: async () => (await import('@elucida/messages/catalogue/eu/admin')).admin,
});
