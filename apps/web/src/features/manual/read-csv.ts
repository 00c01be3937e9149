import Papa from 'papaparse';
import { delimiterOf, type Delimiter } from '@elucida/spectra/notation/table-lines';
import { pickIrBands, pickUvMaxima } from '@elucida/spectra/peak-picking/pick-bands';
import { readTable } from '@elucida/spectra/notation/read-table';
import { toNumber } from '@elucida/spectra/number-format';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import type { FileReading } from './file-reading.ts';

/** Points from which two columns of evenly spaced numbers are a recording, not a list of peaks. */
const LEAST_POINTS = 200;

/** No proton of a usual compound lies above; a list of carbons has one that does. */
const MOST_PROTON_PPM = 16;

const TITLES: readonly (readonly [SpectrumType | 'NMR', RegExp])[] = [
  ['MS', /m\s?\/\s?z|\bmass\b/iu],
  ['IR', /cm\s?\^?[-−⁻]\s?[1¹]|1\s?\/\s?cm|wave\s?number|número de onda|uhin-zenbaki/iu],
  ['UVVIS', /\bnm\b|wave\s?length|λ|longitud de onda|uhin-luzera/iu],
  ['NMR', /ppm|δ|shift|desplazamiento|lerrakuntza/iu],
];

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
function techniqueOf(
  titles: string,
  { columns: { x }, first }: { columns: Columns; first: readonly number[] },
): SpectrumType | null {
  const named = TITLES.find(([, pattern]) => pattern.test(titles))?.[0];
  if (named === 'NMR')
    return /\bint|mult|\bJ\b|H's|1H|¹H/iu.test(titles) ||
      first.every((value) => !(value > MOST_PROTON_PPM))
      ? 'H1NMR'
      : 'C13NMR';
  if (named) return named;
  const span =
    x.length > 0 ? ([Math.min(x[0]!, x.at(-1)!), Math.max(x[0]!, x.at(-1)!)] as const) : null;
  if (!span || !isEven(x)) return null;
  if (span[1] > 2500 && span[0] >= 200 && span[0] < 1500) return 'IR';
  return span[0] >= 150 && span[0] < 400 && span[1] <= 1200 ? 'UVVIS' : null;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1]!;

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
 * that its title line
 * names, or an IR or UV-Vis recording, whose peaks are picked. Never throws.
 */
export function readCsv(text: string): FileReading {
  const lines = text
    .replace(/^\ufeff/u, '')
    .split(/\r\n?|\n/u)
    .filter((line) => line.trim() !== '');
  const start = lines.findIndex((line) => Number.isFinite(firstNumber(line)));
  if (start < 0) return { spectra: [], skipped: [{ code: 'no_peaks', title: '' }] };
  const titles = lines.slice(0, start).join('\n');
  const numbers = lines.slice(start).map((line) => line.trim());
  const isShift = TITLES.find(([, pattern]) => pattern.test(titles))?.[0] === 'NMR';
  const delimiter = delimiterOf(numbers, isShift);
  const columns = numberColumns(cellsOf(numbers.join('\n'), delimiter));
  const type = techniqueOf(titles, { columns, first: numbers.map(firstNumber) });
  if (type === null) return { spectra: [], skipped: [{ code: 'unknown_technique', title: '' }] };
  const recorded = isEven(columns.x) && (type === 'IR' || type === 'UVVIS');
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
  const spectrum = (
    recorded
      ? type === 'IR'
        ? { type, peaks: pickIrBands(columns, { transmittance: dips(titles, columns.y) }) }
        : { type, peaks: pickUvMaxima(columns) }
      : { type, peaks: listed() }
  ) as Spectrum;
  return spectrum.peaks.length === 0
    ? { spectra: [], skipped: [{ code: 'no_peaks', title: '' }] }
    : { spectra: [{ spectrum, picked: recorded }], skipped: [] };
}

/** What a line begins with, quoted or not; NaN where it is not a number. */
function firstNumber(line: string): number {
  const quoted = /^\s*"([^"]*)"/u.exec(line);
  return toNumber(quoted?.[1] ?? line.trim().split(/[;\t,\s]+/u)[0]!);
}
