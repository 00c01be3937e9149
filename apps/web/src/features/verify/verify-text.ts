import { loadVerifyText } from '@elucida/messages/pages/verify-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of the page that verifies structures. Suspends until they are there. */
export const useVerifyText = pageText(loadVerifyText);
