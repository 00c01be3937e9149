import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { paragraph } from '../blocks/paragraph.ts';
import { mass } from '../content/numbers.ts';
import { INK, SIZE } from '../page/measures.ts';
import type { Report } from '../report.ts';
import { plain, strong, textOf, type Run } from '../text/run.ts';

const SEPARATOR = ' · ';
/** Characters beyond which a name is set smaller. */
const LONG_NAME = 70;

/** The main heading: the molecule's name, or that there is none. */
export function headline({
  identified,
  result,
  best,
  words,
  nameOf,
  safe,
}: Omit<Report, 'sheet'>): Run[] {
  if (!identified) return plain(words.result.inconclusive);
  if (best !== undefined && (best.name ?? result.nombre_molecula) === result.nombre_molecula)
    return nameOf({ ...best, name: best.name ?? result.nombre_molecula });
  return plain(safe(result.nombre_molecula ?? '') || words.report.unnamed);
}

/**
 * What kind of document, which molecule, its formula and masses, when, in which language; the
 * user's title and notes.
 */
export function titleBlock(report: Report): void {
  const { sheet, result, words, date, safe } = report;
  const { meta } = words.report;
  paragraph(
    sheet,
    sheet.root,
    [{ text: 'Elucida', face: 'semibold' }, { text: `${SEPARATOR}${words.report.document}` }],
    { size: SIZE.small, colour: INK.accent, after: 5 },
  );
  const heading = headline(report);
  paragraph(sheet, sheet.root, strong(heading), {
    size: textOf(heading).length > LONG_NAME ? SIZE.longTitle : SIZE.title,
    after: 3,
    type: 'H1',
  });
  const parsed = parseFormula(result.molecular_formula);
  const formula = parsed.ok ? formulaUnicode(parsed.formula.hill) : safe(result.molecular_formula);
  const facts: [string, string][] = [
    ...(formula === '' ? [] : [[meta.formula, formula] as [string, string]]),
    ...(parsed.ok
      ? ([
          [
            meta.molarMass,
            `${mass(parsed.formula.averageMass, 2, words.language)}\u00a0g\u00a0mol⁻¹`,
          ],
          [meta.exactMass, `${mass(parsed.formula.monoisotopicMass, 4, words.language)}\u00a0Da`],
        ] as [string, string][])
      : []),
    [meta.date, date],
    [meta.language, words.languageName],
  ];
  // Each fact stays on one line.
  const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
  const runs = facts.flatMap(([label, value], index): Run[] => [
    { text: `${index === 0 ? '' : SEPARATOR}${unbroken(label)}\u00a0` },
    { text: unbroken(value), face: 'semibold' },
  ]);
  paragraph(sheet, sheet.root, runs, { size: SIZE.small, colour: INK.second, after: 5 });
  const title = safe(result.metadata.title),
    notes = safe(result.metadata.comments);
  if (title !== '') paragraph(sheet, sheet.root, plain(title), { size: SIZE.subheading, after: 2 });
  if (notes !== '')
    paragraph(
      sheet,
      sheet.root,
      [{ text: `${words.report.notes}: `, face: 'semibold' }, { text: notes }],
      { size: SIZE.small, colour: INK.second, after: 4 },
    );
  sheet.artifact(() => sheet.rule(sheet.y, { width: 0.9, colour: INK.accent }));
  sheet.y += 4;
}

/** The document's title in the reader's window. */
export const documentTitle = (report: Omit<Report, 'sheet'>): string => {
  return `${textOf(headline(report))} – ${report.words.report.document}`;
};
