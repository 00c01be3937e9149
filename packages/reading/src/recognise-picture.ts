import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { AxisRange } from './techniques/technique.ts';
import { showsSticks } from './page/trace/shows-sticks.ts';
import { columnBeside, verticalTitle } from './page/text/surrounding-text.ts';
import { textInside } from './page/text/text-inside.ts';
import { verticalNumbers } from './page/text/vertical-numbers.ts';
import { namesAnotherKind, type PlotWords } from './another-kind.ts';
import { withoutDecoupled } from './other-nuclei.ts';
import { recogniseTechnique } from './recognise-technique.ts';
import type { PlotAxis } from './page/axis/find-axis.ts';
import type { InkMap } from './page/ink-map.ts';
import type { OcrPort } from './page/text/ocr-port.ts';
import type { TextRow } from './page/text/text-rows.ts';
import type { TraceMask } from './page/trace/trace-mask.ts';

/**
 * The technique that a picture shows, how it was known and how probable it is; `another-kind`
 * where words name a measurement that is not used here. Where words around the plot do not name the
 * technique itself, what is written in the plot and next to it, and the numbers at the vertical
 * axis, are read as well.
 */
export async function recognisePicture(
  ink: InkMap,
  axis: PlotAxis,
  {
    type,
    words,
    range,
    rows,
    mask,
    ocr,
  }: {
    /** The technique, where the caller says so. */
    type?: SpectrumType | undefined;
    words: Pick<PlotWords, 'axis' | 'heading'>;
    range: AxisRange;
    rows: readonly TextRow[];
    mask: TraceMask;
    ocr: OcrPort;
  },
) {
  if (type) return { type, from: 'caller' as const, probability: 1 };
  if (namesAnotherKind({ ...words, vertical: '' })) return 'another-kind';
  const vertical = await verticalTitle(ink, axis, ocr);
  if (namesAnotherKind({ ...words, vertical })) return 'another-kind';
  const text = withoutDecoupled(`${words.axis} | ${words.heading}`);
  const first = recogniseTechnique({ text, vertical, axis: range });
  if (first?.named) return first;
  const inside = await textInside(ink, { plot: axis.plot, rows, ocr });
  const shifts = first !== null && techniqueOf(first.type).nucleus !== null;
  const column = shifts ? await columnBeside(ink, axis, ocr) : '';
  const further = `${inside} | ${column}`;
  if (namesAnotherKind({ ...words, vertical, inside: further })) return 'another-kind';
  return recogniseTechnique({
    text: `${text} | ${withoutDecoupled(further)}`,
    vertical,
    heights: shifts ? [] : await verticalNumbers(ink, axis, ocr),
    axis: range,
    // Separate sticks and curves tell techniques apart that no word does.
    ...(first?.from !== 'labels' && { sticks: showsSticks(mask) }),
  });
}
