import { loadPracticeText } from '@elucida/messages/pages/practice-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of the practice pages. Suspends until they are there. */
export const usePracticeText = pageText(loadPracticeText);
