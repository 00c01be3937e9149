/** A cell with its place in the pasted text. */
export interface TableCell {
  readonly text: string;
  readonly at: number;
}
export interface TableLine {
  /** From 1, blank lines counted. */
  readonly number: number;
  readonly text: string;
  readonly at: number;
  readonly cells: readonly TableCell[];
}
export type Delimiter = '\t' | ';' | ',' | ' ';

/** Lines looked at to find out what separates the columns. */
const SAMPLE = 50;

/**
 * What separates the columns: tabs where there are any, then semicolons, then commas that cannot be
 * decimal marks, else white space. `7,26` alone in every line is a decimal comma where the first
 * column is a chemical shift.
 */
export function delimiterOf(lines: readonly string[], decimalColumn: boolean): Delimiter {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, SAMPLE);
  // A list of couplings holds semicolons too: they separate columns only where nearly every line
  // has one.
  if (sample.some((line) => line.includes('\t'))) return '\t';
  const most = (test: (line: string) => boolean) =>
    sample.length > 0 && sample.filter(test).length > sample.length * 0.6;
  if (most((line) => /^[^\s;]*\s*;/u.test(line))) return ';';
  const decimalComma =
    sample.every((line) => !/\d\.\d/u.test(line)) &&
    most((line) => /^\s*[-−]?\d+,\d+(?:\s|$)/u.test(line)) &&
    (decimalColumn || most((line) => /^\s*\d+,\d+\s+\S/u.test(line)));
  return !decimalComma && most((line) => line.includes(',') && /^[^,\s]*\s*,|^\s*"/u.test(line))
    ? ','
    : ' ';
}

function splitLine(
  text: string,
  { at, delimiter }: { at: number; delimiter: Delimiter },
): TableCell[] {
  const pattern =
    delimiter === ' '
      ? /"(?:[^"]|"")*"|\S+/gu
      : new RegExp(
          `(?:^|${delimiter})[ \u00a0]*("(?:[^"]|"")*"[ \u00a0]*(?=${delimiter}|$)|[^${delimiter}]*)`,
          'gu',
        );
  return [...text.matchAll(pattern)].map((match) => {
    const raw = match[1] ?? match[0];
    const trimmed = raw.trim();
    const lead = raw.length - raw.trimStart().length;
    const start = at + match.index + match[0].length - raw.length + lead;
    const quoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
    return quoted
      ? { text: trimmed.slice(1, -1).replace(/""/gu, '"').trim(), at: start + 1 }
      : { text: trimmed, at: start };
  });
}

/**
 * Splits a pasted table into lines and cells; blank lines are left out. Quoted cells (`"a, b"`) are
 * kept whole.
 */
export function tableLines(text: string, decimalColumn: boolean): TableLine[] {
  const raw = text.split('\n');
  const delimiter = delimiterOf(raw, decimalColumn);
  let at = 0;
  const lines: TableLine[] = [];
  raw.forEach((line, index) => {
    const content = line.replace(/\r$/u, '');
    if (content.trim() !== '')
      lines.push({
        number: index + 1,
        text: content,
        at,
        cells: splitLine(content, { at, delimiter }),
      });
    at += line.length + 1;
  });
  return lines;
}
