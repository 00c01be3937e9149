import { reimFFT } from 'ml-spectra-processing';
import type { Axis } from '../recorded/axis.ts';
import type { Complex, Fid, Sampling } from '../recorded/recordings.ts';

/** The smallest power of two that is not below `count`. */
export const powerOfTwo = (count: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, count)));

/** The axis of a transformed dimension: the middle point lies at the centre of the width. */
export function transformedAxis({ nucleus, mhz, widthHz, centre }: Sampling, points: number): Axis {
  const step = -widthHz / mhz / points;
  return { nucleus, mhz, points, first: centre - (points / 2) * step, step };
}

/**
 * The Fourier transform of a decay of 2ⁿ points, shifts falling, after the digital filter's delay was undone: a
 * delay of d points is a phase of 2πd over the width (D. Moskau, Concepts Magn. Reson. 15 (2002) 164). The first
 * point is halved, which is what a sum over a decay from zero asks for (G. Otting et al., J. Magn. Reson. 66 (1986)
 * 187); with a digital filter the decay rises by itself.
 */
export function transformed({ re, im }: Complex, delay: number): Complex {
  const size = re.length;
  const turned = { re: re.slice(), im: im.slice() };
  if (delay === 0) {
    turned.re[0]! /= 2;
    turned.im[0]! /= 2;
  }
  const spectrum = reimFFT(turned, { applyZeroShift: true });
  const out = { re: Float64Array.from(spectrum.re), im: Float64Array.from(spectrum.im) };
  if (delay === 0) return out;
  for (let k = 0; k < size; k++) {
    const angle = (2 * Math.PI * delay * (k - size / 2)) / size;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const [a, b] = [out.re[k]!, out.im[k]!];
    out.re[k] = a * cosine - b * sine;
    out.im[k] = a * sine + b * cosine;
  }
  return out;
}

/** A window over a decay: factor by the time since it began, s; 1 at its beginning. */
export type Window = (seconds: number) => number;

/** Exponential multiplication: lines grow wider by `hz`. */
export const exponential =
  (hz: number): Window =>
  (seconds) =>
    Math.exp(-Math.PI * hz * seconds);

/**
 * Exponential and Gaussian window together: lines of a Lorentz shape grow wider by `lorentzHz`, narrower where it is
 * below zero, and are folded with a Gauss curve `gaussHz` wide at half height (A. G. Ferrige and J. C. Lindon,
 * J. Magn. Reson. 31 (1978) 337).
 */
export const lorentzGauss =
  (lorentzHz: number, gaussHz: number): Window =>
  (seconds) =>
    Math.exp(-Math.PI * lorentzHz * seconds - (Math.PI * gaussHz * seconds) ** 2 / (4 * Math.LN2));

/** Squared sine bell, from a right angle to zero at `length` s: for planes with phases. */
export const squaredCosine =
  (length: number): Window =>
  (seconds) =>
    seconds >= length ? 0 : Math.cos((Math.PI / 2) * (seconds / length)) ** 2;

/** Sine bell from zero over one at the middle to zero at `length` s: for magnitude planes. */
export const sineBell =
  (length: number): Window =>
  (seconds) =>
    seconds >= length ? 0 : Math.sin(Math.PI * (seconds / length));

/** A decay under its window, filled with zeros to `size` points. */
export function windowed(
  { re, im }: Complex,
  {
    delay,
    widthHz,
    window,
    size,
  }: { delay: number; widthHz: number; window: Window; size: number },
): Complex {
  const out = { re: new Float64Array(size), im: new Float64Array(size) };
  const count = Math.min(size, re.length);
  for (let k = 0; k < count; k++) {
    const factor = window(Math.max(0, k - delay) / widthHz);
    out.re[k] = re[k]! * factor;
    out.im[k] = im[k]! * factor;
  }
  return out;
}

/** How a decay becomes a spectrum, before phase and baseline. */
export interface Transformation {
  /** Points of the spectrum, a power of two. */
  readonly points: number;
  /** Width added to every line, Hz; below zero lines become narrower. */
  readonly broadeningHz: number;
  /** Width at half height of the Gauss curve that lines are folded with, Hz; 0: with none. */
  readonly gaussianHz: number;
}

/** The spectrum of a decay, not phased yet. */
export function spectrumOf(
  fid: Fid,
  { points, broadeningHz, gaussianHz }: Transformation,
): Complex {
  const { delay, widthHz } = fid;
  // The same numbers to the last digit as before there was a Gauss curve.
  const window =
    gaussianHz === 0 ? exponential(broadeningHz) : lorentzGauss(broadeningHz, gaussianHz);
  return transformed(windowed(fid, { delay, widthHz, window, size: points }), delay);
}
