import { INK, LEADING, SIZE } from '../page/measures.ts';
import type { Element, Sheet } from '../page/sheet.ts';
import { plain } from '../text/run.ts';
import { paragraph } from './paragraph.ts';

/** Room above a heading, and what must still fit below it: a heading never ends a page. */
const BEFORE = { 2: 10, 3: 4 } as const;

/** A section with its heading; `below` is the least height that must follow on the same page. */
export function section(sheet: Sheet, title: string, { level = 2, parent = sheet.root, below = 30 }: { level?: 2 | 3; parent?: Element; below?: number } = {}): Element {
  const size = level === 2 ? SIZE.heading : SIZE.subheading;
  sheet.ensure(BEFORE[level] + size * LEADING + below);
  const element = sheet.add(parent, 'Sect');
  if (sheet.y > 60) sheet.y += BEFORE[level];
  paragraph(sheet, element, plain(title).map((run) => ({ ...run, face: 'semibold' as const })), { size, colour: level === 2 ? INK.accent : INK.text, after: 3, type: `H${level}` });
  return element;
}
