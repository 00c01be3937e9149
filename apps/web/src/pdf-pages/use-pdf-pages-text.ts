import { loadPdfPagesText } from '@elucida/messages/pages/pdf-pages-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words about choosing pages of a PDF. Suspends; they load with the pages. */
export const usePdfPagesText = pageText(loadPdfPagesText);
