import type { SpectrumType } from '@elucida/spectra/spectrum';

/**
 * Decimals a position is given with, by technique: what the methods resolve. Chemistry's data keep
 * the decimal point in every language.
 */
const DECIMALS: Readonly<Record<SpectrumType, number>> = {
  H1NMR: 2,
  C13NMR: 1,
  IR: 0,
  UVVIS: 0,
  MS: 0,
};
/** Values that are positions or differences on the technique's axis. */
const POSITIONS = new Set([
  'observed',
  'predicted',
  'rivalPredicted',
  'sd',
  'low',
  'high',
  'from',
  'to',
  'found',
  'expected',
  'mz',
  'loss',
  'shift',
  'rivalShift',
  'rivalSd',
  'other',
  'near',
  'rivalFrom',
  'rivalTo',
  'deviation',
  'rivalDeviation',
  'offset',
]);

/**
 * A number of a statement as text: positions with the technique's decimals and a true minus, counts
 * with thin-space groups.
 */
export function formatValue(
  name: string,
  value: number,
  technique: SpectrumType | undefined,
): string {
  // Masses stand as they were typed.
  if (technique === 'MS' && POSITIONS.has(name)) return String(value).replace('-', '−');
  if (POSITIONS.has(name) && technique !== undefined)
    return value.toFixed(DECIMALS[technique]).replace('-', '−');
  if (Number.isInteger(value)) return String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\u202f');
  return String(Number(value.toFixed(1)));
}
