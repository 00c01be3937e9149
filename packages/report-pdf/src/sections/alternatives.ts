import { fill } from '@elucida/analysis/report/fill';
import type { ReportCandidate } from '@elucida/contract/reports';
import { figure } from '../blocks/figure.ts';
import { section } from '../blocks/heading.ts';
import { paragraph, paragraphHeight } from '../blocks/paragraph.ts';
import { confidenceFigure } from '../content/numbers.ts';
import { drawStructure, scaleIn } from '../drawing/draw-structure.ts';
import { structurePicture } from '../drawing/structure-picture.ts';
import { INK, PAGE, SIZE, TEXT_WIDTH } from '../page/measures.ts';
import type { Element } from '../page/sheet.ts';
import type { Report } from '../report.ts';
import { plain, strong, textOf, type Run } from '../text/run.ts';

/** Runners-up of an answer, and candidates where there is none. */
const SHOWN = { rivals: 3, candidates: 4 } as const;
const STRUCTURE = { width: 94, height: 46 } as const;
const GAP = 12;

interface Shown {
  readonly candidate: ReportCandidate;
  readonly rank: number;
  readonly difference: string;
}

function candidateBlock(
  report: Report,
  parent: Element,
  { candidate, rank, difference }: Shown,
): void {
  const { sheet, words, safe } = report;
  const picture = structurePicture(candidate.smiles);
  const drawn =
    picture === null ? 0 : picture.height * scaleIn(picture, { ...STRUCTURE, numbered: false });
  const x = PAGE.left + STRUCTURE.width + GAP,
    width = TEXT_WIDTH - STRUCTURE.width - GAP;
  const name = report.nameOf(candidate);
  const head: Run[] = [
    { text: `${rank}. `, face: 'semibold' },
    ...strong(name),
    ...(candidate.confidence === undefined
      ? []
      : [{ text: ` · ${confidenceFigure(candidate.confidence, words.language)}` }]),
  ];
  const smiles = textOf(name) === candidate.smiles ? [] : plain(safe(candidate.smiles));
  const apart = difference === '' ? [] : report.prose(difference);
  const height =
    paragraphHeight(sheet, head, { width }) +
    (smiles.length > 0 ? paragraphHeight(sheet, smiles, { width, size: SIZE.small }) : 0) +
    (apart.length > 0 ? paragraphHeight(sheet, apart, { width }) : 0) +
    4;
  sheet.ensure(Math.max(height, drawn));
  const top = sheet.y;
  const element = sheet.add(parent, 'LI');
  const body = sheet.add(element, 'LBody');
  if (picture !== null) {
    const box = { x: PAGE.left, y: top, width: STRUCTURE.width, height: drawn };
    figure(sheet, body, {
      box,
      alt: fill(words.report.alternativeAlt, {
        name: textOf(name),
        smiles: safe(candidate.smiles),
      }),
      draw: () => drawStructure(sheet, picture, { ...box, numbered: false }),
    });
  }
  paragraph(sheet, body, head, { x, width, after: 0 });
  if (smiles.length > 0)
    paragraph(sheet, body, smiles, { x, width, size: SIZE.small, colour: INK.second, after: 1 });
  if (apart.length > 0) paragraph(sheet, body, apart, { x, width, after: 0 });
  sheet.y = Math.max(sheet.y, top + drawn) + 4;
}

/**
 * The runners-up with what tells each from the first; where nothing is singled out, all candidates
 * alike.
 */
export function alternatives(report: Report): void {
  const { sheet, words, result, identified, stated } = report;
  const first = identified ? 1 : 0;
  const shown = result.candidates.slice(
    first,
    first + (identified ? SHOWN.rivals : SHOWN.candidates),
  );
  if (result.candidates.length === 0 || (shown.length === 0 && stated === null)) return;
  const element = section(sheet, identified ? words.report.alternatives : words.report.candidates, {
    below: STRUCTURE.height + 10,
  });
  if (shown.length === 0) return paragraph(sheet, element, plain(words.result.alone));
  const list = sheet.add(element, 'L');
  shown.forEach((candidate, index) => {
    const rank = index + first + 1;
    candidateBlock(report, list, {
      candidate,
      rank,
      difference: stated?.toldApart[index + first] ?? '',
    });
  });
  list.end();
}
