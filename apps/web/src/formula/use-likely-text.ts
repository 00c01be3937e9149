import { loadLikelyFormulasText } from '@elucida/messages/pages/likely-formulas-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of the comparison of the likeliest formulas in the page's language. Suspends. */
export const useLikelyText = pageText(loadLikelyFormulasText);
