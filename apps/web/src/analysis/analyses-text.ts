import { loadAnalysesText } from '@elucida/messages/pages/analyses-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words about single analyses. Suspends; they load with what shows one. */
export const useAnalysesText = pageText(loadAnalysesText);
