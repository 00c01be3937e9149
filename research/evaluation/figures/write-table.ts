/** A table in Markdown, columns padded as Prettier does it; the first row is its head. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head, ...body] = rows.map((row) => line(row.map((cell, i) => cell.padEnd(widths[i]))));
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}
