import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import type { TechniqueFacts } from './technique.ts';

/** A spectrum prepared by the rules of its technique. */
export interface Prepared<Kind> extends TechniqueFacts {
  readonly prepared: Kind;
}

/** Prepares the first spectrum of a technique that has peaks. */
export function prepared<Type extends SpectrumType, Kind>(
  spectra: readonly Spectrum[],
  type: Type,
  prepare: (spectrum: Extract<Spectrum, { type: Type }>) => Kind,
): Prepared<Kind> | null {
  const index = spectra.findIndex(
    (spectrum) => spectrum.type === type && spectrum.peaks.length > 0,
  );
  return index < 0
    ? null
    : { spectrum: index, prepared: prepare(spectra[index] as Extract<Spectrum, { type: Type }>) };
}
