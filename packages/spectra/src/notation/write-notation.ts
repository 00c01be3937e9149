import { printedNumber } from '../number-format.ts';
import type { IrSpectrum, MsSpectrum, Spectrum, UvVisSpectrum } from '../spectrum.ts';
import type { ShiftRange } from './notation-result.ts';
import { writeNmr } from './write-nmr.ts';

const inBrackets = (parts: readonly (string | undefined)[]): string => {
  const text = parts.filter((part) => part !== undefined && part.trim() !== '').join(', ');
  return text === '' ? '' : ` (${text})`;
};

function writeIr({ metadata, peaks }: IrSpectrum): string {
  const bands = peaks.map(
    ({ wavenumber_cm1, intensity, assignment }) =>
      printedNumber(wavenumber_cm1) + inBrackets([intensity, assignment]),
  );
  return `IR${inBrackets([metadata?.phase])} ν ${bands.join(', ')} cm⁻¹`;
}

function writeMs({ metadata, peaks }: MsSpectrum): string {
  const mode = metadata?.mode === 'neg' || metadata?.mode === 'pos' ? metadata.mode : undefined;
  const lines = peaks.map(
    ({ m_z, rel_int, assignment }) =>
      printedNumber(m_z) +
      inBrackets([rel_int === undefined ? undefined : String(rel_int), assignment]),
  );
  const percent = peaks.some(({ rel_int }) => rel_int !== undefined) ? ' (%)' : '';
  return `MS${inBrackets([metadata?.ionization, mode])} m/z${percent} ${lines.join(', ')}`;
}

function writeUvVis({ metadata, peaks }: UvVisSpectrum): string {
  const maxima = peaks.map(
    ({ lambda_max_nm, epsilon_M_1cm_1, note }) =>
      printedNumber(lambda_max_nm) +
      inBrackets([epsilon_M_1cm_1 === undefined ? undefined : String(epsilon_M_1cm_1)]) +
      inBrackets([note]),
  );
  const epsilon = peaks.some(({ epsilon_M_1cm_1 }) => epsilon_M_1cm_1 !== undefined) ? ' (ε)' : '';
  return `UV-Vis${inBrackets([metadata?.solvent])} λmax/nm${epsilon} ${maxima.join(', ')}`;
}

/**
 * Any spectrum in the style journals print it; the readers of this folder read it back. Empty where
 * there are no peaks.
 */
export function writeNotation(spectrum: Spectrum, ranges: readonly ShiftRange[] = []): string {
  if (spectrum.peaks.length === 0) return '';
  switch (spectrum.type) {
    case 'H1NMR':
    case 'C13NMR':
      return writeNmr(spectrum, ranges);
    case 'IR':
      return writeIr(spectrum);
    case 'MS':
      return writeMs(spectrum);
    case 'UVVIS':
      return writeUvVis(spectrum);
  }
}
