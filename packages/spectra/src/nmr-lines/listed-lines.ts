import type { Formula } from '../formula/formula.ts';
import type { C13Peak, H1Peak, Spectrum } from '../spectrum.ts';

/** Signals looked at; no molecule within reach has as many. */
const MOST_SIGNALS = 200;
/**
 * Shifts closer than this are one signal typed twice (one line a carbon is a common way to write a
 * table), ppm.
 */
const SAME_SIGNAL_PPM = 0.005;

/** Finite shifts of the first ¹³C spectrum, ascending and each once, with their places. */
export function listedCarbons(spectra: readonly Spectrum[]): { shift: number; peak: number }[] {
  const spectrum = spectra.find(({ type }) => type === 'C13NMR');
  return ((spectrum?.peaks ?? []) as C13Peak[])
    .map(({ delta_ppm }, peak) => ({ shift: delta_ppm, peak }))
    .filter(({ shift }) => Number.isFinite(shift))
    .sort((a, b) => a.shift - b.shift || a.peak - b.peak)
    .filter(({ shift }, i, all) => i === 0 || shift - all[i - 1].shift > SAME_SIGNAL_PPM)
    .slice(0, MOST_SIGNALS);
}

/** Most hydrogens that N, O, S and P can hide in exchange or broadening. */
export function exchangeableLimit({ counts }: Formula): number {
  return 2 * (counts.N ?? 0) + (counts.O ?? 0) + (counts.S ?? 0) + (counts.P ?? 0);
}

/** Finite shifts of the first ¹H spectrum, ascending, with their places. */
export function listedProtons(spectra: readonly Spectrum[]): { peak: H1Peak; position: number }[] {
  const spectrum = spectra.find(({ type }) => type === 'H1NMR');
  return ((spectrum?.peaks ?? []) as H1Peak[])
    .map((peak, position) => ({ peak, position }))
    .filter(({ peak }) => Number.isFinite(peak.delta_ppm))
    .sort((a, b) => a.peak.delta_ppm - b.peak.delta_ppm || a.position - b.position)
    .slice(0, MOST_SIGNALS);
}
