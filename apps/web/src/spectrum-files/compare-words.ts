import { loadCompareText } from '@elucida/messages/pages/compare-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of spectra on one axis. Suspends; they load with the panel. */
export const useCompareText = pageText(loadCompareText);
