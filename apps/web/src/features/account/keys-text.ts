import { loadKeysText } from '@elucida/messages/catalogue/keys-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of the card about keys. */
export const useKeysText = pageText(loadKeysText);
