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

/**
 * Text that begins like a formula gets an apostrophe before it; numbers stay numbers, also negative
 * ones.
 */
function cellText(cell: Cell, { separator, decimal }: CsvForm): string {
  if (typeof cell === 'number') {
    const text = Number.isFinite(cell) ? String(cell).replace('.', decimal) : '';
    return text.includes(separator) ? `"${text}"` : text;
  }
  const text = (cell ?? '').replace(/\0/gu, '');
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  // Both separators are quoted: a reader with the other one must not find a new cell inside.
  return /[",;\t\r\n]|^\s|\s$/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of CSV (RFC 4180). */
export const csvLine = (cells: readonly Cell[], form: CsvForm): string =>
  `${cells.map((cell) => cellText(cell, form)).join(form.separator)}\r\n`;

/** Tells a spreadsheet that the bytes behind it are UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Spanish and Basque spreadsheets separate with semicolons, because the comma is their decimal
 * mark.
 */
export const csvForm = (language: 'en' | 'es' | 'eu'): CsvForm =>
  language === 'en' ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' };
