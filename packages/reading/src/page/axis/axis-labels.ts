import { robustLine } from './fit-axis.ts';
import { labelLattice, stepOf, usualStep } from './label-lattice.ts';
import { readGroups } from '../text/read-groups.ts';
import { textBetween } from '../text/text-between.ts';
import { SHARP_GRAIN, textCrop } from '../raster.ts';
import type { AxisLine, AxisPoint } from './fit-axis.ts';
import type { OcrPort } from '../text/ocr-port.ts';
import type { InkMap } from '../ink-map.ts';
import type { Box } from '../raster.ts';
import type { TextRow } from '../text/text-rows.ts';

/** Character height that tesseract reads best, px. */
const OCR_GLYPH_PX = 30;
const OCR_MARGIN_PX = 14;

export interface AxisLabels {
  readonly line: AxisLine;
  readonly points: readonly AxisPoint[];
  readonly row: TextRow;
  readonly numbers: number;
  /**
   * Labels of a second, differently scaled part of the axis, the one where the scales meet
   * included; empty for ordinary axes.
   */
  readonly beyondBreak: readonly AxisPoint[];
  /** Numbers were read that do not fit the others. */
  readonly doubtful: boolean;
}

const AXIS_CHARACTERS = '0123456789.-';
/**
 * Share of the groups of a line that are read well enough not to try again, and that are read as
 * numbers at all if the line is an axis.
 */
const ENOUGH = 0.75;
const SOME = 0.4;

/**
 * Reads a line of text as the numbers of an axis. Null unless they lie on a straight line against
 * their position: at least `minimum` of them and three fifths of all groups that read as numbers.
 * Recognition mixes up small numbers, and not the same ones when they are set wide apart or freed
 * of the paper's grain: where it read only some, it tries again, and in the end all attempts count
 * together.
 */
export async function readAxisLabels(
  ink: InkMap,
  row: TextRow,
  { ocr, minimum }: { ocr: OcrPort; minimum: number },
): Promise<AxisLabels | null> {
  const attempts: (readonly string[])[] = [];
  let best: AxisLabels | null = null;
  for (const attempt of [
    () => readRow(ink, row, { ocr }),
    async () =>
      (
        await readGroups(ink, row.groups, {
          ocr,
          glyphHeight: row.glyphHeight,
          characters: AXIS_CHARACTERS,
        })
      ).texts,
    async () =>
      (
        await readGroups(ink, row.groups, {
          ocr,
          glyphHeight: row.glyphHeight,
          characters: AXIS_CHARACTERS,
          grain: SHARP_GRAIN,
        })
      ).texts,
    () => readRow(ink, row, { ocr, mode: 'sparse' }),
    () => readRow(ink, row, { ocr, grain: SHARP_GRAIN }),
  ]) {
    const texts = await attempt();
    attempts.push(texts);
    const fit = fitLabels(texts, row, minimum);
    if (fit && (!best || explained(fit) > explained(best))) best = fit;
    if (row.groups.length < 3 || (best && explained(best) >= ENOUGH * row.groups.length))
      return believable(best);
    const numbers = row.groups.filter((_, i) =>
      attempts.some((own) => parseLabel(own[i]!) != null),
    ).length;
    if (!regular(row.groups) || (attempts.length > 2 && numbers < SOME * row.groups.length))
      return believable(best);
  }
  const readings = row.groups.map((group, i) => ({
    group,
    texts: attempts.map((texts) => texts[i]!),
  }));
  const found = labelLattice(
    readings,
    tolerancePx(
      row.groups.map((g) => (g.x0 + g.x1) / 2),
      row,
    ),
  );
  if (!found || (best && found.points.length <= explained(best))) return believable(best);
  return { ...found, row, numbers: row.groups.length, beyondBreak: [], doubtful: true };
}

/**
 * Share of the distances between labels that are whole multiples, up to three, of the middle one,
 * and how nearly.
 */
const REGULAR_SHARE = 0.6;
const REGULAR_TOLERANCE = 0.15;

/**
 * Whether groups are placed as the labels of an axis do: other lines of text are not worth a second
 * look.
 */
function regular(groups: readonly Box[], share = REGULAR_SHARE): boolean {
  const distances = groups
    .slice(1)
    .map((g, i) => (g.x0 + g.x1 - groups[i]!.x0 - groups[i]!.x1) / 2);
  const unit = [...distances].sort((a, b) => a - b)[distances.length >> 1]!;
  const whole = distances.filter(
    (d) => Math.abs(d / unit - Math.min(3, Math.max(1, Math.round(d / unit)))) <= REGULAR_TOLERANCE,
  );
  return whole.length >= share * distances.length;
}

/**
 * Fewer labels than this must be evenly spaced: brackets and upright numbers under the signals can look
 * like a few digits in proportion.
 */
const FEW = 5;

/**
 * Where most of the labels were not read, those that were must at least have a usual step between
 * them.
 */
function believable(labels: AxisLabels | null): AxisLabels | null {
  if (!labels || (explained(labels) < FEW && !regular(labels.row.groups, 1))) return null;
  if (explained(labels) >= 0.5 * labels.row.groups.length) return labels;
  return usualStep(stepOf(labels.row.groups, labels.line)) ? labels : null;
}

/** Labels that lie on the axis, on either of its scales. */
const explained = ({ points, beyondBreak }: AxisLabels) =>
  points.length + Math.max(0, beyondBreak.length - 1);

