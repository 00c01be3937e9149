import { fill } from '@elucida/analysis/report/fill';
import type { ReportConfiguration } from '@elucida/contract/reports';
import { elementLabels } from '@elucida/spectra/markup/element-labels';
import { bulletList } from '../blocks/bullet-list.ts';
import { figure } from '../blocks/figure.ts';
import { section } from '../blocks/heading.ts';
import { paragraph, paragraphHeight } from '../blocks/paragraph.ts';
import { configurationOf } from '../content/explain-result.ts';
import { confidenceFigure } from '../content/numbers.ts';
import { drawStructure, scaleIn } from '../drawing/draw-structure.ts';
import { structurePicture } from '../drawing/structure-picture.ts';
import { INK, PAGE, SIZE, TEXT_WIDTH } from '../page/measures.ts';
import type { Element } from '../page/sheet.ts';
import type { Report } from '../report.ts';
import { plain, textOf, type Run } from '../text/run.ts';

/** Points the drawing may take; text stands next to it. */
const STRUCTURE = { width: 190, height: 120 } as const;
const GAP = 16;
/** Height of that text at most, with a SMILES of three lines. */
const BELOW = 150;
/** Diastereomers of an open configuration that are drawn, in one row. */
const DRAWN = 4;
const COLUMN = { gap: 10, height: 62 } as const;

/** The drawing with wedges, how sure it is, and what is left open. */
function stated(
  report: Report,
  element: Element,
  { smiles, probability, complete, open }: ReportConfiguration & { readonly smiles: string },
): void {
  const { sheet, words, safe } = report;
  const { configuration: text } = words;
  const best = report.best!;
  const picture = structurePicture(smiles);
  const top = sheet.y;
  const box = { x: PAGE.left, y: top, width: STRUCTURE.width, height: 0 };
  if (picture !== null) {
    box.height = picture.height * scaleIn(picture, { ...STRUCTURE, numbered: true });
    figure(sheet, element, {
      box,
      alt: fill(words.report.structureAlt, {
        name: text.drawing(textOf(report.nameOf(best))),
        smiles: safe(smiles),
      }),
      draw: () => drawStructure(sheet, picture, { ...box, numbered: true }),
    });
  }
  const x = picture === null ? PAGE.left : PAGE.left + STRUCTURE.width + GAP;
  const width = picture === null ? TEXT_WIDTH : TEXT_WIDTH - STRUCTURE.width - GAP;
  const left = complete
    ? text.complete
    : open !== undefined && open.length > 0
      ? text.open(elementLabels(best.smiles, open))
      : text.openUnlisted;
  sheet.y = top + 4;
  const sure: Run[] = [
    { text: text.stated(confidenceFigure(probability, words.language)), face: 'semibold' },
  ];
  paragraph(sheet, element, sure, { x, width, size: SIZE.subheading, after: 3 });
  const said = [left, ...(smiles.includes('@') ? [text.mirror] : []), text.condition];
  for (const sentence of said)
    paragraph(sheet, element, report.prose(sentence), { x, width, after: 2 });
  paragraph(sheet, element, plain(safe(smiles)), {
    x,
    width,
    size: SIZE.small,
    colour: INK.second,
  });
  sheet.y = Math.max(sheet.y, top + box.height) + 4;
}

/** The likeliest diastereomers next to each other, each with its probability. */
function likeliest(
  report: Report,
  element: Element,
  diastereomers: ReportConfiguration['diastereomers'],
): void {
  const { sheet, words, safe } = report;
  const { configuration: text } = words;
  const shown = diastereomers.slice(0, DRAWN);
  const width = (TEXT_WIDTH - (DRAWN - 1) * COLUMN.gap) / DRAWN;
  const name = textOf(report.nameOf(report.best!));
  paragraph(sheet, element, [{ text: text.diastereomers, face: 'semibold' }], { after: 3 });
  const most = Math.max(
    0,
    ...shown.map(({ smiles }) => paragraphHeight(sheet, plain(smiles), { width, size: SIZE.tiny })),
  );
  sheet.ensure(COLUMN.height + most + 20);
  const top = sheet.y;
  const ends = shown.map(({ smiles, probability }, column) => {
    const x = PAGE.left + column * (width + COLUMN.gap);
    const picture = structurePicture(smiles);
    if (picture !== null) {
      const box = { x, y: top, width, height: COLUMN.height };
      figure(sheet, element, {
        box,
        alt: fill(words.report.alternativeAlt, {
          name: text.drawing(`${column + 1}, ${name}`),
          smiles: safe(smiles),
        }),
        draw: () => drawStructure(sheet, picture, { ...box, numbered: false }),
      });
    }
    sheet.y = top + COLUMN.height + 3;
    const share: Run[] = [
      { text: confidenceFigure(probability, words.language), face: 'semibold' },
    ];
    paragraph(sheet, element, share, { x, width, after: 1 });
    paragraph(sheet, element, plain(safe(smiles)), {
      x,
      width,
      size: SIZE.tiny,
      colour: INK.second,
      after: 0,
    });
    return sheet.y;
  });
  sheet.y = Math.max(...ends) + 4;
  const more = diastereomers.length - shown.length;
  if (more > 0) paragraph(sheet, element, plain(text.more(more)), { size: SIZE.small });
}

/**
 * The relative configuration of the first candidate: drawn with wedges, with the signals and contacts that decide it;
 * or that it is open, with the likeliest diastereomers. Nothing where the result says nothing of it.
 */
export function relativeConfiguration(report: Report): void {
  const { sheet, words, result, best } = report;
  const found = configurationOf(result);
  if (found === null || report.stated === null || best === undefined) return;
  const { smiles } = found;
  const { reasons, open } = report.stated.configuration;
  const element = section(sheet, words.configuration.heading, {
    below: smiles === null ? COLUMN.height : BELOW,
  });
  if (smiles === null) {
    paragraph(sheet, element, report.prose(open || words.configuration.undecided));
    if (found.diastereomers.length > 1) likeliest(report, element, found.diastereomers);
    return;
  }
  stated(report, element, { ...found, smiles });
  if (reasons.length > 0) bulletList(sheet, element, reasons.map(report.prose));
}
