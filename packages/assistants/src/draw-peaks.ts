import type { ResponseSpectrum } from '@elucida/contract/analysis';
import { plotDomain } from '@elucida/spectra/plotting/plot-domain';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

const WIDTH = 900,
  HEIGHT = 280,
  MARGIN = 48,
  /** Where labels begin. */
  TOP = MARGIN + 32;
const BASE = HEIGHT - MARGIN;
/** Room beside the outermost cross peaks, a share of their range, and at least so many ppm. */
const ROOM = 0.05,
  LEAST_ROOM = 0.5;

type Scale = (value: number) => number;

const scale =
  ([first, last]: readonly [number, number], from: number, to: number): Scale =>
  (value) =>
    Number((from + ((to - from) * (value - first)) / (last - first)).toFixed(1));

const sticks = (positions: readonly number[], x: Scale): string[] =>
  positions.flatMap((value) => [
    `<line x1="${x(value)}" y1="${BASE}" x2="${x(value)}" y2="${TOP + 8}"/>`,
    `<text stroke="none" x="${x(value)}" y="${TOP}" transform="rotate(-90 ${x(value)} ${TOP})">${value}</text>`,
  ]);

/** Limits of an axis of shifts, which grow to the left, or down. */
function shiftRange(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((high - low) * ROOM, LEAST_ROOM);
  return [high + room, low - room];
}

/**
 * A spectrum's peaks as an SVG: sticks along the axis of its technique, or the cross peaks of two shifts.
 * Null without a peak, or where one has no position.
 */
export function drawPeaks({ type, peaks }: ResponseSpectrum): string | null {
  const { pair, form } = techniqueOf(type);
  const fields = pair === null ? [form.peak[0].name] : [...pair.fields];
  const [first, second] = fields.map((field) => peaks.map((peak) => Number(peak[field])));
  const all = [...first, ...(second ?? [])];
  if (all.length === 0 || !all.every(Number.isFinite)) return null;
  const range = second === undefined ? plotDomain(type, first) : shiftRange(first);
  const x = scale(range, MARGIN, WIDTH - MARGIN);
  const marks =
    second === undefined
      ? sticks(first, x)
      : first.map((value, i) => {
          const [high, low] = shiftRange(second);
          return `<circle cx="${x(value)}" cy="${scale([low, high], MARGIN, BASE)(second[i])}" r="4"/>`;
        });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11">`,
    `<title>${type}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<line x1="${MARGIN}" y1="${BASE}" x2="${WIDTH - MARGIN}" y2="${BASE}" stroke="#222"/>`,
    `<g stroke="#14532d" fill="#14532d" stroke-width="1.5">${marks.join('')}</g>`,
    `<text x="${WIDTH / 2}" y="${HEIGHT - 14}" text-anchor="middle">${fields.join(' / ')}</text>`,
    '</svg>',
  ].join('');
}
