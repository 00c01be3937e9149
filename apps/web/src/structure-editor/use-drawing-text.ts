import type { DrawingText } from '@elucida/messages/pages/drawing-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of the drawing area. Suspends; they load with it. */
export const useDrawingText = pageText<DrawingText>({
  en: async () => (await import('@elucida/messages/pages/en/drawing')).drawing,
  es: async () => (await import('@elucida/messages/pages/es/drawing')).drawing,
  eu: async () => (await import('@elucida/messages/pages/eu/drawing')).drawing,
});
