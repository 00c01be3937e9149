import type { PracticeText } from '@elucida/messages/pages/practice-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of the practice pages. Suspends until they are there. */
export const usePracticeText = pageText<PracticeText>({
  en: async () => (await import('@elucida/messages/pages/en/practice')).practice,
  es: async () => (await import('@elucida/messages/pages/es/practice')).practice,
  eu: async () => (await import('@elucida/messages/pages/eu/practice')).practice,
});
