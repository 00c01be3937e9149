import type { SpectrumType } from '@elucida/spectra/spectrum';
import { allTechniques, TECHNIQUES } from '../techniques/registry.ts';
import { ALERTS, type Alert } from './structural-alerts.ts';

/** Terms of a candidate's score that come from the spectra. */
type SpectralTerm = {
  [Type in SpectrumType]: keyof (typeof TECHNIQUES)[Type]['score']['weights'];
}[SpectrumType];

/** Terms that hold before any spectrum is seen. */
export const PRIOR_TERMS = ['plausibility', 'unknown-radius-1', 'unknown-radius-2'] as const;

export type Term = SpectralTerm | (typeof PRIOR_TERMS)[number] | Alert;

/** Which technique each spectral term speaks for, technique by technique in the order of reasons. */
const SPECTRAL = allTechniques().flatMap(({ type, score }) =>
  Object.keys(score.weights).map((term) => ({ type, term: term as Term })),
);
/** Order of the entries of a term vector. */
export const TERMS: readonly Term[] = [
  ...SPECTRAL.map(({ term }) => term),
  ...PRIOR_TERMS,
  ...ALERTS,
];
export const TERM_INDEX = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Readonly<
  Record<Term, number>
>;
/** Position of the first alert in a term vector. */
export const FIRST_ALERT = SPECTRAL.length + PRIOR_TERMS.length;

/** Which technique each term speaks for; `prior` for what holds before any spectrum. */
export const TECHNIQUE_OF_TERM: readonly (SpectrumType | 'prior')[] = TERMS.map(
  (_, i) => SPECTRAL[i]?.type ?? 'prior',
);

/** The part of a term vector that is a technique's own. */
export function ownTerms(type: SpectrumType, terms: Float64Array): Float64Array {
  const first = SPECTRAL.findIndex((term) => term.type === type);
  const count = SPECTRAL.filter((term) => term.type === type).length;
  return terms.subarray(first, first + count);
}
