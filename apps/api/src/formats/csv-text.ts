import type { Language } from '@elucida/spectra/languages';
import Papa from 'papaparse';

/** A cell: text, a number, or empty. */
export type Cell = string | number | null | undefined;
/** How a spreadsheet of the reader's language takes apart a line, and writes a number. */
export interface CsvForm {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}

/**
 * Spreadsheets run a cell that begins so as a formula, some also behind spaces or with signs of
 * full width (OWASP, "CSV injection").
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uff0b\uff0d\uff1d\uff20])/u;

/** Both separators are quoted: a reader with the other one must not find a new cell inside. */
const QUOTED = /[",;\t\r\n]|^\s|\s$/u;

const written = (cell: Cell, { decimal }: CsvForm): string =>
  typeof cell === 'number'
    ? Number.isFinite(cell)
      ? String(cell).replace('.', decimal)
      : ''
    : (cell ?? '').replace(/\0/gu, '');

/**
 * One line of CSV (RFC 4180). Text that begins like a formula gets an apostrophe before it; numbers
 * stay numbers, also negative ones.
 */
export function csvLine(cells: readonly Cell[], form: CsvForm): string {
  const guarded = cells.map((cell) => {
    const text = written(cell, form);
    return typeof cell !== 'number' && FORMULA.test(text) ? `'${text}` : text;
  });
  const line = Papa.unparse([guarded], {
    delimiter: form.separator,
    quotes: guarded.map((text, index) => typeof cells[index] !== 'number' && QUOTED.test(text)),
  });
  return `${line}\r\n`;
}

/** Tells a spreadsheet that the bytes behind it are UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Spanish and Basque spreadsheets separate with semicolons, because the comma is their decimal
 * mark.
 */
export const csvForm = (language: Language): CsvForm =>
  language === 'en' ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' };
