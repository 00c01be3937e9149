import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

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
  if (POSITIONS.has(name) && technique !== undefined) {
    const { asTyped, decimals } = techniqueOf(technique).axis;
    return (asTyped ? String(value) : value.toFixed(decimals)).replace('-', '−');
  }
  if (Number.isInteger(value)) return String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\u202f');
  return String(Number(value.toFixed(1)));
}
