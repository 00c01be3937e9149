import { INK, PAGE, SIZE } from './measures.ts';
import type { Sheet } from './sheet.ts';

/** Writes the foot of every page, once their number is known: what it is, when, and page x of y. */
export function footers(
  sheet: Sheet,
  { left, page }: { left: string; page: (page: number, pages: number) => string },
): void {
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    sheet.artifact(() => {
      const baseline = PAGE.height - PAGE.bottom + 30;
      sheet.rule(baseline - 13, { width: 0.4 });
      doc.font('regular').fontSize(SIZE.tiny).fillColor(INK.second);
      doc.text(left, PAGE.left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      const text = page(index + 1, count);
      doc.text(text, PAGE.width - PAGE.right - doc.widthOfString(text), baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
    }, 'Pagination');
  }
}
