import type { EvidenceItem } from '@elucida/contract/analysis';
import type { CodeOfRole } from '@elucida/spectra/evidence/evidence-roles';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { useTranslation } from 'react-i18next';
import { pageText } from '../lib/i18n/use-page-text.ts';

export interface BandWords {
  readonly vibration: Readonly<Record<string, string>>;
  readonly group: Readonly<Record<string, string>>;
}

/** What IR vibrations and groups are called, fetched only when they are written. */
export const useBandWords = pageText<BandWords>({
  en: async () => ({
    vibration: (await import('@elucida/messages/report/words-en')).wordsEn.vibration,
    group: (await import('@elucida/messages/report/group-names-en')).groupNamesEn,
  }),
  es: async () => ({
    vibration: (await import('@elucida/messages/report/words-es')).wordsEs.vibration,
    group: (await import('@elucida/messages/report/group-names-es')).groupNamesEs,
  }),
  eu: async () => ({
    vibration: (await import('@elucida/messages/report/words-eu')).wordsEu.vibration,
    group: (await import('@elucida/messages/report/group-names-eu')).groupNamesEu,
  }),
});

/** Codes of bands that have a name but no vibration of a group; those compatible with one have it. */
type BandKind = Exclude<
  Extract<CodeOfRole<'named' | 'unexplained'>, `ir-band-${string}`>,
  'ir-band-compatible'
>;
const KINDS = Object.keys({
  'ir-band-zwitterion': true,
  'ir-band-carboxylate': true,
  'ir-band-c-h': true,
  'ir-band-carbon-dioxide': true,
  'ir-band-overtone': true,
  'ir-band-fingerprint': true,
  'ir-band-unexplained': true,
} satisfies Readonly<Record<BandKind, true>>) as readonly BandKind[];

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
  const { t } = useTranslation();
  return (evidence, peak) => {
    const about = evidence.filter((item) => item.technique === technique && item.peak === peak);
    const [best] = about
      .filter((item) => item.values?.['vibration'] !== undefined)
      .toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
    const kind = KINDS.find((code) => about.some((item) => item.code === code));
    if (!best) return kind === undefined ? '' : t(`result.bandKinds.${kind}`);
    return bandName(best.values!, words);
  };
}
