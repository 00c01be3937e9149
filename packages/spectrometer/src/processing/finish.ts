import { topOf } from '../numbers/top.ts';
import { pointAt, shiftAt, type Axis } from '../recorded/axis.ts';
import type { Complex, Spectrum1D } from '../recorded/recordings.ts';
import { noiseRms } from './noise-rms.ts';
import { phased, type Phase } from './phase.ts';
import { aboutPivot, fromPivot, type PivotPhase } from './pivot-phase.ts';

/** Where shifts are counted from: as the instrument recorded it, moved by some ppm, or by a peak of a known shift. */
export type Reference =
  | 'recorded'
  | { readonly shift: number }
  /** The tallest point near a shift, as recorded, is that of another. */
  | { readonly near: number; readonly is: number };

/** What is done after the transform: nothing of it asks for another one. */
export interface Finishing {
  readonly phase: 'automatic' | PivotPhase;
  /** `none`: no baseline is taken off, here and where peaks are picked. */
  readonly baseline: 'automatic' | 'none';
  readonly reference: Reference;
}

/** The values that a spectrum was made with. */
export interface UsedValues {
  /** Null where the spectrum has no imaginary part. */
  readonly phase: PivotPhase | null;
  /** Added to all shifts as recorded, ppm. */
  readonly shift: number;
  /** Standard deviation (rms) of the noise, in the unit of `re`. */
  readonly noise: number;
  readonly points: number;
  /** Width over which the first order of the phase turns, ppm: that of the axis before its ends are cut. */
  readonly widthPpm: number;
}

/** A spectrum with the values that made it. */
export interface ProcessedSpectrum extends Spectrum1D {
  readonly used: UsedValues;
}

/** A spectrum before its phase, the whole width of it. */
export interface Unfinished {
  readonly axis: Axis;
  readonly whole: Spectrum1D['re'];
  /** Null where it was not kept: the phase cannot be changed then. */
  readonly imaginary: Float64Array | null;
  /** The same without the wave of spoiled first points; the same object where none is taken off. */
  readonly clean: Complex | null;
  /** Points at each end that are left out in the end. */
  readonly cut: number;
  /** The automatic phase; found once. */
  readonly automatic: () => Phase;
}

/** How far from the typed shift a reference peak may lie, Hz. */
const REFERENCE_HZ = 40;

/** Ppm by which a reference moves all shifts. */
function shiftOf(reference: Reference, { axis, re }: Pick<Spectrum1D, 'axis' | 're'>): number {
  if (reference === 'recorded') return 0;
  if ('shift' in reference) return reference.shift;
  const reach = REFERENCE_HZ / axis.mhz / Math.abs(axis.step);
  const middle = pointAt(axis, reference.near);
  const [start, end] = [
    Math.max(1, Math.round(middle - reach)),
    Math.min(re.length - 2, Math.round(middle + reach)),
  ];
  // A shift beyond the spectrum names no peak.
  if (start > end) return 0;
  let top = start;
  for (let k = start; k <= end; k++) if (re[k]! > re[top]!) top = k;
  return reference.is - shiftAt(axis, topOf(re, top));
}

function tallest({ re, im }: Complex): number {
  let top = 0;
  let most = -1;
  for (let k = 0; k < re.length; k++) {
    const size = Math.hypot(re[k]!, im[k]!);
    if (size > most) [top, most] = [k, size];
  }
  return top;
}

/**
 * Phase, cut ends and reference of a transformed spectrum. The baseline is not taken off, since picking does that;
 * with `none` it is marked as kept. A spectrum without an imaginary part keeps its phase.
 */
export function finish(unfinished: Unfinished, { phase, baseline, reference }: Finishing) {
  const { axis, whole, imaginary, clean, cut, automatic } = unfinished;
  const keeps = baseline === 'none';
  const complex =
    imaginary === null ? null : keeps || clean === null ? { re: whole, im: imaginary } : clean;
  const angles =
    complex === null ? null : phase === 'automatic' ? automatic() : fromPivot(phase, axis);
  const { re, im } =
    complex === null || angles === null ? { re: whole, im: null } : phased(complex, angles);
  const points = axis.points - 2 * cut;
  const recorded = {
    axis: { ...axis, points, first: shiftAt(axis, cut) },
    re: re.slice(cut, cut + points),
  };
  const shift = shiftOf(reference, recorded);
  const pivot = () =>
    phase === 'automatic' ? shiftAt(axis, complex === null ? 0 : tallest(complex)) : phase.pivot;
  return {
    kind: 'spectrum',
    axis: { ...recorded.axis, first: recorded.axis.first + shift },
    re: recorded.re,
    im: im?.slice(cut, cut + points) ?? null,
    ...(keeps && { keepsBaseline: true }),
    used: {
      phase: angles && aboutPivot(angles, axis, pivot()),
      shift,
      noise: noiseRms(recorded.re),
      points,
      widthPpm: -axis.step * axis.points,
    },
  } satisfies ProcessedSpectrum;
}

/** A spectrum that was processed elsewhere, to be changed: its automatic phase is the one it has. */
export const unfinishedSpectrum = ({ axis, re, im }: Spectrum1D): Unfinished => ({
  axis,
  whole: re,
  imaginary: im,
  clean: null,
  cut: 0,
  automatic: () => ({ zero: 0, first: 0 }),
});
