import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';

/** Peaks drawn at once; a curve through more would freeze the page and be a black bar. */
export const DRAWN = 500;

const STRENGTH: Readonly<Record<SpectrumType, string | null>> = {
  H1NMR: 'int',
  C13NMR: null,
  IR: 'depth',
  UVVIS: 'epsilon_M_1cm_1',
  MS: 'rel_int',
};

/**
 * The strongest 500 peaks of a spectrum, in their order (the first 500 where the technique has no
 * strength in numbers).
 */
export function drawnPeaks(spectrum: Spectrum): Record<string, unknown>[] {
  const peaks = spectrum.peaks as unknown as Record<string, unknown>[];
  if (peaks.length <= DRAWN) return peaks;
  const field = STRENGTH[spectrum.type];
  if (field === null) return peaks.slice(0, DRAWN);
  const strength = (index: number) => Number(peaks[index]![field] ?? 0);
  const strongest = peaks
    .map((_, index) => index)
    .sort((a, b) => strength(b) - strength(a))
    .slice(0, DRAWN)
    .sort((a, b) => a - b);
  return strongest.map((index) => peaks[index]!);
}
