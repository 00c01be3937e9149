import type { Formula } from '@elucida/spectra/formula/formula';
import type { MsPeak, MsSpectrum } from '@elucida/spectra/spectrum';
import {
  ionMass,
  NEGATIVE_ADDUCTS,
  POSITIVE_ADDUCTS,
  ppmError,
  type Adduct,
} from '@elucida/spectra/techniques/mass/adducts';

/** Ions that show without the plain one of their kind only. */
const MAIN = 3;

/** From so many decimals on a mass is meant exactly. */
const EXACT_DECIMALS = 3;
/** Journals ask for 5 ppm of a composition; twice that leaves room for calibration. */
const EXACT_PPM = 10;

export const isExact = ({ m_z }: Pick<MsPeak, 'm_z'>): boolean =>
  (String(m_z).split('.')[1] ?? '').length >= EXACT_DECIMALS;
const isNegative = ({ metadata }: Pick<MsSpectrum, 'metadata'>): boolean =>
  /neg|[-−–]\s*$|esi\s*\(?[-−–]|\[m\s*[-−–]\s*h/i.test(
    `${metadata?.ionization ?? ''} ${metadata?.mode ?? ''}`.trim(),
  );

/** A peak as an ion of whole molecules. */
export interface FoundAdduct {
  readonly peak: number;
  readonly ion: string;
  readonly expected: number;
  readonly ppm: number;
  readonly exact: boolean;
  readonly fits: boolean;
}

export interface AdductReading {
  readonly found: readonly FoundAdduct[];
  /** The main ions with their masses, for what should be there. */
  readonly expected: readonly { readonly ion: string; readonly mz: number }[];
}

/**
 * Which peaks are ions of whole molecules, by the mode declared (positive where none is). Masses
 * typed exactly are compared as such.
 */
export function readAdducts(
  spectrum: Pick<MsSpectrum, 'peaks' | 'metadata'>,
  { monoisotopicMass, charge }: Pick<Formula, 'monoisotopicMass' | 'charge'>,
): AdductReading {
  const adducts: readonly Pick<Adduct, 'ion' | 'molecules' | 'added'>[] =
    charge !== 0
      ? [{ ion: charge > 0 ? 'M⁺' : 'M⁻', molecules: 1, added: 0 } as const]
      : isNegative(spectrum)
        ? NEGATIVE_ADDUCTS
        : POSITIVE_ADDUCTS;
  const found = spectrum.peaks.flatMap((peak, index): FoundAdduct[] => {
    const exact = isExact(peak);
    const [best] = adducts
      .map((adduct) => ({ ion: adduct.ion, expected: ionMass(monoisotopicMass, adduct) }))
      .filter(({ expected }) => Math.abs(expected - peak.m_z) < 0.5)
      .sort((a, b) => Math.abs(a.expected - peak.m_z) - Math.abs(b.expected - peak.m_z));
    if (!best) return [];
    const ppm = ppmError(peak.m_z, best.expected);
    return [{ ...best, peak: index, ppm, exact, fits: !exact || Math.abs(ppm) <= EXACT_PPM }];
  });
  return {
    found,
    expected: adducts
      .slice(0, MAIN)
      .map((adduct) => ({ ion: adduct.ion, mz: ionMass(monoisotopicMass, adduct) })),
  };
}
