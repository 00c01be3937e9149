import Papa from 'papaparse';
import type { Delimiter } from '@elucida/spectra/notation/table-lines';
import { toNumber } from '@elucida/spectra/number-format';

/** Points from which two columns of evenly spaced numbers are a recording, not a list of peaks. */
const LEAST_POINTS = 200;

/** Two columns of numbers. */
export interface Columns {
  readonly x: number[];
  readonly y: number[];
}

/**
 * Cells of the lines that hold numbers. Quoted cells may hold what separates the others, and the
 * end of a line.
 */
export function cellsOf(text: string, delimiter: Delimiter): string[][] {
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
export function numberColumns(cells: readonly (readonly string[])[]): Columns {
  const rows = cells.map((row) => row.slice(0, 2).map(toNumber));
  const filled = rows.filter((row) => row.length === 2 && row.every(Number.isFinite));
  return filled.length < 0.9 * rows.length
    ? { x: [], y: [] }
    : { x: filled.map(([x]) => x!), y: filled.map(([, y]) => y!) };
}

/** Whether positions are those of a recording: many, and evenly spaced. */
export function isEven(x: readonly number[]): boolean {
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

/** Lines that hold something. */
export const filledLines = (text: string): string[] =>
  text
    .replace(/^\ufeff/u, '')
    .split(/\r\n?|\n/u)
    .filter((line) => line.trim() !== '');

/** What a line begins with, quoted or not; NaN where it is not a number. */
export function firstNumber(line: string): number {
  const quoted = /^\s*"([^"]*)"/u.exec(line);
  return toNumber(quoted?.[1] ?? line.trim().split(/[;\t,\s]+/u)[0]!);
}
