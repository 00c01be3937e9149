import type { Complex } from '../recorded/recordings.ts';
import { noiseLevel } from './noise.ts';

/**
 * Angles by which a spectrum is turned, degrees: the same for all points, and growing from 0 at its left end to
 * `first` at its right.
 */
export interface Phase {
  readonly zero: number;
  readonly first: number;
}

/** A spectrum turned by these angles. */
export function phased({ re, im }: Complex, { zero, first }: Phase): Complex {
  const count = re.length;
  const out = { re: new Float64Array(count), im: new Float64Array(count) };
  const start = (zero * Math.PI) / 180;
  const slope = (first * Math.PI) / 180 / count;
  for (let k = 0; k < count; k++) {
    const [cosine, sine] = [Math.cos(start + slope * k), Math.sin(start + slope * k)];
    out.re[k] = re[k]! * cosine - im[k]! * sine;
    out.im[k] = re[k]! * sine + im[k]! * cosine;
  }
  return out;
}

/** Points with signal: magnitude above this many times the noise, and their neighbours as far as lines reach. */
const ABOVE_NOISE = 12;
/** Points of both sides of a signal that show whether its tails are even. */
const TAIL = 24;
/** Points that are looked at; of more every second, third … signal is left out. */
const MOST_POINTS = 24_000;

/** The parts of a spectrum that hold its lines. */
interface Region {
  readonly place: Float64Array;
  readonly re: Float64Array;
  readonly im: Float64Array;
  /** Sums of the magnitudes and of their roots, which no phase changes. */
  readonly magnitudes: number;
  readonly roots: number;
}

function signalRegion({ re, im }: Complex): Region {
  const count = re.length;
  const magnitude = Float64Array.from(re, (value, k) => Math.hypot(value, im[k]!));
  // Magnitudes of noise spread 0.655 times as wide as their parts (Rayleigh).
  const noise = noiseLevel(magnitude) / 0.655;
  const tallest = magnitude.reduce((most, value) => Math.max(most, value), 0);
  const level = Math.max(ABOVE_NOISE * noise, 0.002 * tallest);
  const isKept = new Uint8Array(count);
  for (let k = 0; k < count; k++)
    if (magnitude[k]! > level) isKept.fill(1, Math.max(0, k - TAIL), Math.min(count, k + TAIL + 1));
  let places = Float64Array.from(isKept.keys()).filter((k) => isKept[k] === 1);
  if (places.length > MOST_POINTS) {
    // Whole blocks stay, so that lines stay whole.
    const block = 4 * TAIL;
    const share = MOST_POINTS / places.length;
    places = places.filter((_, index) => (Math.floor(index / block) * share) % 1 < share);
  }
  let [magnitudes, roots] = [0, 0];
  for (const k of places) {
    magnitudes += magnitude[k]!;
    roots += Math.sqrt(magnitude[k]!);
  }
  return {
    place: places.map((k) => k / count),
    re: places.map((k) => re[k]!),
    im: places.map((k) => im[k]!),
    ...{ magnitudes, roots },
  };
}

/**
 * How far a turned spectrum is from absorption. Of a line the absorption has the smallest sum of magnitudes, since
 * its tails fall with the square of the distance and those of dispersion with the distance; a negative point of a
 * spectrum whose lines all point up counts again, several times.
 */
function costOf(
  { place, re, im, magnitudes, roots }: Region,
  { phase: { zero, first }, upright }: { phase: Phase; upright: boolean },
): number {
  const start = (zero * Math.PI) / 180;
  const slope = (first * Math.PI) / 180;
  let sum = 0;
  let negative = 0;
  for (let k = 0; k < re.length; k++) {
    const angle = start + slope * place[k]!;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const real = re[k]! * cosine - im[k]! * sine;
    sum += Math.sqrt(Math.abs(real));
    if (real < 0) negative -= real;
  }
  const below = upright && magnitudes > 0 ? (NEGATIVE_WEIGHT * negative) / magnitudes : 0;
  return sum / (roots || 1) + below;
}

const NEGATIVE_WEIGHT = 3;

/** Steps by which the search is refined, degrees. */
const COARSE = { zero: 20, firsts: [-120, -60, 0, 60, 120] };
const FINE = [8, 3, 1, 0.3, 0.1];

/**
 * The phase of a spectrum. `upright`: all its lines point up; otherwise lines may point either way (DEPT, APT), and
 * the phase is known but for half a turn, which is chosen so that most of it points up. All angles of a coarse grid
 * are tried, then the best are refined.
 */
export function autoPhase(spectrum: Complex, { upright }: { upright: boolean }): Phase {
  const region = signalRegion(spectrum);
  if (region.re.length === 0) return { zero: 0, first: 0 };
  const cost = (phase: Phase) => costOf(region, { phase, upright });
  const starts: { phase: Phase; cost: number }[] = [];
  for (const first of COARSE.firsts)
    for (let zero = 0; zero < 360; zero += COARSE.zero) {
      // About the middle of the spectrum, so that the two angles do not undo each other.
      const phase = { zero: zero - first / 2, first };
      starts.push({ phase, cost: cost(phase) });
    }
  const best = starts
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 3)
    .map(({ phase }) => refined(phase, cost))
    .sort((a, b) => a.cost - b.cost)[0]!.phase;
  return upright || pointsUp(region, best) ? best : { ...best, zero: best.zero + 180 };
}

function refined(start: Phase, cost: (phase: Phase) => number): { phase: Phase; cost: number } {
  let [phase, lowest] = [start, cost(start)];
  for (const step of FINE)
    for (let moved = true; moved;) {
      moved = false;
      for (const [zero, first] of [
        [step, 0],
        [-step, 0],
        [step, -2 * step],
        [-step, 2 * step],
        [0, 2 * step],
        [0, -2 * step],
      ] as const) {
        const next = { zero: phase.zero + zero, first: phase.first + first };
        const value = cost(next);
        if (value < lowest - 1e-12) {
          [phase, lowest, moved] = [next, value, true];
        }
      }
    }
  return { phase, cost: lowest };
}

function pointsUp({ place, re, im }: Region, { zero, first }: Phase): boolean {
  let sum = 0;
  for (let k = 0; k < re.length; k++) {
    const angle = ((zero + first * place[k]!) * Math.PI) / 180;
    const real = re[k]! * Math.cos(angle) - im[k]! * Math.sin(angle);
    sum += real * Math.abs(real);
  }
  return sum >= 0;
}
