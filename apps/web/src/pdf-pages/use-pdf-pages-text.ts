import type { PdfPagesText } from '@elucida/messages/pages/pdf-pages-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words about choosing pages of a PDF. Suspends; they load with the pages. */
export const usePdfPagesText = pageText<PdfPagesText>({
  en: async () => (await import('@elucida/messages/pages/en/pdf-pages')).pdfPages,
  es: async () => (await import('@elucida/messages/pages/es/pdf-pages')).pdfPages,
  eu: async () => (await import('@elucida/messages/pages/eu/pdf-pages')).pdfPages,
});
