import { loadPrivacyText } from '@elucida/messages/catalogue/privacy-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of the card about one's own data. */
export const usePrivacyText = pageText(loadPrivacyText);
