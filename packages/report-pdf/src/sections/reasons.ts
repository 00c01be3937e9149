import { translateWarnings } from '@elucida/analysis/translation/translate-warnings';
import { PEAK_FIELDS } from '@elucida/spectra/techniques/fields';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';
import { bulletList } from '../blocks/bullet-list.ts';
import { section } from '../blocks/heading.ts';
import { paragraph } from '../blocks/paragraph.ts';
import { INK, SIZE } from '../page/measures.ts';
import type { Report } from '../report.ts';
import { plain, type Run } from '../text/run.ts';

const written = ({ prose }: Report, points: readonly string[]): Run[][] => points.map(prose);

function listed(report: Report, title: string, items: readonly (readonly Run[])[]): void {
  const element = section(report.sheet, title);
  if (items.length <= 1)
    paragraph(report.sheet, element, items[0] ?? plain(report.words.result.noneFound));
  else bulletList(report.sheet, element, items);
}

/** What speaks against the first candidate. */
export function against(report: Report): void {
  const { stated, words } = report;
  if (stated !== null && stated.against.length > 0)
    listed(report, words.result.against, written(report, stated.against));
}

/** What fits the first candidate poorly, though no other explains it better. */
export function open(report: Report): void {
  const { stated, words } = report;
  if (stated !== null && stated.open.length > 0)
    listed(report, words.result.open, written(report, stated.open));
}

/** The peaks the first candidate leaves unexplained. */
export function unexplained(report: Report): void {
  const { result, words, stated } = report;
  if (result.spectra.length === 0 || result.candidates.length === 0) return;
  if (stated !== null && stated.unexplained.length > 0)
    return listed(report, words.result.unexplained, written(report, stated.unexplained));
  const items = result.unexplained.flatMap(([spectrum, peak]) => {
    const block = result.spectra[spectrum];
    const x = block?.peaks[peak]?.[PEAK_FIELDS[block.type][0].name];
    return block === undefined || typeof x !== 'number' || !Number.isFinite(x)
      ? []
      : [
          plain(
            `${words.reasoning.techniques[block.type]}: ` +
              words.plot.peakAt[block.type].replace(
                '{{x}}',
                words.figures(formatPosition(block.type, x)),
              ),
          ),
        ];
  });
  listed(report, words.result.unexplained, items);
}

/** The measurement that would settle the matter. */
export function settle(report: Report): void {
  const { stated, words } = report;
  if (stated !== null && stated.settle.length === 0) return;
  listed(
    report,
    words.result.settle,
    stated === null ? [plain(words.result.settleDefault)] : written(report, stated.settle),
  );
}

/**
 * How the answer was found, what the data were read from, and what a report of this kind cannot
 * know.
 */
export function method(report: Report): void {
  const { sheet, words, result, stated, safe, prose } = report;
  const element = section(sheet, words.report.method);
  paragraph(sheet, element, prose(`${stated?.method ?? ''} ${words.report.computed}`));
  if (result.warnings.length === 0) return;
  paragraph(sheet, element, [{ text: words.result.warnings, face: 'semibold' }], {
    size: SIZE.small,
    colour: INK.second,
    after: 1,
  });
  bulletList(
    sheet,
    element,
    translateWarnings(
      { warnings: result.warnings, codes: result.warning_codes },
      words.language,
    ).map((warning) => plain(safe(warning))),
  );
}
