import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { scaleLinear, type ScaleLinear } from 'd3-scale';

/** Where the fingerprint's scale doubles, cm⁻¹: the change of scale of classic IR recorders. */
const DOUBLED_BELOW = 2000;

interface ScaleOptions {
  readonly domain: readonly [left: number, right: number];
  /** px */
  readonly range: readonly [left: number, right: number];
  /** IR: cm⁻¹ below 2000 take twice the room of those above. */
  readonly doubled: boolean;
}

/**
 * Positions to px. `domain()` of a doubled scale has three values: its ends are the first and the
 * last.
 */
export function plotScale(
  technique: SpectrumType,
  { domain: [left, right], range: [from, to], doubled }: ScaleOptions,
): ScaleLinear<number, number> {
  if (
    !techniqueOf(technique).plot.transmittance ||
    !doubled ||
    left <= DOUBLED_BELOW ||
    right >= DOUBLED_BELOW
  )
    return scaleLinear([left, right], [from, to]);
  const above = left - DOUBLED_BELOW;
  const below = 2 * (DOUBLED_BELOW - right);
  return scaleLinear(
    [left, DOUBLED_BELOW, right],
    [from, from + ((to - from) * above) / (above + below), to],
  );
}
