import Papa from 'papaparse';
import { delimiterOf, type Delimiter } from '@elucida/spectra/notation/table-lines';
import { readTable } from '@elucida/spectra/notation/read-table';
import { toNumber } from '@elucida/spectra/number-format';
import { SPECTRUM_TYPES, type Spectrum, type SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import type { FileReading } from '../files/file-reading.ts';
import { median } from '../numbers/median.ts';
import { recordedAs } from '../files/recorded-as.ts';

/** Points from which two columns of evenly spaced numbers are a recording, not a list of peaks. */
const LEAST_POINTS = 200;

/** Techniques by how sure their names are: what titles name first is meant. */
const BY_SURE_NAMES = SPECTRUM_TYPES.map((type) => techniqueOf(type)).sort(
  (a, b) => a.notation.precedence - b.notation.precedence,
);

interface Columns {
  readonly x: number[];
  readonly y: number[];
}

/**
 * Cells of the lines that hold numbers. Quoted cells may hold what separates the others, and the
 * end of a line.
 */
function cellsOf(text: string, delimiter: Delimiter): string[][] {
  if (delimiter === ' ') return text.split('\n').map((line) => line.trim().split(/\s+/u));
  return Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' }).data.map((row) =>
    row.map((cell) =>
      cell
        .trim()
        // Behind a space, a quote is not a mark of the format any more.
        .replace(/^"(.*)"$/su, '$1')
        .replace(/\s+/gu, ' '),
    ),
  );
}

/** The first two columns as numbers, where at least nine lines of ten have both. */
function numberColumns(cells: readonly (readonly string[])[]): Columns {
  const rows = cells.map((row) => row.slice(0, 2).map(toNumber));
  const filled = rows.filter((row) => row.length === 2 && row.every(Number.isFinite));
  return filled.length < 0.9 * rows.length
    ? { x: [], y: [] }
    : { x: filled.map(([x]) => x!), y: filled.map(([, y]) => y!) };
}

function isEven(x: readonly number[]): boolean {
  if (x.length < LEAST_POINTS) return false;
  const step = (x.at(-1)! - x[0]!) / (x.length - 1);
  return (
    step !== 0 &&
    x.every(
      (value, index) =>
        index === 0 || Math.abs(value - x[index - 1]! - step) < 0.2 * Math.abs(step),
    )
  );
}

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
  const lines = text
    .replace(/^\ufeff/u, '')
    .split(/\r\n?|\n/u)
    .filter((line) => line.trim() !== '');
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

/** What a line begins with, quoted or not; NaN where it is not a number. */
function firstNumber(line: string): number {
  const quoted = /^\s*"([^"]*)"/u.exec(line);
  return toNumber(quoted?.[1] ?? line.trim().split(/[;\t,\s]+/u)[0]!);
}
