import { pluralOf } from '@elucida/messages/format/plural';
import { fill } from '@elucida/analysis/report/fill';
import { confidenceLevel } from '@elucida/engine/explanation/confidence-level';
import { section } from '../blocks/heading.ts';
import { figure } from '../blocks/figure.ts';
import { paragraph } from '../blocks/paragraph.ts';
import { confidenceFigure } from '../content/numbers.ts';
import { drawStructure, scaleIn } from '../drawing/draw-structure.ts';
import { structurePicture } from '../drawing/structure-picture.ts';
import { INK, PAGE, SIZE, TEXT_WIDTH } from '../page/measures.ts';
import type { Element } from '../page/sheet.ts';
import type { Report } from '../report.ts';
import { plain, textOf, type Run } from '../text/run.ts';

/** Points the drawing may take. */
const STRUCTURE = { width: 215, height: 150 } as const;
const LEAST_HEIGHT = 70;
const GAP = 16;
const BAR = { width: 120, height: 6 } as const;

/** The confidence as a bar; the figure next to it says the same in words. */
function confidenceBar({ sheet }: Report, share: number, x: number): void {
  sheet.artifact(() => {
    sheet.doc
      .rect(x, sheet.y, BAR.width * share, BAR.height)
      .fillColor(INK.second)
      .fill();
    sheet.doc
      .rect(x, sheet.y, BAR.width, BAR.height)
      .lineWidth(0.6)
      .strokeColor(INK.second)
      .stroke();
  });
  sheet.y += BAR.height + 5;
}

/** How sure: in a word and a figure, and how far ahead of the runner-up. */
function confidence(
  report: Report,
  parent: Element,
  { x, width }: { x: number; width: number },
): void {
  const { sheet, words, result } = report;
  const share = result.confidence ?? report.best?.confidence;
  if (!report.identified) return;
  if (share === undefined)
    return paragraph(sheet, parent, plain(words.report.noConfidence), { x, width });
  const runs: Run[] = [
    { text: `${words.result.confidence[confidenceLevel(share)]}: `, face: 'semibold' },
    { text: confidenceFigure(share, words.language), face: 'semibold' },
  ];
  paragraph(sheet, parent, runs, { x, width, size: SIZE.heading, after: 3 });
  confidenceBar(report, share, x);
  const points = Math.min(99, Math.round((share - (result.candidates[1]?.confidence ?? 0)) * 100));
  const margin =
    result.candidates.length > 1
      ? fill(
          pluralOf(words.language)(points, {
            one: words.result.margin_one,
            other: words.result.margin_other,
          }),
          { count: points },
        )
      : report.stated === null
        ? ''
        : words.result.alone;
  if (margin !== '')
    paragraph(sheet, parent, plain(margin), { x, width, size: SIZE.small, colour: INK.second });
}

function reasonOf({ words, result }: Report): string {
  const reasons: Readonly<Record<string, string>> = words.result.inconclusiveBecause;
  if (result.reason === 'contradiction') {
    const [technique, ...others] = result.set_aside;
    return technique === undefined || others.length > 0
      ? reasons['contradictionBoth']
      : fill(reasons['contradiction'], { technique: words.reasoning.techniques[technique] });
  }
  return (
    (result.reason !== undefined && Object.hasOwn(reasons, result.reason)
      ? reasons[result.reason]
      : undefined) ?? words.result.inconclusiveBecause.other
  );
}

/**
 * Structure and judgement next to each other: the drawing with numbered atoms, the confidence, the
 * answer or why there is none.
 */
export function verdict(report: Report): void {
  const { sheet, words, result, best, stated, identified } = report;
  const smiles = (identified ? result.smiles : null) ?? best?.smiles ?? null;
  const picture = smiles === null ? null : structurePicture(smiles);
  const height =
    picture === null
      ? 60
      : Math.max(LEAST_HEIGHT, picture.height * scaleIn(picture, { ...STRUCTURE, numbered: true }));
  const element = section(sheet, words.report.verdict, { below: height });
  const top = sheet.y;
  if (picture !== null && smiles !== null) {
    const box = { x: PAGE.left, y: top, width: STRUCTURE.width, height };
    const name = best === undefined ? smiles : textOf(report.nameOf(best));
    figure(sheet, element, {
      box,
      alt: fill(words.report.structureAlt, { name, smiles }),
      draw: () => drawStructure(sheet, picture, { ...box, numbered: true }),
    });
  }
  const x = picture === null ? PAGE.left : PAGE.left + STRUCTURE.width + GAP;
  const width = picture === null ? TEXT_WIDTH : TEXT_WIDTH - STRUCTURE.width - GAP;
  sheet.y = top + 4;
  confidence(report, element, { x, width });
  const sentence = stated?.verdict ?? (identified ? '' : reasonOf(report));
  if (sentence !== '') paragraph(sheet, element, report.prose(sentence), { x, width });
  if (smiles !== null && stated === null)
    paragraph(
      sheet,
      element,
      [{ text: `${words.report.meta.smiles}: `, face: 'semibold' }, { text: report.safe(smiles) }],
      { x, width, size: SIZE.small },
    );
  if (picture !== null) sheet.y = Math.max(sheet.y, top + height);
}
