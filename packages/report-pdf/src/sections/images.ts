import { fill } from '@elucida/analysis/report/fill';
import { figure } from '../blocks/figure.ts';
import { section } from '../blocks/heading.ts';
import type { PrintableImage } from '../content/printable-image.ts';
import { INK, PAGE, SIZE, TEXT_WIDTH } from '../page/measures.ts';
import type { Report } from '../report.ts';
import { plain } from '../text/run.ts';
import { paragraph } from '../blocks/paragraph.ts';

/** Two landscape images share a page. */
const MAX_HEIGHT = 330;
/** Points a pixel may have at most: small images are not blown up beyond 72 dpi. */
const LARGEST = 1;
const CAPTION = SIZE.small * 1.4;

/** The images that were submitted, whole and in proportion, beginning on a page of their own. */
export function images(report: Report, pictures: readonly PrintableImage[]): void {
  const { sheet, words } = report;
  if (pictures.length === 0) return;
  sheet.newPage();
  const element = section(sheet, words.report.images);
  pictures.forEach(({ bytes, width, height }, index) => {
    const scale = Math.min(LARGEST, TEXT_WIDTH / width, MAX_HEIGHT / height);
    const size = { width: width * scale, height: height * scale };
    const alt = fill(words.report.imageAlt, { index: index + 1, total: pictures.length });
    sheet.ensure(size.height + CAPTION + 4);
    const box = { x: PAGE.left + (TEXT_WIDTH - size.width) / 2, y: sheet.y, ...size };
    figure(sheet, element, {
      box, alt, draw: () => {
        sheet.doc.image(Buffer.from(bytes), box.x, box.y, size);
        sheet.doc.rect(box.x, box.y, size.width, size.height).lineWidth(0.4).strokeColor(INK.rule).stroke();
      },
    });
    sheet.y += size.height + 3;
    paragraph(sheet, element, plain(alt), { size: SIZE.small, colour: INK.second, after: 10, type: 'Caption' });
  });
}
