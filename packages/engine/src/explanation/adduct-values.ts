import type { EvidenceValues } from '../judging/evidence/evidence.ts';

/** `+1.2`, `−0.4`, `0.0`; whole numbers from 100 on. */
const signed = (ppm: number): string =>
  (Math.abs(ppm) < 0.05 ? '' : ppm < 0 ? '−' : '+') +
  Math.abs(ppm).toFixed(Math.abs(ppm) < 100 ? 1 : 0);

/** An ion of whole molecules: the mass as it was typed, and the calculated one. */
export const adductValues = ({
  mz,
  ion,
  mass,
  ppm,
}: EvidenceValues<'ms-adduct' | 'ms-adduct-off'>) => ({
  mz,
  ion,
  mass: mass.toFixed(4),
  ...(ppm !== undefined && { ppm: signed(ppm) }),
});
