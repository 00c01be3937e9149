import { loadExampleText } from '@elucida/messages/pages/example-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of this page. Suspends until they are there. */
export const useExampleText = pageText(loadExampleText);
