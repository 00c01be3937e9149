import { fill } from '@elucida/analysis/report/fill';
import { formatPosition, type PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { section } from '../blocks/heading.ts';
import { figure } from '../blocks/figure.ts';
import { paragraph } from '../blocks/paragraph.ts';
import { drawCrossPeaks } from '../drawing/draw-cross-peaks.ts';
import { drawPlot, PLOT_TITLE } from '../drawing/draw-plot.ts';
import { plotData, type PlotData } from '../drawing/plot-data.ts';
import { INK, PAGE, SIZE, TEXT_WIDTH } from '../page/measures.ts';
import type { Words } from '../content/words.ts';
import type { Report } from '../report.ts';
import { correlations } from './correlations.ts';
import { multiplets } from './multiplets.ts';
import { plain } from '../text/run.ts';
import { wrapLines } from '../text/wrap-lines.ts';

const GAP = 14;
/** Points; more than four plots are made lower, so that they stay together. */
const HEIGHT = { few: 96, many: 80 } as const;
/** Positions a figure's text names; the experimental data list all. */
const MAX_NAMED = 40;

const positions = (technique: SpectrumType, xs: readonly number[], words: Words): string =>
  xs.length === 0
    ? words.report.none
    : words.figures(
        xs
          .slice(0, MAX_NAMED)
          .map((x) => formatPosition(technique, x))
          .join(', '),
      ) + (xs.length > MAX_NAMED ? ' …' : '');

function altOf(
  { words }: Report,
  { technique, observed, predicted, ranges }: PlotData,
  compared: boolean,
): string {
  const name = words.reasoning.techniques[technique];
  const seen = positions(
    technique,
    observed.map(({ x }: PlotPeak) => x),
    words,
  );
  if (!compared) return fill(words.report.plotAltObserved, { technique: name, observed: seen });
  const expected =
    ranges.length > 0
      ? ranges
          .map(
            ({ from, to }) => `${formatPosition(technique, from)}–${formatPosition(technique, to)}`,
          )
          .join(', ')
      : positions(
          technique,
          predicted.map(({ x }) => x),
          words,
        );
  return fill(words.report.plotAlt, { technique: name, observed: seen, predicted: expected });
}

/** The spectra, two next to each other: observed over mirrored predicted. */
export function plots(report: Report): void {
  const { sheet, words, result, best, simulated } = report;
  const drawn = result.spectra.filter(({ peaks }) => peaks.length > 0);
  if (drawn.length === 0) return;
  const height = drawn.length > 4 ? HEIGHT.many : HEIGHT.few;
  const element = section(sheet, words.report.spectra, { below: height + PLOT_TITLE + 30 });
  const note = best === undefined ? words.report.plotNoteObserved : words.report.plotNote;
  const how =
    simulated === undefined
      ? ''
      : ` ${words.reasoning.techniques.H1NMR}: ${fill(words.plot.simulated, { mhz: simulated.mhz })}`;
  paragraph(sheet, element, plain(note + how), { size: SIZE.small, colour: INK.second, after: 5 });
  // Only the first spectrum of a technique is judged.
  const judged = drawn.find(({ type }) => techniqueOf(type).plot.simulated);
  const width = drawn.length === 1 ? TEXT_WIDTH : (TEXT_WIDTH - GAP) / 2;
  for (let index = 0; index < drawn.length; index += 2) {
    sheet.ensure(height + PLOT_TITLE);
    drawn.slice(index, index + 2).forEach((spectrum, column) => {
      const data = plotData(spectrum, best, spectrum === judged ? simulated : undefined);
      const x = PAGE.left + column * (width + GAP);
      sheet.add(element, 'P').add(() => {
        const [line] = wrapLines(
          [{ text: words.reasoning.techniques[spectrum.type], face: 'semibold' }],
          { width, size: SIZE.small, measure: sheet.measure },
        );
        sheet.line(line!, { x, baseline: sheet.y + SIZE.small, size: SIZE.small });
      });
      const box = { x, y: sheet.y + PLOT_TITLE, width, height };
      figure(sheet, element, {
        box,
        alt: altOf(report, data, best !== undefined),
        draw: () => {
          const { pair } = techniqueOf(spectrum.type);
          if (pair)
            drawCrossPeaks(sheet, spectrum.peaks, {
              ...{ pair, box, figures: words.figures },
              plane: spectrum.plane,
            });
          else
            drawPlot(sheet, data, {
              box,
              axisName: words.plot.axis[spectrum.type],
              figures: words.figures,
              ordinateName: data.ordinate ? words.plot.ordinate[data.ordinate.name] : undefined,
            });
        },
      });
    });
    sheet.y += height + PLOT_TITLE + 6;
  }
  correlations(report, element);
  multiplets(report, element);
}
