import { formulaFromCounts } from '@elucida/spectra/formula/formula-from-counts';
import type { AtomCounts, Formula } from '@elucida/spectra/formula/formula';
import type { MsPeak, MsSpectrum } from '@elucida/spectra/spectrum';

/** An ion that soft ionisation makes of whole molecules. */
export interface Adduct {
  /** As it is written: `[M+H]⁺`. */
  readonly ion: string;
  readonly molecules: 1 | 2;
  /** Mass added to those of the molecules, Da; electrons accounted for. */
  readonly added: number;
}

const massOf = (counts: AtomCounts, charge = 0): number =>
  formulaFromCounts(counts, charge).monoisotopicMass;
const PROTON = massOf({ H: 1 }, 1);

/** The usual ions of electrospray: B. O. Keller et al., Anal. Chim. Acta 627 (2008) 71. */
const POSITIVE: readonly Adduct[] = [
  { ion: '[M+H]⁺', molecules: 1, added: PROTON },
  { ion: '[M+Na]⁺', molecules: 1, added: massOf({ Na: 1 }, 1) },
  { ion: '[M+NH₄]⁺', molecules: 1, added: massOf({ N: 1, H: 4 }, 1) },
  { ion: '[M+K]⁺', molecules: 1, added: massOf({ K: 1 }, 1) },
  { ion: '[2M+H]⁺', molecules: 2, added: PROTON },
  { ion: '[2M+Na]⁺', molecules: 2, added: massOf({ Na: 1 }, 1) },
  { ion: '[M+H−H₂O]⁺', molecules: 1, added: PROTON - massOf({ H: 2, O: 1 }) },
];
const NEGATIVE: readonly Adduct[] = [
  { ion: '[M−H]⁻', molecules: 1, added: -PROTON },
  { ion: '[M+Cl]⁻', molecules: 1, added: massOf({ Cl: 1 }, -1) },
  { ion: '[M+HCOO]⁻', molecules: 1, added: massOf({ C: 1, H: 1, O: 2 }, -1) },
  { ion: '[M+CH₃COO]⁻', molecules: 1, added: massOf({ C: 2, H: 3, O: 2 }, -1) },
  { ion: '[2M−H]⁻', molecules: 2, added: -PROTON },
];
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
  const adducts =
    charge !== 0
      ? [{ ion: charge > 0 ? 'M⁺' : 'M⁻', molecules: 1, added: 0 } as const]
      : isNegative(spectrum)
        ? NEGATIVE
        : POSITIVE;
  const expectedOf = ({ molecules, added }: Adduct) => molecules * monoisotopicMass + added;
  const found = spectrum.peaks.flatMap((peak, index): FoundAdduct[] => {
    const exact = isExact(peak);
    const [best] = adducts
      .map((adduct) => ({ ion: adduct.ion, expected: expectedOf(adduct) }))
      .filter(({ expected }) => Math.abs(expected - peak.m_z) < 0.5)
      .sort((a, b) => Math.abs(a.expected - peak.m_z) - Math.abs(b.expected - peak.m_z));
    if (!best) return [];
    const ppm = (1e6 * (peak.m_z - best.expected)) / best.expected;
    return [{ ...best, peak: index, ppm, exact, fits: !exact || Math.abs(ppm) <= EXACT_PPM }];
  });
  return {
    found,
    expected: adducts.slice(0, MAIN).map((adduct) => ({ ion: adduct.ion, mz: expectedOf(adduct) })),
  };
}
