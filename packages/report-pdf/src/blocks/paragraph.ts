import { INK, LEADING, PAGE, SIZE, TEXT_WIDTH } from '../page/measures.ts';
import type { Element, Sheet } from '../page/sheet.ts';
import type { Run } from '../text/run.ts';
import { wrapLines, type Line } from '../text/wrap-lines.ts';

export interface TextStyle {
  readonly x?: number;
  readonly width?: number;
  readonly size?: number;
  readonly colour?: string;
  /** Points below. */
  readonly after?: number;
}

/** Share of the line height that lies above the baseline. */
const ASCENT = 0.76;
/** A paragraph of so many lines is not parted: one line of it would be alone. */
const KEPT_WHOLE = 3;
/** Points that a kept paragraph of body text takes at most. */
export const KEPT_HEIGHT = KEPT_WHOLE * SIZE.body * LEADING;

/** Writes lines into an element, page after page; each page's part is marked for itself. */
export function writeLines(
  sheet: Sheet,
  element: Element,
  { lines, x, size, colour }: { lines: readonly Line[]; x: number; size: number; colour: string },
): void {
  const height = size * LEADING;
  let left = [...lines];
  if (lines.length <= KEPT_WHOLE) sheet.ensure(lines.length * height);
  while (left.length > 0) {
    sheet.ensure(height);
    const room = Math.max(1, Math.floor((sheet.bottom - sheet.y) / height));
    // A last line alone on the next page is a widow: the one before it goes with it.
    const count = left.length - room === 1 && room > 2 ? room - 1 : Math.min(room, left.length);
    const here = left.slice(0, count);
    left = left.slice(count);
    element.add(() => {
      for (const line of here) {
        sheet.line(line, { x, baseline: sheet.y + height * ASCENT, size, colour });
        sheet.y += height;
      }
    });
    if (left.length > 0) sheet.newPage();
  }
}

/** A paragraph of styled text, broken into lines and over pages. */
export function paragraph(
  sheet: Sheet,
  parent: Element,
  runs: readonly Run[],
  {
    x = PAGE.left,
    width = TEXT_WIDTH,
    size = SIZE.body,
    colour = INK.text,
    after = 4,
    type = 'P',
  }: TextStyle & { type?: string } = {},
): void {
  const element = sheet.add(parent, type);
  writeLines(sheet, element, {
    lines: wrapLines(runs, { width, size, measure: sheet.measure }),
    x,
    size,
    colour,
  });
  element.end();
  sheet.y += after;
}

/** Height of a paragraph without the room after it. */
export const paragraphHeight = (
  sheet: Sheet,
  runs: readonly Run[],
  { width = TEXT_WIDTH, size = SIZE.body }: Pick<TextStyle, 'width' | 'size'> = {},
): number => wrapLines(runs, { width, size, measure: sheet.measure }).length * size * LEADING;
