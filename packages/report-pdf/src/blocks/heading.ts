import { INK, LEADING, SIZE } from '../page/measures.ts';
import type { Element, Sheet } from '../page/sheet.ts';
import { plain } from '../text/run.ts';
import { KEPT_HEIGHT, paragraph } from './paragraph.ts';

/** Room above a heading. */
const BEFORE = { 2: 8, 3: 4 } as const;

/**
 * A section with its heading; `below` is the least height that must follow on the same page: a
 * heading never ends one.
 */
export function section(
  sheet: Sheet,
  title: string,
  {
    level = 2,
    parent = sheet.root,
    below = KEPT_HEIGHT,
  }: { level?: 2 | 3; parent?: Element; below?: number } = {},
): Element {
  const size = level === 2 ? SIZE.heading : SIZE.subheading;
  sheet.ensure(BEFORE[level] + size * LEADING + below);
  const element = sheet.add(parent, 'Sect');
  if (sheet.y > 60) sheet.y += BEFORE[level];
  paragraph(
    sheet,
    element,
    plain(title).map((run) => ({ ...run, face: 'semibold' as const })),
    { size, colour: level === 2 ? INK.accent : INK.text, after: 3, type: `H${level}` },
  );
  return element;
}
