import { printedNumber } from '@elucida/spectra/number-format';
import type { PairPart } from '@elucida/spectra/techniques/technique';
import type { RecordedPlane } from '@elucida/spectra/spectrum';
import { INK } from '../page/measures.ts';
import type { Sheet } from '../page/sheet.ts';
import { axisTicks } from './axis-ticks.ts';
import { drawContours, tracedContours } from './draw-contours.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Points. */
const TICK_SIZE = 6.5,
  LEFT = 30,
  RIGHT = 4,
  TOP = 4,
  BOTTOM = 21,
  RADIUS = 1.8,
  RING = 2.4;
/** Room beyond the outermost peaks, ppm. */
const MARGIN = { '1H': 0.4, '13C': 8 } as const;
const AXIS = { '1H': 'δH (ppm)', '13C': 'δC (ppm)' } as const;

/** All peaks with room about them, and all of the plane. */
function spanOf(
  values: readonly number[],
  nucleus: '1H' | '13C',
  plane: readonly number[] = [],
): readonly [number, number] {
  const margin = MARGIN[nucleus];
  return [
    Math.min(...values.map((value) => value - margin), ...plane),
    Math.max(...values.map((value) => value + margin), ...plane),
  ];
}

/**
 * Draws cross peaks as the field does: hydrogens along the bottom from right to left, their partners
 * down the side; peaks of negative sign are hollow. Where the plane was recorded, its contours lie below
 * them, and peaks are rings.
 */
export function drawCrossPeaks(
  { doc }: Sheet,
  rows: readonly Readonly<Record<string, unknown>>[],
  {
    pair: { fields, nuclei },
    plane,
    box,
    figures,
  }: {
    readonly pair: PairPart;
    readonly plane?: RecordedPlane | undefined;
    readonly box: Box;
    /** Writes figures with the decimal sign of the report's language. */
    readonly figures: (symbols: string) => string;
  },
): void {
  const points = rows.flatMap((row) => {
    const [first, second] = fields.map((field) => Number(row[field])) as [number, number];
    return Number.isFinite(first) && Number.isFinite(second)
      ? [{ first, second, hollow: row['phase'] === '-' }]
      : [];
  });
  if (points.length === 0) return;
  const contours = plane && tracedContours(plane);
  const across = spanOf(
    points.map(({ first }) => first),
    nuclei[0],
    contours?.plane.across,
  );
  const down = spanOf(
    points.map(({ second }) => second),
    nuclei[1],
    contours?.plane.down,
  );
  const x0 = box.x + LEFT,
    x1 = box.x + box.width - RIGHT,
    y0 = box.y + TOP,
    y1 = box.y + box.height - BOTTOM;
  const X = (value: number) => x1 - ((value - across[0]) / (across[1] - across[0])) * (x1 - x0);
  const Y = (value: number) => y0 + ((value - down[0]) / (down[1] - down[0])) * (y1 - y0);
  const text = (words: string, x: number, baseline: number) =>
    doc.text(words, x, baseline, { lineBreak: false, baseline: 'alphabetic' });

  doc
    .lineWidth(0.5)
    .strokeColor(INK.second)
    .rect(x0, y0, x1 - x0, y1 - y0)
    .stroke();
  doc.font('regular').fontSize(TICK_SIZE).fillColor(INK.second);
  for (const tick of axisTicks(across, 6)) {
    const label = figures(printedNumber(tick));
    doc
      .moveTo(X(tick), y1)
      .lineTo(X(tick), y1 + 2.5)
      .stroke();
    text(label, X(tick) - doc.widthOfString(label) / 2, y1 + 9);
  }
  for (const tick of axisTicks(down, 4)) {
    const label = figures(printedNumber(tick));
    doc
      .moveTo(x0 - 2.5, Y(tick))
      .lineTo(x0, Y(tick))
      .stroke();
    text(label, x0 - 4 - doc.widthOfString(label), Y(tick) + TICK_SIZE / 3);
  }
  const bottom = AXIS[nuclei[0]];
  text(bottom, (x0 + x1 - doc.widthOfString(bottom)) / 2, y1 + 17.5);
  const side = AXIS[nuclei[1]];
  doc.save().rotate(-90, { origin: [box.x + 7, (y0 + y1) / 2] });
  text(side, box.x + 7 - doc.widthOfString(side) / 2, (y0 + y1) / 2);
  doc.restore();
  if (contours) drawContours(doc, contours, { X, Y });
  doc.lineWidth(contours ? 0.5 : 0.8).strokeColor(INK.text);
  for (const { first, second, hollow } of points) {
    doc.circle(X(first), Y(second), contours ? RING : RADIUS);
    if (hollow || contours) doc.stroke();
    else doc.fillColor(INK.text).fill();
  }
}
