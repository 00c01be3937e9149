import { printedNumber } from '@elucida/spectra/number-format';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { visiblePoints } from '@elucida/spectra/traces/visible-points';
import { INK, SIZE } from '../page/measures.ts';
import type { Sheet } from '../page/sheet.ts';
import { axisTicks } from './axis-ticks.ts';
import { drawOrdinate, ORDINATE } from './draw-ordinate.ts';
import { drawProtons } from './draw-protons.ts';
import type { PlotData } from './plot-data.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PlotWords {
  readonly axisName: string;
  readonly ordinateName: string | undefined;
  /** Writes figures with the decimal sign of the report's language. */
  readonly figures: (symbols: string) => string;
}

const TICK_SIZE = 6.5;
const LABEL_SIZE = 6;
/** Points: room above for the peaks' figures, below for the axis and its name. */
const ROOM = { top: 10, axis: 21, side: 4 } as const;
/** Columns a point in which the tallest and the lowest of a curve are kept: 600 an inch. */
const COLUMNS = 8;
const DASH = [1.6, 1.4] as const;

/**
 * Draws one spectrum: observed upwards, predicted mirrored downwards, the axis at the bottom in the
 * field's direction.
 */
export function drawPlot(
  sheet: Sheet,
  data: PlotData,
  { box, axisName, ordinateName, figures }: PlotWords & { readonly box: Box },
): void {
  const { doc } = sheet;
  const {
    domain: [left, right],
    observed,
    predicted,
    ranges,
    technique,
    simulated,
    curve: drawn,
    heights,
    ordinate,
  } = data;
  const mirrored = simulated !== undefined || predicted.length > 0 || ranges.length > 0;
  const x0 = box.x + (ordinate ? ORDINATE : ROOM.side),
    x1 = box.x + box.width - ROOM.side;
  const top = box.y + ROOM.top,
    bottom = box.y + box.height - ROOM.axis;
  const base = mirrored ? top + (bottom - top) * (simulated ? 0.48 : 0.58) : bottom;
  const up = base - top - 2,
    down = bottom - base - 3;
  const hanging = techniqueOf(technique).plot.transmittance;
  const foot = hanging ? top + 2 : base;
  const tip = (height: number) =>
    hanging ? Math.min(base, foot + height * up) : Math.max(top - 2, base - height * up);
  const X = (value: number) => x0 + ((value - left) / (right - left)) * (x1 - x0);
  const inside = (value: number) =>
    value >= Math.min(left, right) && value <= Math.max(left, right);

  const axis = () => {
    doc.lineWidth(0.5).strokeColor(INK.second).moveTo(x0, bottom).lineTo(x1, bottom).stroke();
    doc.font('regular').fontSize(TICK_SIZE).fillColor(INK.second);
    for (const tick of axisTicks(data.domain, 8)) {
      doc
        .moveTo(X(tick), bottom)
        .lineTo(X(tick), bottom + 2.5)
        .stroke();
      const text = figures(printedNumber(tick));
      doc.text(text, X(tick) - doc.widthOfString(text) / 2, bottom + 9, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
    }
    doc
      .font(techniqueOf(technique).plot.italicAxis ? 'italic' : 'regular')
      .text(axisName, (x0 + x1 - doc.widthOfString(axisName)) / 2, bottom + 17.5, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
    if (mirrored)
      doc.lineWidth(0.4).strokeColor(INK.rule).moveTo(x0, base).lineTo(x1, base).stroke();
  };

  const curve = () => {
    doc.lineWidth(drawn?.from === 'recorded' ? 0.5 : 0.8).strokeColor(INK.text);
    if (drawn) {
      visiblePoints(drawn.curve, {
        toPx: X,
        toValue: (x) => left + ((x - x0) / (x1 - x0)) * (right - left),
        left: x0,
        right: x1,
        columns: COLUMNS * Math.round(x1 - x0),
      })
        .filter(([x]) => x >= x0 && x <= x1)
        .forEach(([x, y], index) => (index === 0 ? doc.moveTo(x, tip(y)) : doc.lineTo(x, tip(y))));
      doc.stroke();
    } else
      observed.forEach((peak, index) =>
        doc.moveTo(X(peak.x), foot).lineTo(X(peak.x), tip(heights[index]!)).stroke(),
      );
  };

  const mirror = () => {
    if (simulated) drawProtons(sheet, simulated, { X, domain: data.domain, base, down });
    doc.lineWidth(0.8).strokeColor(INK.text);
    for (const { x, sd, height } of predicted.filter(
      (signal) => inside(signal.x) && (!simulated || signal.missing),
    )) {
      const end = base + height * down;
      doc.dash(DASH[0], { space: DASH[1] }).moveTo(X(x), base).lineTo(X(x), end).stroke().undash();
      const spread = Math.abs(X(x + sd) - X(x));
      if (spread > 0.4)
        doc
          .moveTo(Math.max(x0, X(x) - spread), end)
          .lineTo(Math.min(x1, X(x) + spread), end)
          .stroke();
    }
    for (const { from, to, missing } of ranges)
      hatch(sheet, {
        from: Math.min(X(from), X(to)),
        to: Math.max(X(from), X(to)),
        top: base + 2,
        bottom: missing ? base + down * 0.45 : base + down * 0.75,
      });
  };

  /** The tallest peaks' positions, as many as fit next to each other. */
  const labels = () => {
    doc.font('regular').fontSize(LABEL_SIZE).fillColor(INK.text);
    const taken: [number, number][] = [];
    const byHeight = observed
      .map(({ x }, index) => ({ x, height: heights[index]! }))
      .sort((a, b) => b.height - a.height);
    for (const peak of byHeight) {
      const text = figures(formatPosition(technique, peak.x));
      const width = doc.widthOfString(text);
      const at = Math.min(Math.max(X(peak.x) - width / 2, box.x), box.x + box.width - width);
      const crowded =
        !hanging &&
        byHeight.some(
          (other) =>
            other.height > peak.height && X(other.x) > at - 2 && X(other.x) < at + width + 2,
        );
      if (crowded || taken.some(([from, to]) => at < to + 2 && at + width > from - 2)) continue;
      taken.push([at, at + width]);
      const above = hanging ? foot : tip(peak.height);
      doc.text(text, at, Math.max(box.y + LABEL_SIZE, above - 3), {
        lineBreak: false,
        baseline: 'alphabetic',
      });
    }
  };

  axis();
  if (ordinate && ordinateName !== undefined)
    drawOrdinate(sheet, ordinate, { name: ordinateName, figures, x: x0, foot, tip: tip(1) });
  mirror();
  curve();
  labels();
}

/** A hatched range, which reads without colour too. */
function hatch(
  { doc }: Sheet,
  { from, to, top, bottom }: { from: number; to: number; top: number; bottom: number },
): void {
  const width = Math.max(2, to - from),
    height = bottom - top;
  doc.save().rect(from, top, width, height).clip().lineWidth(0.35).strokeColor(INK.second);
  for (let x = from - height; x < from + width; x += 2.5)
    doc
      .moveTo(x, bottom)
      .lineTo(x + height, top)
      .stroke();
  doc.restore();
  doc
    .lineWidth(0.5)
    .strokeColor(INK.second)
    .dash(DASH[0], { space: DASH[1] })
    .rect(from, top, width, height)
    .stroke()
    .undash();
}

/** Height of the line with a plot's technique above it, points. */
export const PLOT_TITLE = SIZE.small * 1.4;
