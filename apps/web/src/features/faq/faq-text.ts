import { loadFaqText } from '@elucida/messages/pages/faq-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of /faq. */
export const useFaqText = pageText(loadFaqText);
