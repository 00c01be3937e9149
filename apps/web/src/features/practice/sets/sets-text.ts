import { loadSetsText } from '@elucida/messages/pages/sets-text';
import { pageText } from '../../../lib/i18n/use-page-text.ts';

/** The words of sets of problems. Suspends until they are there. */
export const useSetsText = pageText(loadSetsText);
