import { loadDrawingText } from '@elucida/messages/pages/drawing-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of the drawing area. Suspends; they load with it. */
export const useDrawingText = pageText(loadDrawingText);
