import type { SpectrumType } from '@elucida/spectra/spectrum';
import { ALERTS, type Alert } from './structural-alerts.ts';

/** Terms of a candidate's score that come from the spectra. */
export const SPECTRAL_TERMS = [
  /** Alignment of 13C classes with the signals, sd ⊕ 0.8 ppm and sd ⊕ 2.5 ppm. */
  'c13-narrow',
  'c13-wide',
  /**
   * What c13-narrow would be on average if the molecule were right: how much the prediction is
   * worth.
   */
  'c13-expected',
  /** Assignment of hydrogens to the integrals' slots. */
  'h1-shifts',
  'h1-expected',
  /** Hydrogens on carbon without a slot, and slots without a hydrogen. */
  'h1-missing',
  'h1-extra',
  /** See `ProtonPatterns`. */
  'h1-split-equivalent',
  'h1-split-methylene',
  'h1-extra-classes',
  'h1-crowded-multiplet',
  'h1-multiplicity',
  /**
   * Assignment of whole groups: shifts, patterns with shared constants, integrals; see
   * `GroupAssignment`. Full score only.
   */
  'h1-group-shifts',
  'h1-group-patterns',
  'h1-group-counts',
  /** Log likelihoods of the rules. */
  'ir',
  'ms',
  'uv',
] as const;

/** Terms that hold before any spectrum is seen. */
export const PRIOR_TERMS = ['plausibility', 'unknown-radius-1', 'unknown-radius-2'] as const;

export type Term = (typeof SPECTRAL_TERMS)[number] | (typeof PRIOR_TERMS)[number] | Alert;
/** Order of the entries of a term vector. */
export const TERMS: readonly Term[] = [...SPECTRAL_TERMS, ...PRIOR_TERMS, ...ALERTS];
export const TERM_INDEX = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Readonly<
  Record<Term, number>
>;
/** Position of the first alert in a term vector. */
export const FIRST_ALERT = SPECTRAL_TERMS.length + PRIOR_TERMS.length;

/** Which technique a term speaks for; `prior` for what holds before any spectrum. */
export function techniqueOf(term: Term): SpectrumType | 'prior' {
  if (term.startsWith('c13-')) return 'C13NMR';
  if (term.startsWith('h1-')) return 'H1NMR';
  if (term === 'ir') return 'IR';
  if (term === 'ms') return 'MS';
  return term === 'uv' ? 'UVVIS' : 'prior';
}
