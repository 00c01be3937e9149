import { expect, test } from 'vitest';
import { LEADING, PAGE, SIZE } from '../page/measures.ts';
import { Sheet } from '../page/sheet.ts';
import { plain } from '../text/run.ts';
import { section } from './heading.ts';
import { paragraph, paragraphHeight } from './paragraph.ts';

const LINE = SIZE.body * LEADING;
const sheetAt = (linesLeft: number) => {
  const sheet = new Sheet({ lang: 'en', title: 'x', subject: 'x', date: new Date(0) });
  sheet.y = sheet.bottom - linesLeft * LINE;
  return sheet;
};
const words = (sheet: Sheet, lines: number) => {
  let text = 'word';
  while (paragraphHeight(sheet, plain(text)) < (lines - 0.5) * LINE) text += ' word';
  return plain(text);
};
const below = (y: number) => Math.round((y - PAGE.top) / LINE);

test.each([
  [3, 2.5, 'goes whole to the next page', 3],
  [3, 3.2, 'stays whole', null],
  [2, 1.5, 'goes whole to the next page', 2],
  [6, 5.5, 'takes a line along, so that none is alone', 2],
  [6, 3.5, 'is parted', 3],
])('a paragraph of %i lines where %d fit %s', (lines, left, _what, onNext) => {
  const sheet = sheetAt(left);
  paragraph(sheet, sheet.root, words(sheet, lines), { after: 0 });
  expect(
    onNext === null ? sheet.y <= sheet.bottom && sheet.y > PAGE.height / 2 : below(sheet.y),
  ).toBe(onNext ?? true);
});

test('a heading goes to the next page with the short paragraph that it is of', () => {
  const sheet = sheetAt(4.5);
  const element = section(sheet, 'Method and limits');
  const top = sheet.y;
  paragraph(sheet, element, words(sheet, 3), { after: 0 });
  expect([top < PAGE.height / 2, Math.round((sheet.y - top) / LINE)]).toEqual([true, 3]);
});
