import type { MsSpectrum } from '../../spectrum.ts';
import type { AccurateMass } from './read-accurate-mass.ts';
import { ionizationIn } from './read-mass.ts';

/** Characters of the report in which the instrument is named. */
const HEAD = 80;

/**
 * The spectrum that a report of accurate mass stands for: the one ion that was found, without an
 * intensity; null where only the calculated mass is printed.
 */
export function accurateSpectrum(
  { found, adduct }: AccurateMass,
  report: string,
): MsSpectrum | null {
  if (found === null) return null;
  const named = ionizationIn(report.slice(0, HEAD));
  const metadata =
    named.mode === undefined && adduct !== null && named.ionization !== undefined
      ? { ...named, mode: adduct.charge > 0 ? 'pos' : 'neg' }
      : named;
  return {
    type: 'MS',
    ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
    peaks: [{ m_z: found, ...(adduct ? { assignment: adduct.ion } : {}) }],
  };
}
