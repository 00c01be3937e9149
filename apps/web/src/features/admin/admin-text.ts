import { loadAdminText } from '@elucida/messages/catalogue/admin-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of /admin. */
export const useAdminText = pageText(loadAdminText);
