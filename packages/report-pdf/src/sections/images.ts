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

/** Printed size in points. */
function sizeOf({ width, height }: PrintableImage): { width: number; height: number } {
  const scale = Math.min(LARGEST, TEXT_WIDTH / width, MAX_HEIGHT / height);
  return { width: width * scale, height: height * scale };
}

/** The images that were submitted, whole and in proportion, last of all. */
export function images(report: Report, pictures: readonly PrintableImage[]): void {
  const { sheet, words } = report;
  if (pictures.length === 0) return;
  const element = section(sheet, words.report.images, {
    below: sizeOf(pictures[0]!).height + CAPTION + 4,
  });
  pictures.forEach((picture, index) => {
    const size = sizeOf(picture);
    const alt = fill(words.report.imageAlt, { index: index + 1, total: pictures.length });
    sheet.ensure(size.height + CAPTION + 4);
    const box = { x: PAGE.left + (TEXT_WIDTH - size.width) / 2, y: sheet.y, ...size };
    figure(sheet, element, {
      box,
      alt,
      draw: () => {
        sheet.doc.image(Buffer.from(picture.bytes), box.x, box.y, size);
        sheet.doc
          .rect(box.x, box.y, size.width, size.height)
          .lineWidth(0.4)
          .strokeColor(INK.rule)
          .stroke();
      },
    });
    sheet.y += size.height + 3;
    paragraph(sheet, element, plain(alt), {
      size: SIZE.small,
      colour: INK.second,
      after: 10,
      type: 'Caption',
    });
  });
}
