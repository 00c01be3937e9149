import { contoursOf, shiftAtPoint } from '@elucida/spectra/planes/contour-lines';
import { readPlane, type DrawnPlane } from '@elucida/spectra/planes/read-plane';
import type { RecordedPlane } from '@elucida/spectra/spectrum';
import { contours as marchingSquares } from 'd3-contour';
import { INK } from '../page/measures.ts';
import type { Sheet } from '../page/sheet.ts';

/** Points of all lines of a figure: twelve bytes each, compressed to half and less, in 30 kB. */
const MOST_POINTS = 4_000;
/** Every second level is drawn: figures are small, and lines must not run into one another. */
const EVERY = 2;
/** Width of lines, and dashes of those below zero, in points. */
const LINE = 0.35,
  DASH = 1.2;
/** Lines shorter than this on paper, in both directions, are noise or a point, in points. */
const LEAST_SIZE = 0.6;

interface Level {
  readonly sign: 1 | -1;
  readonly lines: readonly (readonly number[])[];
}
export interface TracedContours {
  readonly plane: DrawnPlane;
  readonly levels: readonly Level[];
}

/**
 * The contours of a recorded plane as they are printed: from the tallest level down until there are 4,000 points. Null
 * where it cannot be read or has nothing but noise; never throws.
 */
export function tracedContours(recorded: RecordedPlane): TracedContours | null {
  const plane = readPlane(recorded);
  if (plane === null) return null;
  const { levels, first, lines } = contoursOf(
    plane,
    (values, size, level) =>
      marchingSquares()
        .size([...size])
        .contour(values, level).coordinates,
  );
  const printed: Level[] = [];
  let points = 0;
  const chosen = levels.slice(first).filter((_, place) => place % EVERY === 0);
  for (const level of chosen.toReversed()) {
    const both = ([1, -1] as const).map((sign) => ({ sign, lines: lines(level, sign) }));
    points += both.flatMap((each) => each.lines).reduce((sum, line) => sum + line.length / 2, 0);
    if (points > MOST_POINTS) break;
    printed.push(...both);
  }
  return printed.length === 0 ? null : { plane, levels: printed };
}

/** Draws contours as lines: solid above zero, dashed and of another colour below. `X`, `Y`: places of shifts. */
export function drawContours(
  doc: Sheet['doc'],
  { plane, levels }: TracedContours,
  { X, Y }: { X: (shift: number) => number; Y: (shift: number) => number },
): void {
  const { across, down, columns, rows } = plane;
  const place = (value: number) => Math.round(value * 10) / 10;
  doc.save().lineWidth(LINE).lineJoin('round');
  for (const sign of [1, -1] as const) {
    doc.strokeColor(sign === 1 ? INK.contourUp : INK.contourDown);
    if (sign === -1) doc.dash(DASH, { space: DASH });
    let isDrawn = false;
    for (const line of levels
      .filter((level) => level.sign === sign)
      .flatMap((level) => level.lines)) {
      const xs: number[] = [],
        ys: number[] = [];
      for (let k = 0; k < line.length; k += 2) {
        xs.push(place(X(shiftAtPoint(across, columns, line[k]!))));
        ys.push(place(Y(shiftAtPoint(down, rows, line[k + 1]!))));
      }
      const size = (values: number[]) => Math.max(...values) - Math.min(...values);
      if (size(xs) < LEAST_SIZE && size(ys) < LEAST_SIZE) continue;
      xs.forEach((x, k) => {
        if (k === 0) doc.moveTo(x, ys[k]!);
        else if (x !== xs[k - 1] || ys[k] !== ys[k - 1]) doc.lineTo(x, ys[k]!);
      });
      isDrawn = true;
    }
    // A path without lines would make the figure's next one dashed.
    if (isDrawn) doc.stroke();
  }
  doc.undash().restore();
}
