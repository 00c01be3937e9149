import { CATALOGUES, type ReportCatalogue } from '@elucida/analysis/report/catalogue';
import type { Language } from '@elucida/contract/languages';
import { common } from '@elucida/messages/catalogue/en/common';
import { plot as plotEn } from '@elucida/messages/catalogue/en/plot';
import { result as resultEn } from '@elucida/messages/catalogue/en/result';
import { plot as plotEs } from '@elucida/messages/catalogue/es/plot';
import { result as resultEs } from '@elucida/messages/catalogue/es/result';
import { plot as plotEu } from '@elucida/messages/catalogue/eu/plot';
import { result as resultEu } from '@elucida/messages/catalogue/eu/result';
import { reportPdf as reportEn, type ReportPdfTexts } from '@elucida/messages/report-pdf/en';
import { reportPdf as reportEs } from '@elucida/messages/report-pdf/es';
import { reportPdf as reportEu } from '@elucida/messages/report-pdf/eu';

/** Everything a printed report says, in one language. */
export interface Words {
  readonly language: Language;
  readonly languageName: string;
  readonly report: ReportPdfTexts;
  readonly result: typeof resultEn;
  readonly plot: typeof plotEn;
  /** Sentences and terms of the reasoning. */
  readonly reasoning: ReportCatalogue;
}

const words = (language: Language, texts: Pick<Words, 'report' | 'result' | 'plot'>): Words =>
  ({ language, languageName: common.languageName[language], reasoning: CATALOGUES[language], ...texts });

export const WORDS: Readonly<Record<Language, Words>> = {
  en: words('en', { report: reportEn, result: resultEn, plot: plotEn }),
  es: words('es', { report: reportEs, result: resultEs, plot: plotEs }),
  eu: words('eu', { report: reportEu, result: resultEu, plot: plotEu }),
};
