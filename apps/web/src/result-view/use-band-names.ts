import type { EvidenceItem } from '@elucida/contract/analysis';
import type { Language } from '@elucida/messages/catalogue/language';
import type { ReportWords } from '@elucida/messages/report/words-en';
import type { CodeOfRole } from '@elucida/spectra/evidence/evidence-roles';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** Codes of bands that have a name but no vibration of a group; those compatible with one have it. */
type BandKind = Exclude<
  Extract<CodeOfRole<'named' | 'unexplained'>, `ir-band-${string}`>,
  'ir-band-compatible'
>;

export interface BandWords {
  readonly kind: Readonly<Record<BandKind, string>>;
  readonly vibration: Readonly<Record<string, string>>;
  readonly group: Readonly<Record<string, string>>;
}

const bandWords = (
  { bandKind, vibration }: Pick<ReportWords, 'bandKind' | 'vibration'>,
  group: BandWords['group'],
): BandWords => ({ kind: bandKind, vibration, group });

const LOADERS: Readonly<Record<Language, () => Promise<BandWords>>> = {
  en: async () =>
    bandWords(
      (await import('@elucida/messages/report/words-en')).wordsEn,
      (await import('@elucida/messages/report/group-names-en')).groupNamesEn,
    ),
  es: async () =>
    bandWords(
      (await import('@elucida/messages/report/words-es')).wordsEs,
      (await import('@elucida/messages/report/group-names-es')).groupNamesEs,
    ),
  eu: async () =>
    bandWords(
      (await import('@elucida/messages/report/words-eu')).wordsEu,
      (await import('@elucida/messages/report/group-names-eu')).groupNamesEu,
    ),
};

/** What IR vibrations and groups are called, fetched only when they are written. */
export const useBandWords = pageText((language) => LOADERS[language]());

/** Vibration and group of the values of a band's evidence. */
export function bandName(values: NonNullable<EvidenceItem['values']>, words: BandWords): string {
  const vibration = String(values['vibration']),
    group = values['group'];
  return [
    words.vibration[vibration] ?? vibration,
    group === undefined ? '' : (words.group[String(group)] ?? String(group)),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * Names bands: vibration and group of the evidence about it, the heaviest first, else why it has
 * none. Suspends until the words are there.
 */
export function useBandNames(
  technique: SpectrumType,
): (evidence: readonly EvidenceItem[], peak: number) => string {
  const words = useBandWords();
  return (evidence, peak) => {
    const about = evidence.filter((item) => item.technique === technique && item.peak === peak);
    const [best] = about
      .filter((item) => item.values?.['vibration'] !== undefined)
      .toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
    if (best) return bandName(best.values!, words);
    const kinds: Readonly<Record<string, string>> = words.kind;
    return about.map(({ code }) => kinds[code ?? '']).find((name) => name !== undefined) ?? '';
  };
}
