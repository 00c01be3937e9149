import { figure } from '../blocks/figure.ts';
import { paragraph } from '../blocks/paragraph.ts';
import { drawMultiplet, multipletText, multipletWidth } from '../drawing/draw-protons.ts';
import { INK, PAGE, SIZE, TEXT_WIDTH } from '../page/measures.ts';
import type { Element } from '../page/sheet.ts';
import type { Report } from '../report.ts';
import { plain } from '../text/run.ts';

/** Points. */
const HEIGHT = 58,
  GAP = 10;

/** The multiplets of the predicted ¹H spectrum, each wide enough to see its lines, in rows. */
export function multiplets({ sheet, words, simulated }: Report, parent: Element): void {
  if (simulated === undefined) return;
  sheet.ensure(HEIGHT + 3 * SIZE.small);
  paragraph(sheet, parent, plain(words.plot.enlarged), {
    size: SIZE.small,
    colour: INK.second,
    after: 3,
  });
  let x: number = PAGE.left;
  for (const multiplet of simulated.multiplets) {
    const width = multipletWidth(multiplet, simulated.mhz);
    if (x + width > PAGE.left + TEXT_WIDTH) {
      sheet.y += HEIGHT + 6;
      sheet.ensure(HEIGHT);
      x = PAGE.left;
    }
    const box = { x, y: sheet.y, width, height: HEIGHT };
    const text = words.figures(multipletText(multiplet, simulated.mhz));
    figure(sheet, parent, {
      box,
      alt: text,
      draw: () =>
        drawMultiplet(
          sheet,
          { spectrum: simulated, multiplet, words: text, figures: words.figures },
          box,
        ),
    });
    x += width + GAP;
  }
  sheet.y += HEIGHT + 8;
}
