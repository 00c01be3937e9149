import { loadLegalText } from '@elucida/messages/pages/legal-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of /legal. */
export const useLegalText = pageText(loadLegalText);
