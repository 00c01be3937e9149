import { lineCurve } from '@elucida/spectra/plotting/line-curve';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';
import { spreadLabels } from '@elucida/spectra/plotting/spread-labels';
import type {
  DrawnLine,
  Multiplet,
  ProtonSpectrum,
} from '@elucida/spectra/simulation/proton-spectrum';
import { visiblePoints } from '@elucida/spectra/traces/visible-points';
import { INK } from '../page/measures.ts';
import type { Sheet } from '../page/sheet.ts';
import { axisTicks } from './axis-ticks.ts';

const LABEL_SIZE = 6;
/** Points: room for the integrals below the curve, and between two of them. */
const LABELS = 15,
  GAP = 12;

interface Place {
  /** Points by ppm. */
  readonly X: (ppm: number) => number;
  readonly domain: readonly [number, number];
  readonly base: number;
  /** Room below the base. */
  readonly down: number;
}

function stroke(sheet: Sheet, points: readonly (readonly [number, number])[]): void {
  points.forEach(([x, y], index) =>
    index === 0 ? sheet.doc.moveTo(x, y) : sheet.doc.lineTo(x, y),
  );
  sheet.doc.stroke();
}

/** Places of a curve a point: paper shows thinner lines than a screen. */
const COLUMNS = 4;

/** The curve of lines, as fine as it is seen. `heightAt`: where a height is, points. */
function strokeLines(
  sheet: Sheet,
  lines: readonly DrawnLine[],
  {
    X,
    domain: [left, right],
    heightAt,
  }: Pick<Place, 'X' | 'domain'> & { readonly heightAt: (height: number) => number },
): void {
  const curve = lineCurve(lines, [left, right]);
  if (curve === null) return;
  const from = X(left),
    to = X(right);
  const points = visiblePoints(curve, {
    toPx: X,
    toValue: (x) => left + ((x - from) / (to - from)) * (right - left),
    left: from,
    right: to,
    columns: COLUMNS * Math.round(to - from),
  });
  stroke(
    sheet,
    points.map(([x, y]) => [x, heightAt(y)]),
  );
}

/** A simulated ¹H spectrum, mirrored: its curve, and under it the hydrogens of each multiplet. */
export function drawProtons(
  sheet: Sheet,
  spectrum: ProtonSpectrum,
  { X, domain, base, down }: Place,
): void {
  const { doc } = sheet;
  const depth = down - LABELS;
  doc.lineWidth(0.6).strokeColor(INK.text);
  strokeLines(sheet, spectrum.lines, { X, domain, heightAt: (height) => base + height * depth });
  const places = spreadLabels(
    spectrum.multiplets.map(({ centre }) => X(centre)),
    { gap: GAP, from: X(domain[0]) + GAP / 2, to: X(domain[1]) - GAP / 2 },
  );
  doc
    .font('regular')
    .fontSize(LABEL_SIZE)
    .fillColor(INK.text)
    .lineWidth(0.4)
    .strokeColor(INK.second);
  spectrum.multiplets.forEach(({ from, to, centre, hydrogens }, index) => {
    const at = places[index]!,
      y = base + depth + 2.5;
    stroke(sheet, [
      [X(to), y],
      [X(from), y],
    ]);
    stroke(sheet, [
      [X(centre), y],
      [at, y + 4],
    ]);
    const text = `${hydrogens}H`;
    doc.text(text, at - doc.widthOfString(text) / 2, y + 10, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
  });
}

/** Hz that an enlarged multiplet shows at least, points a hertz, and the widest, points. */
const LEAST_HZ = 56,
  SCALE = 1.05,
  WIDEST = 200;

/** Width of an enlarged multiplet, points. */
export const multipletWidth = ({ from, to }: Multiplet, mhz: number): number =>
  Math.min(WIDEST, Math.max(LEAST_HZ, (to - from) * mhz) * SCALE);

/** δ and hydrogens of a multiplet: its centre, or its ends where it is wide. */
export function multipletText({ from, to, centre, hydrogens }: Multiplet, mhz: number): string {
  const place =
    (to - from) * mhz <= 2 * LEAST_HZ
      ? formatPosition('H1NMR', centre)
      : `${formatPosition('H1NMR', to)}–${formatPosition('H1NMR', from)}`;
  return `δ ${place}, ${hydrogens}H`;
}

interface Enlarged {
  readonly spectrum: ProtonSpectrum;
  readonly multiplet: Multiplet;
  /** What stands under it. */
  readonly words: string;
  /** Writes figures with the decimal sign of the report's language. */
  readonly figures: (symbols: string) => string;
}

/** One multiplet enlarged, with an axis and its text. */
export function drawMultiplet(
  sheet: Sheet,
  { spectrum: { mhz, lines }, multiplet, words, figures }: Enlarged,
  box: { x: number; y: number; width: number; height: number },
): void {
  const { doc } = sheet;
  const half = Math.max(LEAST_HZ / mhz, multiplet.to - multiplet.from) / 2,
    middle = (multiplet.from + multiplet.to) / 2;
  const domain = [middle + half, middle - half] as const;
  const X = (ppm: number) => box.x + ((domain[0] - ppm) / (2 * half)) * box.width;
  const bottom = box.y + box.height - 18;
  doc.lineWidth(0.6).strokeColor(INK.text);
  strokeLines(sheet, lines, {
    X,
    domain,
    heightAt: (height) => bottom - height * (bottom - box.y - 2),
  });
  doc.lineWidth(0.4).strokeColor(INK.second);
  stroke(sheet, [
    [box.x, bottom + 1],
    [box.x + box.width, bottom + 1],
  ]);
  doc.font('regular').fontSize(LABEL_SIZE).fillColor(INK.second);
  for (const tick of axisTicks(domain, box.width / 20)) {
    const places = Math.abs(tick * 100 - Math.round(tick * 100)) > 1e-6 ? 3 : 2;
    const text = figures(tick.toFixed(places)),
      width = doc.widthOfString(text);
    if (X(tick) - width / 2 < box.x || X(tick) + width / 2 > box.x + box.width) continue;
    stroke(sheet, [
      [X(tick), bottom + 1],
      [X(tick), bottom + 3],
    ]);
    doc.text(text, X(tick) - width / 2, bottom + 9, { lineBreak: false, baseline: 'alphabetic' });
  }
  doc
    .fillColor(INK.text)
    .text(words, box.x + (box.width - doc.widthOfString(words)) / 2, bottom + 17, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
}
