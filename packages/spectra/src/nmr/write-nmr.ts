import { decimalsOf, printedNumber } from '../number-format.ts';
import type { H1Metadata } from '../spectrum.ts';
import type { ShiftRange } from '../listings/notation-result.ts';

/** A number with its decimals, or so many where it has fewer. */
export const atLeast = (value: number, decimals: number): string =>
  printedNumber(value, Math.min(20, Math.max(decimals, decimalsOf(value))));

function header(
  nucleus: string,
  { frequency_mhz, solvent, temperature_c }: H1Metadata = {},
): string {
  const conditions = [
    frequency_mhz === undefined ? '' : `${frequency_mhz} MHz`,
    solvent ?? '',
    temperature_c === undefined ? '' : `${printedNumber(temperature_c)} °C`,
  ]
    .filter(Boolean)
    .join(', ');
  return `${nucleus} NMR${conditions === '' ? '' : ` (${conditions})`} δ `;
}

/** What a nucleus has of its own in a listing. */
export interface NmrListing<Peak> {
  /** `1H`, `13C`. */
  readonly nucleus: string;
  /** Decimals of a shift, at least. */
  readonly decimals: number;
  /** What is in parentheses after a shift. */
  readonly detailsOf: (peak: Peak) => readonly string[];
}

/**
 * The spectrum in the style of the ACS Guide: `1H NMR (400 MHz, CDCl3) δ 7.26 (d, J = 8.5 Hz, 2H),
 * …`; shifts with at least the decimals of the nucleus, never fewer than given; ranges as
 * `7.35–7.28`. `readNmr` reads it back.
 */
export function writeNmr<Peak extends { readonly delta_ppm: number }>(
  { metadata, peaks }: { readonly metadata?: H1Metadata; readonly peaks: readonly Peak[] },
  ranges: readonly ShiftRange[],
  { nucleus, decimals, detailsOf }: NmrListing<Peak>,
): string {
  const rangeOf = new Map(ranges.map((range) => [range.row, range]));
  const shift = (delta: number, row: number) => {
    const range = rangeOf.get(row);
    return range
      ? `${atLeast(range.from, decimals)}–${atLeast(range.to, decimals)}`
      : atLeast(delta, decimals);
  };
  const signals = peaks.map((peak, row) => {
    const details = detailsOf(peak).filter(Boolean).join(', ');
    return shift(peak.delta_ppm, row) + (details === '' ? '' : ` (${details})`);
  });
  return `${header(nucleus, metadata)}${signals.join(', ')}`;
}
