import { loadExercisesText } from '@elucida/messages/pages/exercises-text';
import { pageText } from '../../../lib/i18n/use-page-text.ts';

/** The words of the exercises. Suspends until they are there. */
export const useExercisesText = pageText(loadExercisesText);
