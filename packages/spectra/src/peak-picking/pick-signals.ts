import type { Curve } from './curve.ts';
import { solventNamed } from '../chemistry/solvent-names.ts';
import { localMaxima, noiseOf, vertex } from './local-maxima.ts';

/**
 * Height of a line above the noise, in standard deviations of it, and as a share of the tallest
 * line (without the solvent's).
 */
const ABOVE_NOISE = 12;
const SHARE = { line: 0.03, signal: 0.004 };
/**
 * ¹H lines nearer than this belong to one signal, ppm; twice the widest common coupling (17 Hz) at
 * 400 MHz.
 */
const GAP_PPM = 0.06;
/** ¹³C lines nearer than this are one, ppm. */
const SAME_LINE_PPM = 0.08;

/**
 * Room on either side of a solvent's signal, ppm: narrow couplings in ¹H; in ¹³C the lines that
 * deuterium makes of a carbon at this field, MHz, and the reference's error.
 */
const ROOM_PPM = { h1: 0.03, c13: 0.15 } as const;
const LOWEST_CARBON_MHZ = 100;

/**
 * The span in which the first signal of the solvent itself is expected, ppm, or null for a solvent
 * that is not named or has none.
 */
export function solventSpan(
  solvent: string | undefined,
  nucleus: 'h1' | 'c13',
): readonly [number, number] | null {
  const named = solventNamed(solvent);
  const around = (ppm: number, room: number): readonly [number, number] => [ppm - room, ppm + room];
  if (nucleus === 'h1') return named?.h1[0] ? around(named.h1[0].ppm, ROOM_PPM.h1) : null;
  const carbon = named?.c13[0];
  return carbon
    ? around(
        carbon.ppm,
        ROOM_PPM.c13 + (((carbon.lines - 1) / 2) * carbon.j_hz) / LOWEST_CARBON_MHZ,
      )
    : null;
}

/**
 * How far from a line's top its feet lie, ppm: more than any line of a dissolved molecule is wide, and less than
 * the bends of a baseline, which a correction that ends inside the window or a receiver's filter leaves at its
 * edges.
 */
const FEET_PPM = { h1: 1, c13: 2 } as const;

/** Whether a maximum rises from both of its sides within that distance, rather than with its baseline. */
function isLine(
  { x, y }: Curve,
  index: number,
  { feet, floor }: { feet: number; floor: number },
): boolean {
  const risesFrom = (step: 1 | -1): boolean => {
    for (let i = index + step; i >= 0 && i < y.length; i += step) {
      if (y[index]! - y[i]! >= floor) return true;
      if (Math.abs(x[i]! - x[index]!) > feet) return false;
    }
    return false;
  };
  return risesFrom(1) && risesFrom(-1);
}

const within = (value: number, span: readonly [number, number] | null): boolean =>
  span !== null && value >= span[0] && value <= span[1];

/**
 * Lines of a spectrum (ppm, descending), solvent's left out, those nearer than 0.08 ppm taken as
 * one. For ¹³C.
 */
export function pickLines(
  curve: Curve,
  solvent: readonly [number, number] | null = null,
): number[] {
  const { x, y } = curve;
  const floor = ABOVE_NOISE * noiseOf(y);
  const lines = localMaxima(y, floor)
    .filter(({ index }) => isLine(curve, index, { feet: FEET_PPM.c13, floor }))
    .map(({ index }) => ({ at: vertex(x, y, index), height: y[index]! }))
    .filter(({ at }) => !within(at, solvent));
  const tallest = lines.reduce((most, { height }) => Math.max(most, height), 0);
  const kept = lines
    .filter(({ height }) => height >= SHARE.line * tallest)
    .sort((a, b) => b.height - a.height);
  const separate: typeof kept = [];
  for (const line of kept)
    if (!separate.some(({ at }) => Math.abs(at - line.at) < SAME_LINE_PPM)) separate.push(line);
  return separate.map(({ at }) => Number(at.toFixed(1))).sort((a, b) => b - a);
}

/**
 * Signals of a ¹H spectrum: shifts (ppm, descending) of the centres of gravity of its groups of
 * lines, solvent's left out.
 */
export function pickSignals(
  curve: Curve,
  solvent: readonly [number, number] | null = null,
): number[] {
  const { x, y } = curve;
  const floor = Math.max(ABOVE_NOISE * noiseOf(y), 0);
  const lines = localMaxima(y, floor)
    .filter(({ index }) => isLine(curve, index, { feet: FEET_PPM.h1, floor }))
    .map(({ index }) => ({ at: x[index]!, height: y[index]! }))
    .filter(({ at, height }) => height > floor && !within(at, solvent));
  const tallest = lines.reduce((most, { height }) => Math.max(most, height), 0);
  const groups: { at: number; height: number }[][] = [];
  for (const line of lines
    .filter(({ height }) => height >= SHARE.line * tallest)
    .sort((a, b) => b.at - a.at)) {
    const last = groups.at(-1);
    if (last && last.at(-1)!.at - line.at <= GAP_PPM) last.push(line);
    else groups.push([line]);
  }
  const weight = (group: (typeof groups)[number]) =>
    group.reduce((sum, { height }) => sum + height, 0);
  const largest = Math.max(0, ...groups.map(weight));
  return groups
    .filter((group) => weight(group) >= SHARE.signal * largest)
    .map((group) =>
      Number(
        (group.reduce((sum, { at, height }) => sum + at * height, 0) / weight(group)).toFixed(2),
      ),
    );
}
