import type { MsPeak } from '@elucida/spectra/spectrum';
import { ABSENT, MAJOR, MAJOR_FROM, MINOR, MINOR_FROM } from './mass-model.ts';

/** Relative intensity (0–100) taken for a peak typed without one. */
const UNSTATED_INTENSITY = 30;

/**
 * State of every nominal mass up to `mass` + 2. Intensities are taken relative to the strongest
 * peak. A peak one above a much stronger neighbour is its ¹³C satellite and does not count (below
 * `mass`).
 */
export function massStates(peaks: readonly MsPeak[], mass: number): Uint8Array {
  const intensity = nominalIntensities(peaks, mass);
  const states = new Uint8Array(mass + 3);
  for (let mz = 0; mz < states.length; mz++) {
    const satellite = mz > 0 ? 0.011 * Math.ceil(mz / 14) * intensity[mz - 1] : 0;
    const own = intensity[mz] - satellite;
    states[mz] = own >= MAJOR_FROM ? MAJOR : own >= MINOR_FROM ? MINOR : ABSENT;
  }
  return states;
}

/**
 * Intensity (0–100) by nominal mass. Exact masses are rounded after adding back the mass defect of
 * halogens and iodine, about −0.1 Da.
 */
export function nominalIntensities(peaks: readonly MsPeak[], mass: number): Float64Array {
  const intensity = new Float64Array(mass + 3);
  let strongest = 0;
  for (const peak of peaks) strongest = Math.max(strongest, peak.rel_int ?? UNSTATED_INTENSITY);
  for (const peak of peaks) {
    const mz = Math.floor(peak.m_z + 0.62);
    if (mz >= 0 && mz < intensity.length)
      intensity[mz] = Math.max(
        intensity[mz],
        (100 * (peak.rel_int ?? UNSTATED_INTENSITY)) / strongest,
      );
  }
  return intensity;
}
