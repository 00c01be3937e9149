import type { Language } from '@elucida/messages/catalogue/language';
import type { FormulaProposalsText } from '@elucida/messages/pages/formula-proposals-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

const load: Readonly<Record<Language, () => Promise<FormulaProposalsText>>> = {
  en: async () => (await import('@elucida/messages/pages/en/formula-proposals')).formulaProposals,
  es: async () => (await import('@elucida/messages/pages/es/formula-proposals')).formulaProposals,
  eu: async () => (await import('@elucida/messages/pages/eu/formula-proposals')).formulaProposals,
};

/** The words of "No formula yet?" in the page's language. Suspends. */
export const useProposalsText = pageText(load);
