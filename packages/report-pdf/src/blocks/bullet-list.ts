import { INK, PAGE, SIZE, TEXT_WIDTH } from '../page/measures.ts';
import type { Element, Sheet } from '../page/sheet.ts';
import { plain, type Run } from '../text/run.ts';
import { wrapLines } from '../text/wrap-lines.ts';
import { writeLines } from './paragraph.ts';

const INDENT = 11;

/** A list with bullets. */
export function bulletList(
  sheet: Sheet,
  parent: Element,
  items: readonly (readonly Run[])[],
): void {
  const list = sheet.add(parent, 'L');
  for (const item of items) {
    const entry = sheet.add(list, 'LI');
    const lines = wrapLines(item, {
      width: TEXT_WIDTH - INDENT,
      size: SIZE.body,
      measure: sheet.measure,
    });
    sheet.ensure(SIZE.body * 1.4);
    const { y } = sheet;
    const label = sheet.add(entry, 'Lbl');
    writeLines(sheet, label, {
      lines: wrapLines(plain('•'), { width: INDENT, size: SIZE.body, measure: sheet.measure }),
      x: PAGE.left,
      size: SIZE.body,
      colour: INK.second,
    });
    sheet.y = y;
    writeLines(sheet, sheet.add(entry, 'LBody'), {
      lines,
      x: PAGE.left + INDENT,
      size: SIZE.body,
      colour: INK.text,
    });
    sheet.y += 1.5;
  }
  list.end();
  sheet.y += 3;
}
