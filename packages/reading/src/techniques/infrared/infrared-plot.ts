import { isSigned } from '../../page/axis/is-signed.ts';
import { readsRightToLeft } from '../../page/axis/reads-right-to-left.ts';
import type { AxisRange, PlotScales } from '../technique.ts';

/** Whether an infrared spectrum can have such an axis, in cm⁻¹. */
export function infraredAxis({ left, right }: AxisRange): boolean {
  const low = Math.min(left, right),
    high = Math.max(left, right);
  return high > 900 && high <= 15_000 && low > -500;
}

/** Log odds by judgement, as those of `recogniseTechnique`. */
const SIGNED = 3,
  COUNTED = 2,
  LOW_SHIFTS = 1,
  USUAL = -4;
/** Raman shifts are drawn upwards from 100 or 200 cm⁻¹, where infrared detectors end at 400. */
const LEAST_CM1 = 390;

/** Log odds of Raman and of vibrational circular dichroism on an axis of wavenumbers. */
export function infraredRival({ axis, vertical, heights }: PlotScales): number {
  if (isSigned(heights)) return SIGNED;
  if (/intensi|counts|\bcps\b/i.test(vertical)) return COUNTED;
  return !readsRightToLeft(axis) && axis.left > 0 && axis.left < LEAST_CM1 ? LOW_SHIFTS : USUAL;
}
