import { neighboursBehind, readMultiplicity } from '@elucida/spectra/chemistry/multiplicities';
import type { HeteroPeak, Spectrum } from '@elucida/spectra/spectrum';
import type { FactsInput, TechniqueFacts } from '../technique.ts';
import type { HeteroTraits } from './hetero-nucleus.ts';

/** A spectrum of ¹⁹F or ³¹P as the judge sees it: signals in ascending order. */
export interface HeteroSignals extends TechniqueFacts {
  /** ppm, ascending. */
  readonly shift: Float64Array;
  /** Index of the peak in the spectrum, by signal. */
  readonly peak: Int32Array;
  /**
   * Nuclei by signal, where every signal has an integral and they add up to the formula's; else null.
   */
  readonly nuclei: readonly number[] | null;
  /** Partners that a first-order splitting needs at least, by signal; 0 where it says nothing. */
  readonly partners: readonly number[];
}

/** How far an integral may be from a whole number. */
const INTEGRAL_TOLERANCE = 0.2;

/** Integrals as numbers of nuclei, scaled to those of the formula; null where they do not fit any. */
function nucleiOf(peaks: readonly HeteroPeak[], all: number): number[] | null {
  const integrals = peaks.map(({ int }) => int ?? NaN);
  const sum = integrals.reduce((total, each) => total + each, 0);
  if (!(sum > 0)) return null;
  const scaled = integrals.map((each) => (each * all) / sum);
  return scaled.every(
    (each) => Math.round(each) > 0 && Math.abs(each - Math.round(each)) <= INTEGRAL_TOLERANCE,
  )
    ? scaled.map(Math.round)
    : null;
}

/** Spin-½ partners behind a splitting: those of all its letters; 0 for singlets and multiplets. */
function partnersOf({ mult }: HeteroPeak): number {
  const shape = readMultiplicity(mult ?? '');
  if (shape === null) return 0;
  return shape.splittings.reduce((sum, each) => sum + (neighboursBehind(each) ?? 0), 0);
}

/** The signals of the first spectrum of the technique; null where there is none. */
export function heteroSignals(
  { type, element }: HeteroTraits,
  { formula, spectra }: FactsInput,
): HeteroSignals | null {
  const spectrum = spectra.findIndex((each) => each.type === type && each.peaks.length > 0);
  if (spectrum < 0) return null;
  const peaks = (spectra[spectrum] as Extract<Spectrum, { type: typeof type }>).peaks;
  const listed = peaks
    .map((peak, index) => ({ peak, index }))
    .filter(({ peak }) => Number.isFinite(peak.delta_ppm))
    .sort((a, b) => a.peak.delta_ppm - b.peak.delta_ppm);
  if (listed.length === 0) return null;
  return {
    spectrum,
    shift: Float64Array.from(listed, ({ peak }) => peak.delta_ppm),
    peak: Int32Array.from(listed, ({ index }) => index),
    nuclei: nucleiOf(
      listed.map(({ peak }) => peak),
      formula.counts[element] ?? 0,
    ),
    partners: listed.map(({ peak }) => partnersOf(peak)),
  };
}
