import type { ExercisesText } from '@elucida/messages/pages/exercises-text';
import { pageText } from '../../../lib/i18n/use-page-text.ts';

/** The words of the exercises. Suspends until they are there. */
export const useExercisesText = pageText<ExercisesText>({
  en: async () => (await import('@elucida/messages/pages/en/exercises')).exercises,
  es: async () => (await import('@elucida/messages/pages/es/exercises')).exercises,
  eu: async () => (await import('@elucida/messages/pages/eu/exercises')).exercises,
});
