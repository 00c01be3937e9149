import type { SpectrumPicture } from '@elucida/spectra/spectrum';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import { connectedComponents } from './page/components.ts';
import { findAxis, plotWithKnownAxis } from './page/axis/find-axis.ts';
import { integratedRanges } from './page/integrated-ranges.ts';
import { inEvenLight, INK, inkMap } from './page/ink.ts';
import { longestRun } from './page/strokes.ts';
import { pictureForeign } from './picture-foreign.ts';
import { picturePoint, pictureScale } from './picture-scale.ts';
import { printedSolvent } from './printed-solvent.ts';
import { readPeaks } from './read-peaks.ts';
import { techniqueOf as outside } from '@elucida/spectra/techniques/registry';
import { techniqueOf } from './techniques/registry.ts';
import { recognisePicture } from './recognise-picture.ts';
import { SURE } from './recognise-technique.ts';
import { sharpened } from './page/sharpen.ts';
import { straighten } from './page/straighten.ts';
import { columnBeside, surroundingText } from './page/text/surrounding-text.ts';
import { findTextRows } from './page/text/text-rows.ts';
import { toWorkingSize } from './page/raster.ts';
import { traceMask } from './page/trace/trace-mask.ts';
import type { OcrPort } from './page/text/ocr-port.ts';
import type { RasterImage } from './page/raster-image.ts';
import type {
  Checkpoint,
  ReadingHints,
  ReadingResult,
  UnreadableReason,
} from './spectrum-reading.ts';
import type { InkMap } from './page/ink-map.ts';
import type { Box } from './page/raster.ts';

/** Fewer inked pixels than this share of an image are dirt, not a drawing. */
const BLANK_SHARE = 1e-4;

/** Ticks that lie farther from the scale than this on average do not agree with their numbers, px. */
const MOST_RESIDUAL_PX = 2;

/**
 * More separate patches of ink than this, or more than one on so many pixels, are texture, not a
 * drawing.
 */
const MAX_SPECKS = 25_000;
const PX_A_SPECK = 300;

const refused = (
  reason: UnreadableReason,
  seen: Omit<ReadingResult & { ok: false }, 'ok' | 'reason'> = {},
): ReadingResult => ({ ok: false, reason, ...seen });

/**
 * Reads the peaks of a spectrum from its picture: axis by its tick labels and marks, technique by
 * labels and range, trace by colour and connectedness. What the caller knows (`hints`) overrides
 * what is recognised. Never throws on any image, except what `task.checkpoint` throws.
 */
