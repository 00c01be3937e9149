import { fill } from '@elucida/analysis/report/fill';
import { guideHeading } from '@elucida/contract/guide-name';
import { isomers as isomersEn } from '@elucida/messages/catalogue/en/isomers';
import { isomers as isomersEs } from '@elucida/messages/catalogue/es/isomers';
import { isomers as isomersEu } from '@elucida/messages/catalogue/eu/isomers';
import { longDate } from '@elucida/messages/format/long-date';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import { paragraph } from './blocks/paragraph.ts';
import { WORDS } from './content/words.ts';
import type { GuideJob } from './guide-job.ts';
import { footers } from './page/footer.ts';
import { INK, SIZE } from './page/measures.ts';
import { Sheet } from './page/sheet.ts';
import { typeFamily } from './page/type-family.ts';
import { isomerBlock } from './sections/isomer-block.ts';
import { printable } from './text/printable.ts';
import { unparted } from '@elucida/messages/format/figures';
import { richText } from './text/rich-text.ts';
import { plain } from './text/run.ts';

const TEXTS = { en: isomersEn, es: isomersEs, eu: isomersEu } as const;

/**
 * Prints an isomer guide as a PDF: A4, vector, tagged, in the job's language. The same job gives
 * the same bytes.
 */
export async function writeGuidePdf({ guide, lang, now, timeZone }: GuideJob): Promise<Uint8Array> {
  const words = WORDS[lang];
  const texts = TEXTS[lang];
  const regular = typeFamily().get('regular')!;
  const safe = (text: string) => printable(text, regular);
  const title = fill(texts.guideOf, { query: safe(guideHeading(guide)) });
  const date = longDate(now, { language: lang, timeZone });
  const sheet = new Sheet({ lang, title, subject: title, date: new Date(now) });

  paragraph(
    sheet,
    sheet.root,
    plain('Elucida').map((run) => ({ ...run, face: 'semibold' as const })),
    { size: SIZE.small, colour: INK.accent, after: 5 },
  );
  paragraph(sheet, sheet.root, [{ text: title, face: 'semibold' }], {
    size: SIZE.longTitle,
    after: 3,
    type: 'H1',
  });
  paragraph(
    sheet,
    sheet.root,
    [
      { text: formulaUnicode(guide.formula), face: 'semibold' },
      { text: ` · ${fill(texts.generatedOn, { date })}` },
    ],
    { size: SIZE.small, colour: INK.second, after: 3 },
  );
  if (guide.note !== '')
    paragraph(sheet, sheet.root, richText(unparted(safe(guide.note))), { after: 3 });
  paragraph(sheet, sheet.root, plain(texts.uncertainty), {
    size: SIZE.small,
    colour: INK.second,
    after: 5,
  });
  sheet.artifact(() => sheet.rule(sheet.y, { width: 0.9, colour: INK.accent }));
  sheet.y += 8;
  const list = sheet.add(sheet.root, 'L');
  for (const isomer of guide.isomers) isomerBlock({ sheet, words, texts, safe }, list, isomer);
  list.end();
  footers(sheet, {
    left: `Elucida · ${title.slice(0, 60)} · ${date}`,
    page: (page, pages) => fill(words.report.page, { page, pages }),
  });
  return sheet.finish();
}
