import { groupedNumber } from '@elucida/messages/format/figures';
import { fill } from '@elucida/analysis/report/fill';
import { section } from '../blocks/heading.ts';
import { paragraph } from '../blocks/paragraph.ts';
import { MAX_PRINTED_PEAKS, notationRuns } from '../content/notation-runs.ts';
import { INK, SIZE } from '../page/measures.ts';
import type { Report } from '../report.ts';
import { plain } from '../text/run.ts';

/** The data as in a thesis: one paragraph a spectrum, in the style of the ACS Guide. */
export function experimental({ sheet, words, spectra, safe }: Report): void {
  const element = section(sheet, words.report.experimental);
  if (spectra.length === 0) paragraph(sheet, element, plain(words.report.noSpectra));
  // A list that follows from experiments in two dimensions was not recorded.
  for (const spectrum of spectra.filter(({ source }) => source !== 'derived')) {
    const technique = words.reasoning.techniques[spectrum.type];
    const runs = notationRuns(spectrum).map((run) => ({ ...run, text: keepEnds(run.text, safe) }));
    paragraph(
      sheet,
      element,
      runs.length === 0 ? plain(fill(words.report.noPeaks, { technique })) : runs,
      { after: 5 },
    );
    const more = spectrum.peaks.length - MAX_PRINTED_PEAKS;
    if (more > 0)
      paragraph(
        sheet,
        element,
        plain(fill(words.report.morePeaks, { count: groupedNumber(more, words.language) })),
      );
  }
  const read = spectra
    .filter(({ source, peaks }) => source === 'image' && peaks.length > 0)
    .map(({ type }) => words.reasoning.techniques[type]);
  if (read.length > 0)
    paragraph(
      sheet,
      element,
      plain(fill(words.report.fromImage, { techniques: read.join(', ') })),
      { size: SIZE.small, colour: INK.second },
    );
}

/** Printable text that keeps the blanks at its ends, which part a run from its neighbours. */
export function keepEnds(text: string, safe: (text: string) => string): string {
  const [before] = /^[ \u00a0]?/u.exec(text)!,
    [after] = /[ \u00a0]?$/u.exec(text)!;
  const inner = safe(text);
  return inner === '' ? before : `${before}${inner}${after}`;
}
