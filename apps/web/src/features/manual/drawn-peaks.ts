import type { Spectrum } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

/** Peaks drawn at once; a curve through more would freeze the page and be a black bar. */
export const DRAWN = 500;

/**
 * The strongest 500 peaks of a spectrum, in their order (the first 500 where the technique has no
 * strength in numbers).
 */
export function drawnPeaks(spectrum: Spectrum): Record<string, unknown>[] {
  const peaks = spectrum.peaks as unknown as Record<string, unknown>[];
  if (peaks.length <= DRAWN) return peaks;
  const { strengthField: field } = techniqueOf(spectrum.type).plot;
  if (field === null) return peaks.slice(0, DRAWN);
  const strength = (index: number) => Number(peaks[index]![field] ?? 0);
  const strongest = peaks
    .map((_, index) => index)
    .sort((a, b) => strength(b) - strength(a))
    .slice(0, DRAWN)
    .sort((a, b) => a - b);
  return strongest.map((index) => peaks[index]!);
}
