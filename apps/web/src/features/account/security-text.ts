import { loadSecurityText } from '@elucida/messages/catalogue/security-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of the card about signing in. */
export const useSecurityText = pageText(loadSecurityText);
