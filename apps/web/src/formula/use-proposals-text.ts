import { loadFormulaProposalsText } from '@elucida/messages/pages/formula-proposals-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of "No formula yet?" in the page's language. Suspends. */
export const useProposalsText = pageText(loadFormulaProposalsText);
