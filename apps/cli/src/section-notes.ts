import type { ReportLanguage } from '@elucida/analysis/job';
import { common as commonEn } from '@elucida/messages/catalogue/en/common';
import { common as commonEs } from '@elucida/messages/catalogue/es/common';
import { common as commonEu } from '@elucida/messages/catalogue/eu/common';
import { manual as en } from '@elucida/messages/catalogue/en/manual';
import { manual as es } from '@elucida/messages/catalogue/es/manual';
import { manual as eu } from '@elucida/messages/catalogue/eu/manual';
import type { ReadSection, UnusedPart } from '@elucida/spectra/experimental/read-section';
import type { NotationErrorCode } from '@elucida/spectra/listings/notation-result';

const TEXTS = {
  en: { unused: en.section.unused, notation: en.notation, technique: commonEn.technique },
  es: { unused: es.section.unused, notation: es.notation, technique: commonEs.technique },
  eu: { unused: eu.section.unused, notation: eu.notation, technique: commonEu.technique },
} as const;

/** Why a text could not be read, quoting the token; nothing where there is no token to quote. */
const whyOf = ({ error }: UnusedPart, notation: Readonly<Record<NotationErrorCode, string>>) =>
  error === undefined || error.found.trim() === ''
    ? ''
    : ` ${notation[error.code].replace('{{found}}', () => error.found.trim())}`;

/** What of a section is not used, one line each, as the page of manual analysis says it. */
export function sectionNotes({ unused }: ReadSection, lang: ReportLanguage): string[] {
  const texts = TEXTS[lang];
  return unused.map((part) => {
    const { reason, text, type } = part;
    const what = texts.unused[reason]
      .replace('{{technique}}', () => (type === undefined ? '' : texts.technique[type]))
      .replace('{{text}}', () => text);
    return what + whyOf(part, texts.notation);
  });
}
