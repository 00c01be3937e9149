import type { Fid } from '../recorded/recordings.ts';
import { withoutRinging } from './background.ts';
import { finish, type Finishing, type ProcessedSpectrum, type Unfinished } from './finish.ts';
import { autoPhase, type Phase } from './phase.ts';
import { usualWindow } from './presets.ts';
import { powerOfTwo, spectrumOf, transformedAxis, type Transformation } from './transform.ts';

/** What is done to a decay up to its phase. */
interface Preparing extends Transformation {
  /** All lines point up. */
  readonly upright: boolean;
  /** The wave of spoiled first points is taken off: for nuclei with narrow lines. */
  readonly removesRinging: boolean;
}
/** What is done to a decay. */
export interface Processing extends Preparing, Finishing {}

/** Points of a spectrum, a power of two, of a decay that is filled with zeros to so many times its length. */
export const filledPoints = ({ re }: Fid, filling: number): number =>
  powerOfTwo(filling * re.length);

/** The usual processing of a decay. `upright`: false for DEPT and APT. */
export function usualProcessing(fid: Fid, upright = true): Processing {
  const { broadeningHz, gaussianHz, filling } = usualWindow(fid.nucleus);
  return {
    broadeningHz,
    gaussianHz,
    points: filledPoints(fid, filling),
    upright,
    removesRinging: fid.nucleus !== '1H',
    phase: 'automatic',
    baseline: 'automatic',
    reference: 'recorded',
  };
}

/** The transform of a decay, for `finish`; its automatic phase is looked for when it is first asked for. */
export function transformFid(fid: Fid, processing: Preparing): Unfinished {
  const { points, upright, removesRinging } = processing;
  const raw = spectrumOf(fid, processing);
  const clean = removesRinging ? withoutRinging(raw) : raw;
  let found: Phase | null = null;
  return {
    axis: transformedAxis(fid, points),
    whole: raw.re,
    imaginary: raw.im,
    clean,
    cut: cutOf(fid, points),
    automatic: () => (found ??= autoPhase(clean, { upright })),
  };
}

/**
 * The spectrum of a decay, its phase found by itself unless it is given, with the values that were used. Shifts fall
 * from left to right.
 */
export const processFid = (
  fid: Fid,
  processing: Processing = usualProcessing(fid),
): ProcessedSpectrum => finish(transformFid(fid, processing), processing);

/** Points at each end that lie in the slopes of the receiver's filter. */
const cutOf = ({ widthHz, clippedHz = widthHz }: Fid, points: number): number =>
  Math.max(0, Math.floor((points * (1 - clippedHz / widthHz)) / 2));
