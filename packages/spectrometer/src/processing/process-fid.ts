import { shiftAt } from '../recorded/axis.ts';
import type { Fid, Spectrum1D } from '../recorded/recordings.ts';
import { withoutRinging } from './background.ts';
import { autoPhase, phased } from './phase.ts';
import { powerOfTwo, spectrumOf, transformedAxis } from './transform.ts';

/** What is done to a decay. */
export interface Processing {
  /** Width added to every line, Hz. */
  readonly broadeningHz: number;
  /** Points of the spectrum, a power of two. */
  readonly points: number;
  /** All lines point up. */
  readonly upright: boolean;
  /** The wave of spoiled first points is taken off: for nuclei with narrow lines. */
  readonly removesRinging: boolean;
}

/** Widths that match the lines of a spectrum in solution, Hz. */
const BROADENING: Readonly<Record<string, number>> = { '1H': 0.3, '13C': 1 };

/** The usual processing of a decay. `upright`: false for DEPT and APT. */
export const usualProcessing = ({ nucleus, re }: Fid, upright = true): Processing => ({
  broadeningHz: BROADENING[nucleus] ?? 1,
  // Twice the points: all of what the decay holds shows in its real part (E. Bartholdi and R. R. Ernst, J. Magn.
  // Reson. 11 (1973) 9).
  points: powerOfTwo(2 * re.length),
  upright,
  removesRinging: nucleus !== '1H',
});

/** The spectrum of a decay, its phase found by itself. */
export function processFid(fid: Fid, processing: Processing = usualProcessing(fid)): Spectrum1D {
  const raw = spectrumOf(fid, processing);
  const complex = processing.removesRinging ? withoutRinging(raw) : raw;
  const { re, im } = phased(complex, autoPhase(complex, { upright: processing.upright }));
  const axis = transformedAxis(fid, processing.points);
  const cut = cutOf(fid, processing.points);
  const points = axis.points - 2 * cut;
  return {
    kind: 'spectrum',
    axis: { ...axis, points, first: shiftAt(axis, cut) },
    re: re.slice(cut, cut + points),
    im: im.slice(cut, cut + points),
  };
}

/** Points at each end that lie in the slopes of the receiver's filter. */
const cutOf = ({ widthHz, clippedHz = widthHz }: Fid, points: number): number =>
  Math.max(0, Math.floor((points * (1 - clippedHz / widthHz)) / 2));
