import type { ResultsFile } from '../summary/results-file.ts';

/** A table in Markdown, columns padded as Prettier does it; the first row is its head. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head, ...body] = rows.map((row) => line(row.map((cell, i) => cell.padEnd(widths[i]))));
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

/** What is in a cell without a figure. */
export const NONE = '–';

/** A table, and under it the runs that its figures are of. */
export const writeBlock = (
  rows: readonly (readonly string[])[],
  runs: readonly ResultsFile[],
): string => `\n${writeTable(rows)}\n\n${runs.map(runLine).join('\n')}\n`;

/** The command of a run, its day and the state of the repository, as an item of a list. */
const runLine = ({ command, date, commit, figuresOnly }: ResultsFile): string =>
  `- \`${command}\`, ${date}, commit ${commit}${figuresOnly === true ? '; kept as figures, without its cases' : ''}`;
