import type { SpectrumType } from '@elucida/spectra/spectrum';

/** What a sentence speaks of: peaks of one spectrum. */
export interface PointedAt {
  readonly technique: SpectrumType | null;
  readonly peaks: readonly number[];
}
