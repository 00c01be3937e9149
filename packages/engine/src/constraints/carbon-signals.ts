import type { C13Peak, Spectrum } from '@elucida/spectra/spectrum';

/** The 13C spectrum as the judge sees it: distinct shifts in ascending order. */
export interface CarbonSignals {
  /** Index of the spectrum in the request. */
  readonly spectrum: number;
  /** ppm, ascending. */
  readonly shift: Float64Array;
  /** Typed by somebody, not read from an image, where lines that lie close run together. */
  readonly typed: boolean;
  /** Index of the (first) peak in the spectrum, by signal. */
  readonly peak: Int32Array;
}

/** Signals looked at; no molecule within reach has as many. */
export const MOST_SIGNALS = 200;
/** Shifts closer than this are one signal typed twice (one line a carbon is a common way to write a table), ppm. */
const SAME_SIGNAL_PPM = 0.005;

export function carbonSignals(spectra: readonly Spectrum[]): CarbonSignals | null {
  const index = spectra.findIndex(({ type }) => type === 'C13NMR');
  if (index < 0) return null;
  const sorted = (spectra[index].peaks as C13Peak[])
    .map(({ delta_ppm }, peak) => ({ shift: delta_ppm, peak }))
    .filter(({ shift }) => Number.isFinite(shift))
    .sort((a, b) => a.shift - b.shift || a.peak - b.peak)
    .filter(({ shift }, i, all) => i === 0 || shift - all[i - 1].shift > SAME_SIGNAL_PPM)
    .slice(0, MOST_SIGNALS);
  if (sorted.length === 0) return null;
  return { spectrum: index, typed: spectra[index].source !== 'image', shift: Float64Array.from(sorted, ({ shift }) => shift), peak: Int32Array.from(sorted, ({ peak }) => peak) };
}
