import type { Curve } from '@elucida/spectra/peak-picking/curve';
import type { RecordedTrace } from '@elucida/spectra/spectrum';

/** Transmittances above this are percentages: a fraction above 1 is noise, and never this far. */
const MOST_AS_FRACTION = 2;

/**
 * A curve and what its heights are, by what the file calls them: transmittances as fractions,
 * absorbances as they are, anything else as intensities.
 */
export function recordedAs(
  { x, y }: Curve,
  words: string,
): [Curve, { ordinate: RecordedTrace['ordinate'] }] {
  if (/transmi|%\s?T\b/iu.test(words)) {
    const high = Array.from(y).reduce((most, value) => Math.max(most, value), -Infinity);
    const unit = high > MOST_AS_FRACTION ? 100 : 1;
    return [{ x, y: Array.from(y, (value) => value / unit) }, { ordinate: 'transmittance' }];
  }
  return [{ x, y }, { ordinate: /absorb/iu.test(words) ? 'absorbance' : 'intensity' }];
}
