import { fill } from '@elucida/analysis/report/fill';
import type { Isomer } from '@elucida/contract/isomers';
import type { isomers as isomersEn } from '@elucida/messages/catalogue/en/isomers';
import { semicolonList } from '@elucida/messages/format/semicolon-list';
import { figure } from '../blocks/figure.ts';
import { paragraph, paragraphHeight } from '../blocks/paragraph.ts';
import type { Words } from '../content/words.ts';
import { drawStructure, scaleIn } from '../drawing/draw-structure.ts';
import { structurePicture } from '../drawing/structure-picture.ts';
import { INK, PAGE, SIZE, TEXT_WIDTH } from '../page/measures.ts';
import type { Element, Sheet } from '../page/sheet.ts';
import { unparted } from '@elucida/messages/format/figures';
import { chemicalName, richText } from '../text/rich-text.ts';
import { strong, textOf, type Run } from '../text/run.ts';

/** What an isomer's block is written with. */
export interface GuideBlock {
  readonly sheet: Sheet;
  readonly words: Words;
  readonly texts: typeof isomersEn;
  /** Text from outside as it can be printed. */
  readonly safe: (text: string) => string;
}

const STRUCTURE = { width: 94, height: 56 } as const;
const GAP = 12;

interface Lined {
  readonly runs: readonly Run[];
  readonly size: number;
  readonly colour?: string;
}

function linesOf(isomer: Isomer, { words, texts, safe }: GuideBlock): Lined[] {
  const marks = [isomer.named ? texts.named : '', isomer.known ? texts.known : '']
    .filter(Boolean)
    .join(' · ');
  const labelled = (label: string, items: readonly string[]): Lined[] =>
    items.length === 0
      ? []
      : [
          {
            size: SIZE.small,
            runs: [
              { text: `${label}: `, face: 'semibold' },
              ...richText(unparted(safe(semicolonList(items)))),
            ],
          },
        ];
  return [
    ...(isomer.aka.length === 0
      ? []
      : [
          { size: SIZE.small, colour: INK.second, runs: chemicalName(safe(isomer.aka.join('; '))) },
        ]),
    ...(marks === '' ? [] : [{ size: SIZE.small, colour: INK.accent, runs: [{ text: marks }] }]),
    ...labelled(words.reasoning.techniques.H1NMR, isomer.h1nmr.map(words.figures)),
    ...labelled(words.reasoning.techniques.C13NMR, isomer.c13nmr.map(words.figures)),
    ...labelled(words.reasoning.techniques.IR, isomer.ir),
    ...labelled(texts.columns.diagnostics, isomer.diagnostics),
  ];
}

/**
 * One isomer: its drawing, and next to it names, expected spectra and what tells it from the others.
 */
export function isomerBlock(block: GuideBlock, parent: Element, isomer: Isomer): void {
  const { sheet, words, safe } = block;
  const picture = structurePicture(isomer.smiles);
  const drawn =
    picture === null ? 0 : picture.height * scaleIn(picture, { ...STRUCTURE, numbered: false });
  const x = PAGE.left + STRUCTURE.width + GAP,
    width = TEXT_WIDTH - STRUCTURE.width - GAP;
  const name = chemicalName(safe(isomer.name ?? isomer.smiles));
  const lines = linesOf(isomer, block);
  const title: Run[] = [{ text: `${isomer.rank}. `, face: 'semibold' }, ...strong(name)];
  const needed =
    paragraphHeight(sheet, title, { width }) +
    lines.reduce((sum, { runs, size }) => sum + paragraphHeight(sheet, runs, { width, size }), 0);
  // A block longer than half a page may be parted; a shorter one stays whole.
  sheet.ensure(Math.max(drawn, Math.min(needed, PAGE.height / 2)));
  const top = sheet.y;
  const item = sheet.add(parent, 'LI');
  const body = sheet.add(item, 'LBody');
  if (picture !== null) {
    const box = { x: PAGE.left, y: top, width: STRUCTURE.width, height: drawn };
    figure(sheet, body, {
      box,
      alt: fill(words.report.alternativeAlt, { name: textOf(name), smiles: safe(isomer.smiles) }),
      draw: () => drawStructure(sheet, picture, { ...box, numbered: false }),
    });
  }
  const pages = sheet.doc.bufferedPageRange().count;
  paragraph(sheet, body, title, { x, width, after: 1 });
  for (const { runs, size, colour } of lines)
    paragraph(sheet, body, runs, {
      x,
      width,
      size,
      after: 1,
      ...(colour === undefined ? {} : { colour }),
    });
  if (sheet.doc.bufferedPageRange().count === pages) sheet.y = Math.max(sheet.y, top + drawn);
  sheet.y += 8;
}
