import { median } from '../numbers/median.ts';

/** Parts of a spectrum whose spread is measured: fewer and longer ones where neighbouring points are much alike. */
const PARTS = [64, 32, 16] as const;
/** Times that the noise of a part should cross its line, so that its spread is known to some 15 %. */
const LEAST_CROSSINGS = 12;
/** A part that spreads up to so many times as far as the quiet ones is one of them. */
const ALIKE = 1.5;
/** The quiet parts lie above the quietest one by this factor at most: what rises further holds feet of lines. */
const MOST_ABOVE = 2;

/** A part of a spectrum: standard deviation about its line, and how often it crosses it. */
interface Part {
  readonly spread: number;
  readonly crossings: number;
}

/**
 * Standard deviation (rms) of a spectrum's noise, in the recording's own unit: the middle of those parts that spread
 * least, each about the straight line through it. A part without a signal holds nothing but noise and a piece of the
 * baseline. The quietest part alone would come out too small, the more so the fewer independent points it has. Zero
 * filling and the window make neighbours alike; that changes no standard deviation, but it leaves fewer independent
 * values. How many is read off how often the noise crosses its line: for white noise, at every second point
 * (S. O. Rice, Bell Syst. Tech. J. 24 (1945) 46). `noiseOf` in spectra, for typed spectra, compares neighbouring
 * points and would come out far too small here. For what is shown: picking goes by `noiseLevel`.
 */
export function noiseRms(values: ArrayLike<number>): number {
  let level = 0;
  for (const count of PARTS) {
    const length = Math.floor(values.length / count);
    if (length < 8) continue;
    const edge = count / PARTS.at(-1)! / 2;
    const parts: Part[] = [];
    // The outermost parts lie in the receiver's filter and are too quiet.
    for (let part = Math.ceil(edge); part < count - Math.ceil(edge); part++) {
      const own = measured(values, part * length, length);
      if (own.spread > 0) parts.push(own);
    }
    if (parts.length === 0) continue;
    const quiet = quietOf(parts);
    level = median(quiet.map(({ spread }) => spread));
    if (median(quiet.map(({ crossings }) => crossings)) >= LEAST_CROSSINGS) return level;
  }
  return level > 0 || values.length === 0 ? level : measured(values, 0, values.length).spread;
}

/** Parts that are as quiet as each other: no signal is in them. */
function quietOf(parts: readonly Part[]): readonly Part[] {
  const least = parts.reduce((most, { spread }) => Math.min(most, spread), Infinity);
  let level = least;
  for (;;) {
    const limit = ALIKE * level;
    const quiet = parts.filter(({ spread }) => spread <= limit);
    const next = Math.min(median(quiet.map(({ spread }) => spread)), MOST_ABOVE * least);
    if (next <= level) return quiet;
    level = next;
  }
}

/** Standard deviation about the straight line through `count` values from `start`, and how often they cross it. */
function measured(values: ArrayLike<number>, start: number, count: number): Part {
  let sum = 0,
    sumTimes = 0;
  const middle = (count - 1) / 2;
  for (let k = 0; k < count; k++) {
    sum += values[start + k]!;
    sumTimes += values[start + k]! * (k - middle);
  }
  const mean = sum / count;
  const slope = count > 2 ? sumTimes / ((count * (count * count - 1)) / 12) : 0;
  let squares = 0,
    crossings = 0,
    wasAbove = false;
  for (let k = 0; k < count; k++) {
    const rest = values[start + k]! - mean - slope * (k - middle);
    squares += rest * rest;
    if (k > 0 && rest > 0 !== wasAbove) crossings++;
    wasAbove = rest > 0;
  }
  // The line takes two of the independent values.
  const independent = Math.max(3, 2 * crossings);
  return {
    spread: Math.sqrt((squares / count) * (independent / (independent - 2))),
    crossings,
  };
}

/**
 * Signal-to-noise ratio: height of the tallest line over twice the rms noise (Bruker's `sinocal`: TopSpin, "Processing
 * Commands and Parameters"). It agrees with 2.5 times the height over the noise from peak to peak (ASTM E386), which
 * is about five times the rms of some hundred points. 0 where there is no noise to compare with.
 */
export const signalToNoise = (height: number, rms: number): number =>
  rms > 0 ? Math.max(0, height) / (2 * rms) : 0;
