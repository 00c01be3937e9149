import type { ReportLanguage } from '@elucida/analysis/job';
import { common as commonEn } from '@elucida/messages/catalogue/en/common';
import { common as commonEs } from '@elucida/messages/catalogue/es/common';
import { common as commonEu } from '@elucida/messages/catalogue/eu/common';
import { manual as en } from '@elucida/messages/catalogue/en/manual';
import { manual as es } from '@elucida/messages/catalogue/es/manual';
import { manual as eu } from '@elucida/messages/catalogue/eu/manual';
import type { ReadSection } from '@elucida/spectra/experimental/read-section';

const TEXTS = {
  en: { unused: en.section.unused, technique: commonEn.technique },
  es: { unused: es.section.unused, technique: commonEs.technique },
  eu: { unused: eu.section.unused, technique: commonEu.technique },
} as const;

/** What of a section is not used, one sentence each, as the page of manual analysis says it. */
export function sectionNotes({ unused }: ReadSection, lang: ReportLanguage): string[] {
  const texts = TEXTS[lang];
  return unused.map(({ reason, text, type }) =>
    texts.unused[reason]
      .replace('{{technique}}', () => (type === undefined ? '' : texts.technique[type]))
      .replace('{{text}}', () => text),
  );
}
