import type { CodeOfRole } from '@elucida/spectra/evidence/evidence-roles';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { CodeWithValues, EvidenceOf } from '../evidence/evidence.ts';

/** Codes of peaks that the rules do not speak about: what nearly every molecule shows, and more. */
type CoverageCode = Exclude<
  CodeOfRole<'named' | 'unexplained'>,
  'carbon-unexplained' | 'exchangeable-hidden' | CodeWithValues
>;
/** Those of one technique. */
export type Coverage<Technique extends SpectrumType> = {
  [Code in CoverageCode]: EvidenceOf<Code>['technique'] extends Technique ? Code : never;
}[CoverageCode];

/** What evidence about a peak that speaks neither for nor against a molecule begins with. */
export const neutral = (peak: number, observed: number) =>
  ({ atoms: [], observed, verdict: 'neutral', peak }) as const;
