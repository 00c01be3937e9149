import type { SetsText } from '@elucida/messages/pages/sets-text';
import { pageText } from '../../../lib/i18n/use-page-text.ts';

/** The words of sets of problems. Suspends until they are there. */
export const useSetsText = pageText<SetsText>({
  en: async () => (await import('@elucida/messages/pages/en/sets')).sets,
  es: async () => (await import('@elucida/messages/pages/es/sets')).sets,
  eu: async () => (await import('@elucida/messages/pages/eu/sets')).sets,
});
