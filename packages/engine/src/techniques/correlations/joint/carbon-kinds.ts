import {
  HYDROGENS_OF,
  readCarbonType,
  type CarbonType,
} from '@elucida/spectra/chemistry/carbon-types';
import type { C13Peak, HsqcSpectrum, Spectrum } from '@elucida/spectra/spectrum';
import { KINDS } from '../../../nmr/align-signals.ts';
import { snap } from './snap.ts';

/** Bits 0–3: any number of hydrogens. */
const ANY_KIND = 0b1111;
const WITH_HYDROGENS = 0b1110;
const CH2 = 0b0100;
const CH_OR_CH3 = 0b1010;
const BITS: Readonly<Record<CarbonType, number>> = Object.fromEntries(
  Object.entries(HYDROGENS_OF).map(([type, counts]) => [
    type,
    counts.reduce((bits, count) => bits | (1 << count), 0),
  ]),
) as Record<CarbonType, number>;

const hsqcOf = (spectra: readonly Spectrum[]): HsqcSpectrum | undefined =>
  spectra.find(
    (spectrum): spectrum is HsqcSpectrum => spectrum.type === 'HSQC' && spectrum.peaks.length > 0,
  );

const signOf = (phase: string | undefined): '+' | '-' | null =>
  phase === '+' || phase === '-' ? phase : null;

/** The sign of CH₂ in an edited HSQC; null where the signs say nothing. */
export function signOfCh2({ metadata, peaks }: HsqcSpectrum): '+' | '-' | null {
  if (metadata?.edited === false) return null;
  const signs = new Set(peaks.map(({ phase }) => signOf(phase)).filter((sign) => sign !== null));
  // Signs that are all alike may be those of an experiment without editing.
  if (signs.size < 2 && metadata?.edited !== true) return null;
  return signOf(metadata?.ch2_phase) ?? '-';
}

/** Shifts of the hydrogens on each ¹³C signal, ppm, by HSQC. */
export function carriedHydrogens(
  spectra: readonly Spectrum[],
  carbon: Float64Array,
): readonly (readonly number[])[] {
  const carried: number[][] = Array.from(carbon, () => []);
  for (const { delta_h_ppm, delta_c_ppm } of hsqcOf(spectra)?.peaks ?? []) {
    const [signal] = snap(delta_c_ppm, carbon, 'C13');
    if (signal !== undefined && Number.isFinite(delta_h_ppm)) carried[signal].push(delta_h_ppm);
  }
  return carried;
}

/**
 * Log penalty for a carbon whose number of hydrogens is not what DEPT or an edited HSQC says, and for
 * one with hydrogens that HSQC does not show: misread signs are rare, weak peaks are not. By judgement.
 */
const OTHER_KIND = -8,
  NOT_SEEN = -4;

/**
 * Log penalty of each ¹³C signal for a carbon with 0–3 hydrogens, at `KINDS * signal + hydrogens`: from
 * the kinds that are stated (DEPT, APT), and from HSQC, whose peaks are of carbons with hydrogens and,
 * edited, tell CH₂ from the others. `peaks`: index of each signal's line in its spectrum. Null where
 * nothing is known.
 */
export function carbonKinds(
  spectra: readonly Spectrum[],
  peaks: readonly number[],
  carbon: Float64Array,
): Float64Array | null {
  const listed = spectra.find(({ type }) => type === 'C13NMR');
  const stated = peaks.map((peak) =>
    readCarbonType((listed?.peaks[peak] as C13Peak | undefined)?.carbon_type ?? ''),
  );
  const hsqc = hsqcOf(spectra);
  if (hsqc === undefined && stated.every((type) => type === null)) return null;
  const shown = hsqc && kindsShown(hsqc, carbon);
  const costs = new Float64Array(KINDS * carbon.length);
  stated.forEach((type, signal) => {
    const bits = type === null ? null : BITS[type];
    const seen = shown?.get(signal);
    for (let hydrogens = 0; hydrogens < KINDS; hydrogens++) {
      const isOther = (allowed: number) => (allowed & (1 << hydrogens)) === 0;
      let cost = 0;
      if (bits !== null && isOther(bits)) cost += OTHER_KIND;
      if (seen !== undefined && isOther(seen)) cost += OTHER_KIND;
      if (shown !== undefined && seen === undefined && hydrogens > 0) cost += NOT_SEEN;
      costs[KINDS * signal + hydrogens] = Math.max(OTHER_KIND, cost);
    }
  });
  return costs;
}

/** What HSQC says of each signal that it shows, as bits 0–3. */
function kindsShown(hsqc: HsqcSpectrum, carbon: Float64Array): ReadonlyMap<number, number> {
  const ch2 = signOfCh2(hsqc);
  const seen = new Map<number, number>();
  /** Peaks between lines, by the lines that they may be of. */
  const between = new Map<string, { signals: number[]; bits: number; shifts: Set<number> }>();
  for (const { delta_c_ppm, phase } of hsqc.peaks) {
    const signals = snap(delta_c_ppm, carbon, 'C13').sort((a, b) => a - b);
    const sign = signOf(phase);
    const bits = ch2 === null || sign === null ? WITH_HYDROGENS : sign === ch2 ? CH2 : CH_OR_CH3;
    if (signals.length === 1) seen.set(signals[0], (seen.get(signals[0]) ?? 0) | bits);
    if (signals.length < 2) continue;
    const group = between.get(signals.join()) ?? { signals, bits: 0, shifts: new Set() };
    group.bits |= bits;
    group.shifts.add(delta_c_ppm);
    between.set(signals.join(), group);
  }
  // A peak between two lines is of either and forbids nothing, unless there is a peak for each line.
  for (const { signals, bits, shifts } of between.values())
    for (const signal of signals)
      seen.set(signal, shifts.size >= signals.length ? (seen.get(signal) ?? 0) | bits : ANY_KIND);
  return seen;
}
