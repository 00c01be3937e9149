import type { Language } from '../catalogue/language.ts';

/** Words about choosing pages of a PDF; they load with the pages. */
export interface PdfPagesText {
  readonly heading: (file: string) => string;
  readonly hint: string;
  readonly opening: string;
  readonly page: (place: number) => string;
  readonly add: (count: number) => string;
  readonly close: string;
  /** More pages are chosen than the plan has room for. */
  readonly room: (count: number) => string;
  /** A document of more pages than are shown. */
  readonly first: (shown: number, all: number) => string;
  readonly problem: Readonly<Record<'locked' | 'unreadable' | 'undrawn', (file: string) => string>>;
}

/** The words in a language, fetched when they are first asked for. */
export const loadPdfPagesText = async (language: Language): Promise<PdfPagesText> =>
  ((await import(`./${language}/pdf-pages.ts`)) as { pdfPages: PdfPagesText }).pdfPages;
