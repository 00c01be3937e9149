import { loadProcessingText } from '@elucida/messages/pages/processing-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of processing by hand. Suspends; they load with its panel. */
export const useProcessingText = pageText(loadProcessingText);
