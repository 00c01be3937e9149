import { isSigned } from '../../page/axis/is-signed.ts';
import type { AxisRange, PlotScales } from '../technique.ts';

/** Whether a UV-Vis spectrum can have such an axis, in nm. */
export function ultravioletAxis({ left, right }: AxisRange): boolean {
  const low = Math.min(left, right),
    high = Math.max(left, right);
  return high >= 250 && high <= 3_500 && low >= 80;
}

/** Log odds by judgement, as those of `recogniseTechnique`. */
const SIGNED = 3,
  COUNTED = 2,
  EMISSION_RANGE = 0.5,
  NEAR_EMISSION = -1,
  USUAL = -3;
/** Absorbances end at 3 to 5; what is higher without a title is counted, or an absorptivity. */
const MOST_ABSORBANCE = 20;
/**
 * Absorption is recorded from 190–250 nm on as a rule; what begins later may as well be emission,
 * which begins above the line that excites it.
 */
const EMISSION_FROM_NM = 290,
  PERHAPS_FROM_NM = 260;

/** Log odds of emission, excitation and circular dichroism on an axis of wavelengths. */
export function ultravioletRival({ axis, vertical, heights }: PlotScales): number {
  if (isSigned(heights)) return SIGNED;
  if (/intensi|counts|\bcps\b|signal/i.test(vertical)) return COUNTED;
  const from = Math.min(axis.left, axis.right);
  if (from >= EMISSION_FROM_NM || Math.max(0, ...heights) > MOST_ABSORBANCE) return EMISSION_RANGE;
  return from > PERHAPS_FROM_NM ? NEAR_EMISSION : USUAL;
}