/**
 * How far a label's centre may lie from its place: a part of the distance between labels, or nearly
 * a character's height.
 */
const tolerancePx = (x: readonly number[], row: TextRow) =>
  Math.max(
    2.5,
    Math.min(
      (0.12 * Math.abs(x.at(-1)! - x[0]!)) / Math.max(1, x.length - 1),
      0.9 * row.glyphHeight,
    ),
  );

/** The text of each group of a line, recognised as it is written. */
async function readRow(
  ink: InkMap,
  row: TextRow,
  { ocr, mode = 'block', grain }: { ocr: OcrPort; mode?: 'block' | 'sparse'; grain?: number },
): Promise<string[]> {
  const pad = Math.ceil(row.glyphHeight * 0.35);
  const box = { x0: row.x0 - pad, y0: row.y0 - pad, x1: row.x1 + pad, y1: row.y1 + pad };
  const scale = Math.max(0.5, Math.min(5, OCR_GLYPH_PX / row.glyphHeight));
  const words = await ocr.recognise(textCrop(ink, box, { scale, margin: OCR_MARGIN_PX, grain }), {
    mode,
    characters: AXIS_CHARACTERS,
  });
  const x0 = Math.max(0, Math.floor(box.x0));
  const fromX = (x: number) => (x - x0) * scale + OCR_MARGIN_PX;
  return row.groups.map((group) =>
    textBetween(
      words,
      fromX(group.x0) - 2 * scale,
      fromX(group.x1) + 2 * scale,
      group.dots.map(fromX),
    ),
  );
}

function fitLabels(texts: readonly string[], row: TextRow, minimum: number): AxisLabels | null {
  const points: AxisPoint[] = [];
  const textOf = new Map<AxisPoint, string>();
  row.groups.forEach((group, i) => {
    const value = parseLabel(texts[i]!);
    if (value == null) return;
    const point = { x: (group.x0 + group.x1) / 2, value };
    points.push(point);
    textOf.set(point, texts[i]!);
  });
  if (points.length < minimum) return null;
  const fit = robustLine(
    points,
    tolerancePx(
      points.map((p) => p.x),
      row,
    ),
  );
  if (!fit || fit.inliers.length < minimum) return null;
  const beyond = secondScale(points, fit.inliers);
  const agreeing = fit.inliers.length + Math.max(0, beyond.length - 1);
  if (agreeing < 0.6 * points.length) return null;
  if (fit.inliers.length === 2 && points.length > 2) return null;
  const divisor = lostDecimals(fit.inliers.map((p) => textOf.get(p)!));
  const scaled = (p: AxisPoint) => ({ x: p.x, value: p.value / divisor });
  const line = { slope: fit.line.slope / divisor, offset: fit.line.offset / divisor };
  return {
    line,
    points: fit.inliers.map(scaled),
    row,
    numbers: points.length,
    beyondBreak: beyond.map(scaled),
    doubtful: agreeing < points.length,
  };
}

/**
 * Numbers are not written with a leading zero: where `05` and `00` are in line with the others,
 * the decimal points were too fine to be seen.
 */
function lostDecimals(texts: readonly string[]): number {
  if (texts.some((t) => t.includes('.'))) return 1;
  const zeros = texts.map((t) => /^-?0(\d+)$/.exec(t)?.[1]?.length ?? 0).filter((n) => n > 0);
  return zeros.length ? 10 ** Math.max(...zeros) : 1;
}

/** Ratio of the two scales of a broken axis. */
const MIN_SCALE_RATIO = 1.4;
const MAX_SCALE_RATIO = 6;
/** Labels of either scale at least; of all labels so many may be misread. */
const LEAST_OF_SCALE = 3;
const MISREAD = 1;

/**
 * Infrared charts often compress the range above 2000 cm⁻¹: the labels left over at one end of the
 * axis, with the end label of the main part, then lie on a line of their own, in the same
 * direction.
 */
function secondScale(points: readonly AxisPoint[], main: readonly AxisPoint[]): AxisPoint[] {
  const rest = points.filter((p) => !main.includes(p));
  for (const end of [main[0]!, main.at(-1)!]) {
    const before = end === main[0];
    const own = rest.filter((p) => (before ? p.x < end.x : p.x > end.x));
    if (own.length < 2 || own.length < rest.length - MISREAD) continue;
    const fit = robustLine([...own, end], 2.5);
    if (
      !fit?.inliers.includes(end) ||
      fit.inliers.length < Math.max(LEAST_OF_SCALE, rest.length + 1 - MISREAD)
    )
      continue;
    const inner = (main.at(-1)!.value - main[0]!.value) / (main.at(-1)!.x - main[0]!.x);
    const ratio = fit.line.slope / inner;
    if (
      Math.abs(end.value) >= 1_000 &&
      Math.max(ratio, 1 / ratio) >= MIN_SCALE_RATIO &&
      Math.max(ratio, 1 / ratio) <= MAX_SCALE_RATIO
    )
      return fit.inliers;
  }
  return [];
}

/** A tick label as a number, or null. */
export function parseLabel(text: string): number | null {
  const clean = text.replaceAll('−', '-').replace(/[.-]+$/, '');
  return /^-?\d{1,5}(\.\d{1,4})?$/.test(clean) ? Number(clean) : null;
}
