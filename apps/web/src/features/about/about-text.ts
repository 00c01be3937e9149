import { loadAboutText } from '@elucida/messages/pages/about-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of /about. */
export const useAboutText = pageText(loadAboutText);
