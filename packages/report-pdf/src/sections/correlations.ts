import { fill } from '@elucida/analysis/report/fill';
import { correlationArcs } from '@elucida/spectra/plotting/correlation-arcs';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { figure } from '../blocks/figure.ts';
import { paragraph } from '../blocks/paragraph.ts';
import { drawStructure, scaleIn } from '../drawing/draw-structure.ts';
import { structurePicture } from '../drawing/structure-picture.ts';
import { INK, PAGE, SIZE, TEXT_WIDTH } from '../page/measures.ts';
import type { Element } from '../page/sheet.ts';
import type { Report } from '../report.ts';
import { plain, textOf } from '../text/run.ts';

/** Points; a figure is as high as its structure, and no higher. */
const GAP = 14,
  HIGHEST = 165,
  WIDTH = (TEXT_WIDTH - GAP) / 2;

/** The best candidate with its cross peaks, a figure for each experiment, two next to each other. */
export function correlations(report: Report, element: Element): void {
  const { sheet, words, result, best } = report;
  const picture = best === undefined ? null : structurePicture(best.smiles);
  if (best === undefined || picture === null) return;
  // Only the first spectrum of a technique is judged.
  const types = [...new Set(result.spectra.map(({ type }) => type))];
  const drawn = types.flatMap((type) => {
    const how = techniqueOf(type).pair?.drawn ?? null;
    const evidence = best.evidence.filter(({ technique }) => technique === type);
    const arcs = correlationArcs(how, evidence, picture);
    return how === null || arcs.length === 0 ? [] : [{ type, how, arcs }];
  });
  const room = { width: WIDTH, height: HIGHEST, numbered: true };
  const height = picture.height * scaleIn(picture, room);
  for (let index = 0; index < drawn.length; index += 2) {
    sheet.ensure(height + 40);
    const top = sheet.y;
    const ends = drawn.slice(index, index + 2).map(({ type, how, arcs }, column) => {
      const x = PAGE.left + column * (WIDTH + GAP);
      const name = words.reasoning.techniques[type];
      sheet.y = top;
      figure(sheet, element, {
        box: { x, y: top, width: WIDTH, height },
        alt: `${name}. ${fill(words.report.structureAlt, { name: textOf(report.nameOf(best)), smiles: best.smiles })}`,
        draw: () =>
          drawStructure(sheet, picture, {
            x,
            y: top,
            width: WIDTH,
            height,
            numbered: true,
            arcs,
          }),
      });
      sheet.y = top + height;
      paragraph(sheet, element, plain(`${name}. ${words.drawn[how]}`), {
        x,
        width: WIDTH,
        size: SIZE.small,
        colour: INK.second,
      });
      return sheet.y;
    });
    sheet.y = Math.max(...ends) + 6;
  }
}
