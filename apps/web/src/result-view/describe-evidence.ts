import type { EvidenceItem } from '@elucida/contract/analysis';
import type { Language } from '@elucida/messages/catalogue/language';
import { withDecimalSign } from '@elucida/messages/format/figures';
import type { EvidencePhrases } from '@elucida/messages/pages/asked-text';
import { isEvidenceCode, type EvidenceCode } from '@elucida/spectra/evidence/evidence-roles';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';
import { bandName, type BandWords } from './use-band-names.ts';

interface Words {
  readonly phrases: EvidencePhrases;
  readonly bands: BandWords;
  readonly language: Language;
}
/** The figures of one piece of evidence, as its phrase writes them. */
interface Figures {
  readonly at: string;
  readonly predicted: string;
  /** A value by name, a position of its technique where it is a number. */
  readonly value: (name: string) => string;
  readonly count: (name: string) => string;
  readonly band: string;
  readonly fits: boolean;
}
type Phrase = (say: EvidencePhrases, of: Figures) => string;

const assigned: Phrase = (say, { at, predicted }) => say.assigned(at, predicted);
const missing: Phrase = (say, { predicted }) => say.missing(predicted);
const unexplained: Phrase = (say, { at }) => say.unexplained(at);

/** Evidence that may speak for or against one structure; the rest holds for every isomer alike. */
const PHRASES: Partial<Record<EvidenceCode, Phrase>> = {
  'carbon-assignment': assigned,
  'proton-assignment': assigned,
  'exchangeable-assignment': assigned,
  'carbon-missing': missing,
  'proton-missing': missing,
  'carbon-unexplained': unexplained,
  'proton-unexplained': (say, { at, count }) => say.protonsLeft(count('protons'), at),
  multiplicity: (say, { at, count, fits }) =>
    (fits ? say.splittingFits : say.splittingDiffers)(at, count('observed')),
  couplings: (say, { at, count }) => say.coupling(count('constant'), at),
  'carbon-count': (say, { count }) => say.count(count('classes'), count('signals')),
  'ir-band-found': (say, { at, band }) => say.band(at, band),
  'ir-band-missing': (say, { value, band }) => say.noBand(value('from'), value('to'), band),
  'ir-band-foreign': unexplained,
  'ir-band-unexplained': unexplained,
  'ms-molecular-ion': (say, { value }) => say.molecularIon(value('mz')),
  'ms-molecular-ion-missing': (say, { value }) => say.noMolecularIon(value('mz')),
  'ms-fragment-found': (say, { value }) => say.ion(value('mz')),
  'ms-fragment-missing': (say, { value }) => say.noIon(value('mz')),
  'ms-fragment-foreign': (say, { value }) => say.foreignIon(value('mz')),
  'uv-maximum-found': (say, { at, value }) => say.maximum(at, value('expected')),
  'uv-maximum-missing': (say, { value }) => say.noMaximum(value('expected')),
  'uv-maximum-foreign': unexplained,
};

/** What one piece of evidence says, as a phrase; null for codes that have none. */
export function describeEvidence(item: EvidenceItem, words: Words): string | null {
  const phrase = isEvidenceCode(item.code) ? PHRASES[item.code] : undefined;
  if (!phrase) return null;
  const { phrases, bands, language } = words;
  const position = (x: number | string | undefined) =>
    typeof x === 'number'
      ? withDecimalSign(formatPosition(item.technique, x), language)
      : String(x ?? '–');
  return phrase(phrases, {
    at: position(item.observed),
    predicted: position(item.predicted),
    value: (name) => position(item.values?.[name]),
    count: (name) => withDecimalSign(String(item.values?.[name] ?? '–'), language),
    band: bandName(item.values ?? {}, bands),
    fits: item.verdict === 'for',
  });
}
