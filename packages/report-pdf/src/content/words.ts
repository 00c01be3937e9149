import { CATALOGUES, type ReportCatalogue } from '@elucida/analysis/report/catalogue';
import type { Language } from '@elucida/contract/languages';
import { common } from '@elucida/messages/catalogue/en/common';
import { plot as plotEn } from '@elucida/messages/catalogue/en/plot';
import { plotTools as plotToolsEn } from '@elucida/messages/catalogue/en/plot-tools';
import { result as resultEn } from '@elucida/messages/catalogue/en/result';
import { common as commonEs } from '@elucida/messages/catalogue/es/common';
import { plot as plotEs } from '@elucida/messages/catalogue/es/plot';
import { plotTools as plotToolsEs } from '@elucida/messages/catalogue/es/plot-tools';
import { result as resultEs } from '@elucida/messages/catalogue/es/result';
import { common as commonEu } from '@elucida/messages/catalogue/eu/common';
import { plot as plotEu } from '@elucida/messages/catalogue/eu/plot';
import { plotTools as plotToolsEu } from '@elucida/messages/catalogue/eu/plot-tools';
import { result as resultEu } from '@elucida/messages/catalogue/eu/result';
import { withDecimalSigns } from '@elucida/messages/format/figures';
import type { ConfigurationText } from '@elucida/messages/pages/configuration-text';
import { configuration as configurationEn } from '@elucida/messages/pages/en/configuration';
import { configuration as configurationEs } from '@elucida/messages/pages/es/configuration';
import { configuration as configurationEu } from '@elucida/messages/pages/eu/configuration';
import { models as modelsEn } from '@elucida/messages/pages/en/models';
import { models as modelsEs } from '@elucida/messages/pages/es/models';
import { models as modelsEu } from '@elucida/messages/pages/eu/models';
import type { ModelsText } from '@elucida/messages/pages/models-text';
import { reportPdf as reportEn, type ReportPdfTexts } from '@elucida/messages/report-pdf/en';
import { reportPdf as reportEs } from '@elucida/messages/report-pdf/es';
import { reportPdf as reportEu } from '@elucida/messages/report-pdf/eu';

/** Everything a printed report says, in one language. */
export interface Words {
  readonly language: Language;
  readonly languageName: string;
  /** Symbols with the decimal sign of the language in their figures. */
  readonly figures: (symbols: string) => string;
  readonly report: ReportPdfTexts;
  readonly result: typeof resultEn;
  readonly plot: typeof plotEn;
  /** Cross peaks on a structure, by how they are drawn. */
  readonly drawn: typeof plotToolsEn.drawn;
  readonly configuration: ConfigurationText;
  readonly models: ModelsText;
  readonly providers: typeof common.provider;
  /** Sentences and terms of the reasoning. */
  readonly reasoning: ReportCatalogue;
}

const words = (
  language: Language,
  texts: Pick<
    Words,
    'report' | 'result' | 'plot' | 'drawn' | 'configuration' | 'models' | 'providers'
  >,
): Words => ({
  language,
  languageName: common.languageName[language],
  figures: (symbols) => withDecimalSigns(symbols, language),
  reasoning: CATALOGUES[language],
  ...texts,
});

export const WORDS: Readonly<Record<Language, Words>> = {
  en: words('en', {
    report: reportEn,
    result: resultEn,
    drawn: plotToolsEn.drawn,
    plot: plotEn,
    configuration: configurationEn,
    models: modelsEn,
    providers: common.provider,
  }),
  es: words('es', {
    report: reportEs,
    result: resultEs,
    drawn: plotToolsEs.drawn,
    plot: plotEs,
    configuration: configurationEs,
    models: modelsEs,
    providers: commonEs.provider,
  }),
  eu: words('eu', {
    report: reportEu,
    result: resultEu,
    drawn: plotToolsEu.drawn,
    plot: plotEu,
    configuration: configurationEu,
    models: modelsEu,
    providers: commonEu.provider,
  }),
};
