import { INK, LEADING, PAGE, SIZE, TEXT_WIDTH } from '../page/measures.ts';
import type { Element, Sheet } from '../page/sheet.ts';
import { strong, type Run } from '../text/run.ts';
import { wrapLines, type Line } from '../text/wrap-lines.ts';

export interface Column {
  readonly head: readonly Run[];
  /** Share of the table's width. */
  readonly share: number;
  /** Figures are under each other at the right. */
  readonly figures?: boolean;
}
export type Cell = readonly Run[];

const SIZE_CELL = SIZE.small;
const HEIGHT = SIZE_CELL * LEADING;
const PAD = { x: 4, y: 2.2 } as const;
const ASCENT = 0.76;

interface Laid {
  readonly cells: readonly (readonly Line[])[];
  readonly height: number;
}

/**
 * A table over as many pages as it takes. The head is repeated on each; the repetition is an
 * artifact, so that a screen reader hears it once. A row stays on one page.
 */
export function table(
  sheet: Sheet,
  parent: Element,
  { columns, rows }: { columns: readonly Column[]; rows: readonly (readonly Cell[])[] },
): void {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / total) * TEXT_WIDTH);
  const lefts = widths.map(
    (_, index) => PAGE.left + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
  );
  const lay = (cells: readonly Cell[]): Laid => {
    const lines = cells.map((cell, index) =>
      wrapLines(cell, {
        width: widths[index]! - 2 * PAD.x,
        size: SIZE_CELL,
        measure: sheet.measure,
      }),
    );
    return {
      cells: lines,
      height: Math.max(...lines.map(({ length }) => length)) * HEIGHT + 2 * PAD.y,
    };
  };
  const write = (lines: readonly Line[], index: number, colour: string) => {
    lines.forEach((line, row) => {
      const x = columns[index]!.figures
        ? lefts[index]! + widths[index]! - PAD.x - line.width
        : lefts[index]! + PAD.x;
      sheet.line(line, {
        x,
        baseline: sheet.y + PAD.y + row * HEIGHT + HEIGHT * ASCENT,
        size: SIZE_CELL,
        colour,
      });
    });
  };
  const head = lay(columns.map((column) => strong(column.head)));
  const rules = () => {
    sheet.artifact(() => sheet.rule(sheet.y + head.height, { width: 0.9, colour: INK.second }));
    sheet.y += head.height;
  };

  const laid = rows.map(lay);
  sheet.ensure(head.height + (laid[0]?.height ?? 0));
  const element = sheet.add(parent, 'Table');
  const headRow = sheet.add(sheet.add(element, 'THead'), 'TR');
  head.cells.forEach((lines, index) => {
    const cell = sheet.add(headRow, 'TH', { scope: 'Column' });
    cell.add(() => write(lines, index, INK.second));
  });
  rules();
  const body = sheet.add(element, 'TBody');
  for (const row of laid) {
    if (!sheet.fits(row.height)) {
      sheet.newPage();
      sheet.artifact(
        () => head.cells.forEach((lines, index) => write(lines, index, INK.second)),
        'Pagination',
      );
      rules();
    }
    const line = sheet.add(body, 'TR');
    row.cells.forEach((lines, index) =>
      sheet.add(line, 'TD').add(() => write(lines, index, INK.text)),
    );
    sheet.y += row.height;
    sheet.artifact(() => sheet.rule(sheet.y, { width: 0.35 }));
  }
  element.end();
  sheet.y += 6;
}
