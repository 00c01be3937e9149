import { readFlag, type Field } from '../techniques/field.ts';
import { PEAK_FIELDS } from '../techniques/fields.ts';
import { toNumber } from '../number-format.ts';
import type { SpectrumType } from '../spectrum.ts';
import { readCouplings } from '../listings/read-couplings.ts';
import { integralText } from '../techniques/proton/untitled-cells.ts';
import { techniqueOf } from '../techniques/registry.ts';
import type { PeakOf } from '../techniques/technique.ts';
import { titledColumns } from './table-columns.ts';
import { tableLines, type TableCell, type TableLine } from './table-lines.ts';

export interface SkippedLine {
  /**
   * `no_position`: its first value is not a number; `not_a_number`: `field` must be a number and is
   * none.
   */
  readonly code: 'no_position' | 'not_a_number';
  /** Line of the pasted text, from 1. */
  readonly line: number;
  readonly field: string;
  readonly at: number;
  readonly length: number;
  readonly found: string;
}
export interface ReadTable<Type extends SpectrumType> {
  readonly peaks: readonly PeakOf<Type>[];
  readonly skipped: readonly SkippedLine[];
}

/**
 * Thousands grouped by an apostrophe or thin space and units behind the number (`1715 cm-1`) come
 * along with pasted cells.
 */
const plainNumber = (text: string): number =>
  toNumber(
    text
      .replace(/['\u00a0\u2009\u202f]/gu, '')
      .replace(/\s*(?:ppm|cm\s?\^?[-−⁻][1¹]|nm|%|Hz)$/iu, ''),
  );

function fieldCells(
  type: SpectrumType,
  { cells, columns }: { cells: readonly TableCell[]; columns: readonly (string | null)[] | null },
): Record<string, string> {
  const texts = cells.map(({ text }) => text);
  const { untitledCells } = techniqueOf(type).notation;
  if (!columns && untitledCells) return untitledCells(texts);
  const fields = PEAK_FIELDS[type];
  const row: Record<string, string> = {};
  texts.forEach((text, index) => {
    // Words behind the last column belong to its text.
    const name = columns ? columns[index] : fields[Math.min(index, fields.length - 1)]!.name;
    if (name && text !== '') row[name] = row[name] ? `${row[name]} ${text}` : text;
  });
  return row;
}

function value(field: Field, text: string): string | number | boolean | number[] | null {
  if (field.kind === 'couplings') return readCouplings(text.replace(/Hz/giu, ' '));
  if (field.kind === 'number') {
    const number = plainNumber(field.name === 'int' ? integralText(text) : text);
    return Number.isFinite(number) ? number : null;
  }
  if (field.kind === 'flag') return readFlag(text) ?? null;
  return field.coded?.(text) ?? text;
}

function readLine(
  type: SpectrumType,
  { line, columns }: { line: TableLine; columns: readonly (string | null)[] | null },
): Record<string, unknown> | SkippedLine {
  const row = fieldCells(type, { cells: line.cells, columns });
  const peak: Record<string, unknown> = {};
  const skip = (code: SkippedLine['code'], field: string): SkippedLine => {
    const cell = line.cells.find(({ text }) => text !== '' && text === row[field]) ?? {
      text: line.text,
      at: line.at,
    };
    return {
      code,
      line: line.number,
      field,
      at: cell.at,
      length: Math.max(1, cell.text.length),
      found: cell.text.slice(0, 24),
    };
  };
  for (const [index, field] of PEAK_FIELDS[type].entries()) {
    const text = row[field.name] ?? '';
    const read = text === '' ? (index === 0 ? null : undefined) : value(field, text);
    if (read === null) return skip(index === 0 ? 'no_position' : 'not_a_number', field.name);
    if (read !== undefined && !(Array.isArray(read) && read.length === 0)) peak[field.name] = read;
  }
  return peak;
}

/**
 * Reads a pasted table of peaks of `type`: TSV, CSV (quotes allowed) or columns of white space,
 * decimal comma or dot, with or without a title line. Untitled columns are in the grid's order, or
 * are known by their contents. Lines that cannot be read are skipped and reported with the place
 * and reason. Never throws; linear.
 */
export function readTable<Type extends SpectrumType>(text: string, type: Type): ReadTable<Type> {
  const { notation, axis } = techniqueOf(type);
  const printed = notation.readPrinted?.(text) ?? null;
  if (printed)
    return {
      peaks: printed.map((position) => ({
        [PEAK_FIELDS[type][0].name]: position,
      })) as unknown as PeakOf<Type>[],
      skipped: [],
    };
  const lines = tableLines(text, axis.unit === 'ppm');
  const columns = lines[0]
    ? titledColumns(
        type,
        lines[0].cells.map((cell) => cell.text),
      )
    : null;
  const read = (columns ? lines.slice(1) : lines).map((line) => readLine(type, { line, columns }));
  const isSkipped = (one: Record<string, unknown> | SkippedLine): one is SkippedLine =>
    'code' in one;
  return {
    peaks: read.filter((one) => !isSkipped(one)) as unknown as PeakOf<Type>[],
    skipped: read.filter(isSkipped),
  };
}
