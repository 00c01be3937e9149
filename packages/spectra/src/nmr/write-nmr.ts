import { printedMultiplicity } from '../chemistry/multiplicities.ts';
import { decimalsOf, printedNumber } from '../number-format.ts';
import type { C13Spectrum, H1Metadata, H1Peak, H1Spectrum } from '../spectrum.ts';
import type { ShiftRange } from '../listings/notation-result.ts';

const atLeast = (value: number, decimals: number): string =>
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

function protonDetails({ mult, j_hz, int, assignment }: H1Peak): string {
  const details = [
    mult === undefined ? '' : printedMultiplicity(mult),
    j_hz === undefined || j_hz.length === 0
      ? ''
      : `J = ${j_hz.map((coupling) => atLeast(coupling, 1)).join(', ')} Hz`,
    int === undefined ? '' : `${int}H`,
    assignment?.trim() ?? '',
  ]
    .filter(Boolean)
    .join(', ');
  return details === '' ? '' : ` (${details})`;
}

/**
 * The spectrum in the style of the ACS Guide: `1H NMR (400 MHz, CDCl3) δ 7.26 (d, J = 8.5 Hz, 2H),
 * …`; ¹H shifts with at
 * least two decimals, ¹³C with one, never fewer than given; ranges as `7.35–7.28`. `readNmr` reads
 * it back.
 */
export function writeNmr(
  spectrum: H1Spectrum | C13Spectrum,
  ranges: readonly ShiftRange[] = [],
): string {
  const decimals = spectrum.type === 'H1NMR' ? 2 : 1;
  const rangeOf = new Map(ranges.map((range) => [range.row, range]));
  const shift = (delta: number, row: number) => {
    const range = rangeOf.get(row);
    return range
      ? `${atLeast(range.from, decimals)}–${atLeast(range.to, decimals)}`
      : atLeast(delta, decimals);
  };
  const signals =
    spectrum.type === 'H1NMR'
      ? spectrum.peaks.map((peak, row) => shift(peak.delta_ppm, row) + protonDetails(peak))
      : spectrum.peaks.map(
          (peak, row) =>
            shift(peak.delta_ppm, row) +
            (peak.assignment?.trim() ? ` (${peak.assignment.trim()})` : ''),
        );
  return `${header(spectrum.type === 'H1NMR' ? '1H' : '13C', spectrum.metadata)}${signals.join(', ')}`;
}
