import type { RecordedTrace, SpectrumType } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';
import type { AxisUnit } from '../techniques/technique.ts';
import type { DrawnCurve } from '../traces/read-trace.ts';

/** A curve that is saved, with what its numbers alone do not say. */
export interface SavedCurve extends DrawnCurve {
  /** Frequency of the nucleus, MHz, of NMR. */
  readonly mhz?: number | undefined;
  /** The experiment whose lines point down or are not all there, `DEPT-135`; none of a plain spectrum. */
  readonly edited?: string | undefined;
}

/** What the axis shows, with its unit. */
const AXES: Readonly<Record<AxisUnit, string>> = {
  ppm: 'chemical shift (ppm)',
  'cm-1': 'wavenumber (cm-1)',
  nm: 'wavelength (nm)',
  'm/z': 'm/z',
};
/** What the heights are, with their unit. */
const HEIGHTS: Readonly<Record<RecordedTrace['ordinate'], string>> = {
  intensity: 'intensity (arbitrary units)',
  transmittance: 'transmittance (1 = all)',
  absorbance: 'absorbance (dimensionless)',
};

/** Decimals of a position: a millionth of a ppm is far below any line's width. */
const DECIMALS = 6;
/** Decimals of a frequency, MHz: 0.1 kHz. */
const FREQUENCY_DECIMALS = 4;
/** Digits of a height: more than any receiver resolves. */
const DIGITS = 8;

/** Text as a cell of RFC 4180; one that a spreadsheet would take for a formula is text for it too. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/u.test(value) && !Number.isFinite(Number(value)) ? `'${value}` : value;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const textOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/**
 * A curve as comma-separated values (RFC 4180): a line that names both columns with their units, then position and
 * height of every point, decimals with a point. Of NMR the first line says the frequency too, where it is known:
 * without it no coupling could be read again.
 */
export function curveCsv(
  { x, y, mhz, edited }: SavedCurve,
  { type, ordinate }: { type: SpectrumType; ordinate: RecordedTrace['ordinate'] },
): string {
  const { axis, nucleus } = techniqueOf(type);
  const isNmr = nucleus !== null;
  const frequency =
    isNmr && mhz !== undefined ? `at ${Number(mhz.toFixed(FREQUENCY_DECIMALS))} MHz` : null;
  const position = [nucleus, isNmr ? (edited ?? null) : null, AXES[axis.unit], frequency]
    .filter((part) => part !== null)
    .join(' ');
  const rows = Array.from(x, (at, k) => [
    String(Number(at.toFixed(DECIMALS))),
    String(Number(y[k]!.toPrecision(DIGITS))),
  ]);
  return textOf([[position, HEIGHTS[ordinate]], ...rows]);
}

/**
 * Peaks that join two signals as comma-separated values: both shifts with their nuclei and unit, then what else their
 * rows hold, by the names of its fields. Null for other techniques.
 */
export function pairsCsv(
  type: SpectrumType,
  peaks: readonly Readonly<Record<string, unknown>>[],
): string | null {
  const { pair, form } = techniqueOf(type);
  if (pair === null) return null;
  const shifts = pair.fields.map((field, k) => `${pair.nuclei[k]} ${AXES.ppm} ${field}`);
  const own = form.peak
    .map(({ name }) => name)
    .filter(
      (name) => !pair.fields.includes(name) && peaks.some((peak) => peak[name] !== undefined),
    );
  const written = (value: unknown): string =>
    typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'
      ? String(value)
      : '';
  return textOf([
    [...shifts, ...own],
    ...peaks.map((peak) => [...pair.fields, ...own].map((name) => written(peak[name]))),
  ]);
}
