import { delimiterOf } from '@elucida/spectra/notation/table-lines';
import { readTable } from '@elucida/spectra/notation/read-table';
import { SPECTRUM_TYPES, type Spectrum, type SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import type { FileReading } from '../files/file-reading.ts';
import { median } from '../numbers/median.ts';
import { recordedAs } from '../files/recorded-as.ts';
import {
  cellsOf,
  filledLines,
  firstNumber,
  isEven,
  numberColumns,
  type Columns,
} from './csv-columns.ts';

/** Techniques by how sure their names are: what titles name first is meant. */
const BY_SURE_NAMES = SPECTRUM_TYPES.map((type) => techniqueOf(type)).sort(
  (a, b) => a.notation.precedence - b.notation.precedence,
);

/**
 * The technique that a file of numbers is of: what its titles name, else what span a recording has.
 */
function typeOf(
  titles: string,
  { columns: { x }, first }: { columns: Columns; first: readonly number[] },
): SpectrumType | undefined {
  const named = BY_SURE_NAMES.find(
    ({ files }) => files.titles.test(titles) && files.fits(titles, first),
  );
  if (named !== undefined || !isEven(x)) return named?.type;
  const [from, to] = [Math.min(x[0]!, x.at(-1)!), Math.max(x[0]!, x.at(-1)!)];
  return BY_SURE_NAMES.find(({ files }) => files.spans(from, to))?.type;
}

/** Whether a curve dips from its baseline: the titles say so, or most of it lies near its top. */
function dips(titles: string, y: readonly number[]): boolean {
  if (/transmi|%\s?T\b/iu.test(titles)) return true;
  if (/absorb/iu.test(titles)) return false;
  const low = y.reduce((least, value) => Math.min(least, value), Infinity);
  const high = y.reduce((most, value) => Math.max(most, value), -Infinity);
  return median(y) - low > high - median(y);
}

/**
 * Reads a file of comma-, semicolon- or tab-separated numbers: a list of peaks of the technique
 * that its title line names, or a recorded curve, whose peaks are picked. Never throws.
 */
export function readCsv(text: string): Pick<FileReading, 'spectra' | 'skipped'> {
  const lines = filledLines(text);
  const start = lines.findIndex((line) => Number.isFinite(firstNumber(line)));
  if (start < 0) return { spectra: [], skipped: [{ code: 'no_peaks', title: '' }] };
  const titles = lines.slice(0, start).join('\n');
  const numbers = lines.slice(start).map((line) => line.trim());
  const likely = BY_SURE_NAMES.find(({ files }) => files.titles.test(titles));
  const isShift = likely !== undefined && likely.nucleus !== null;
  const delimiter = delimiterOf(numbers, isShift);
  const columns = numberColumns(cellsOf(numbers.join('\n'), delimiter));
  const type = typeOf(titles, { columns, first: numbers.map(firstNumber) });
  if (type === undefined)
    return { spectra: [], skipped: [{ code: 'unknown_technique', title: '' }] };
  const { files } = techniqueOf(type);
  const recorded = isEven(columns.x) && files.continuous;
  const listed = () => {
    const table = lines.slice(Math.max(0, start - 1)).join('\n');
    const plain =
      delimiter === ' '
        ? table
        : cellsOf(table, delimiter)
            .map((row) => row.join('\t'))
            .join('\n');
    return readTable(plain, type).peaks;
  };
  const peaks = recorded
    ? files.readPeaks({ curve: columns, listed: false, dips: dips(titles, columns.y) })
    : listed();
  const trace = recorded ? writeTrace(...recordedAs(columns, titles)) : null;
  const spectrum = { type, peaks, ...(trace && { trace }) } as Spectrum;
  return spectrum.peaks.length === 0
    ? { spectra: [], skipped: [{ code: 'no_peaks', title: '' }] }
    : { spectra: [{ spectrum, picked: recorded }], skipped: [] };
}