export async function readSpectrumImage(
  original: RasterImage,
  ocr: OcrPort,
  hints: ReadingHints,
  task: Checkpoint,
): Promise<ReadingResult> {
  const working = toWorkingSize(original);
  const askew = inkMap(working.image);
  task.checkpoint();
  let inked = 0;
  for (const level of askew.level) if (level >= INK) inked++;
  if (inked < Math.max(20, BLANK_SHARE * askew.level.length)) return refused('blank');
  const straight = straighten(working.image, askew);
  const seen = straight ?? { image: working.image, ink: askew };
  const image = seen.ink.even
    ? seen.image
    : sharpened(inEvenLight(seen.image), working.factor < 1 ? 2 : 1);
  const ink = seen.ink.even ? seen.ink : inkMap(image);
  const { factor } = working;
  const inSource = (x: number, y: number) => {
    const p = straight ? straight.toSource(x, y) : { x, y };
    return { x: p.x * factor, y: p.y * factor };
  };
  const boxInSource = ({ x0, y0, x1, y1 }: Box) => {
    const head = inSource(x0, y0);
    const foot = inSource(x1, y1);
    return { x0: head.x, y0: head.y, x1: foot.x, y1: foot.y };
  };
  const plotSeen = (box: Box) => ({
    ...boxInSource(box),
    width: original.width,
    height: original.height,
  });
  task.checkpoint();

  const { list } = connectedComponents(ink, INK);
  // Noise and photographs of textures fall into countless specks; drawings do not.
  if (list.length > Math.min(MAX_SPECKS, (image.width * image.height) / PX_A_SPECK))
    return refused('no-plot');
  const rows = findTextRows(list, image.height);
  task.checkpoint();
  const found = await findAxis(image, ink, { rows, ocr, checkpoint: () => task.checkpoint() });
  const axis = found ?? (hints.axis ? plotWithKnownAxis(image, ink, hints.axis) : null);
  task.checkpoint();
  if (!axis) {
    const reason = whyNoAxis(ink, rows.length);
    if (reason === 'no-plot') return refused(reason);
    return refused(reason, { plot: plotSeen(plotWithKnownAxis(image, ink, [0, 1]).plot) });
  }

  const { calibration, valueAt } = axis;
  // What is left of a slope would let the axis line reach into the plot.
  const plot = straight ? { ...axis.plot, y1: axis.plot.y1 - 3 } : axis.plot;
  if (plot.x1 - plot.x0 < 40 || plot.y1 - plot.y0 < 30) return refused('no-plot');
  const [left, right] = hints.axis ?? [valueAt(plot.x0), valueAt(plot.x1)];
  const perPx = (right - left) / (plot.x1 - plot.x0);
  const words = await surroundingText(ink, axis, ocr);
  const text = `${words.axis} | ${words.heading}`;
  const mask = traceMask(image, ink, { plot, labels: calibration.points.map((p) => p.x) });
  task.checkpoint();
  const recognised = await recognisePicture(ink, axis, {
    type: hints.type,
    words,
    range: { left, right },
    rows,
    mask,
    ocr,
  });
  task.checkpoint();
  if (recognised === 'another-kind')
    return refused('another-kind', { axis: { left, right }, plot: plotSeen(plot) });
  if (!recognised)
    return refused('unknown-technique', { axis: { left, right }, plot: plotSeen(plot) });
  if (recognised.probability < SURE)
    return refused('technique-doubtful', {
      type: recognised.type,
      typeProbability: recognised.probability,
      axis: { left, right },
      plot: plotSeen(plot),
    });

  // Parameters printed next to an NMR spectrum name its solvent and frequency.
  const details =
    outside(recognised.type).nucleus && !printedSolvent(text)
      ? `${text} | ${await columnBeside(ink, axis, ocr)}`
      : text;
  task.checkpoint();
  const ranges = techniqueOf(recognised.type)?.integrated
    ? (await integratedRanges(ink, list, { plot, axis: axis.labels.row, rows, ocr })).map((r) => ({
        ...r,
        x0: r.x0 - plot.x0,
        x1: r.x1 - plot.x0,
      }))
    : [];
  task.checkpoint();
  const frequencyMHz = hints.frequencyMHz ?? frequencyIn(details);
  const toValue = (x: number) => (hints.axis ? left + perPx * x : valueAt(plot.x0 + x));
  const {
    spectrum,
    tips,
    foreign = [],
    warnings,
    heights,
  } = readPeaks(recognised.type, mask, {
    toValue,
    perPx,
    ranges,
    formula: hints.formula,
    hydrogens: hints.formula?.counts.H ?? hints.hydrogens,
    frequencyMHz,
    printedSolvent: printedSolvent(details),
  });
  if (!spectrum.peaks.length)
    return refused('no-peaks', {
      type: recognised.type,
      typeProbability: recognised.probability,
      axis: { left, right },
      plot: plotSeen(plot),
    });
  const trace =
    heights &&
    writeTrace(
      { x: Array.from(heights, (_, column) => toValue(column + 0.5)), y: heights },
      { ordinate: 'intensity' },
    );
  const marks = tips.map((at, peak) => ({ ...inSource(plot.x0 + at.x, plot.y0 + at.y), peak }));
  const lines = foreign.map(({ at, ...line }) => ({
    ...line,
    ...inSource(plot.x0 + at.x, plot.y0 + at.y),
  }));
  const picture: SpectrumPicture = {
    width: original.width,
    height: original.height,
    scale: pictureScale(plot, { valueAt: (x) => toValue(x - plot.x0), inSource }),
    marks: marks.map(picturePoint),
    ...(lines.length > 0 && { foreign: pictureForeign(lines) }),
  };
  return {
    ok: true,
    reading: {
      spectrum: { ...spectrum, ...(trace && { trace }), picture },
      typeFrom: recognised.from,
      typeProbability: recognised.probability,
      axis: {
        left,
        right,
        from: hints.axis ? 'caller' : 'ticks',
        ticks: calibration.ticks || calibration.points.length,
        residualPx: calibration.residualPx * factor,
      },
      plot: boxInSource(plot),
      marks,
      foreign: lines,
      warnings: [
        ...((axis.labels.doubtful || calibration.residualPx > MOST_RESIDUAL_PX) && !hints.axis
          ? [{ code: 'axis_doubtful' as const }]
          : []),
        ...warnings,
      ],
    },
  };
}

/**
 * Whether there is a plot at all, and whether it has something under it that should have been its
 * axis.
 */
function whyNoAxis(ink: InkMap, textRows: number): UnreadableReason {
  for (let y = ink.height - 1; y > 0.2 * ink.height; y--) {
    const run = longestRun(ink, y, { from: 0, to: ink.width });
    if (run.x1 - run.x0 >= 0.4 * ink.width) return textRows ? 'axis-unreadable' : 'no-axis';
  }
  return 'no-plot';
}

/** A spectrometer frequency written near the plot, e.g. "400 MHz". */
function frequencyIn(text: string): number | undefined {
  const found = /(\d{2,4}(?:\.\d+)?)\s*MHz/i.exec(text)?.[1];
  const value = Number(found);
  return value >= 40 && value <= 1_300 ? value : undefined;
}
