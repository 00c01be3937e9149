import type { CandidateItem } from '@elucida/contract/analysis';
import { SPECTRUM_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';

/**
 * Fit of a candidate by technique relative to the best of the list: e^(score − best score), per
 * technique. 1 is the best;
 * a technique that no candidate was scored by is absent.
 */
export function relativeFit(
  candidates: readonly CandidateItem[],
  candidate: CandidateItem,
): Partial<Record<SpectrumType, number>> {
  return Object.fromEntries(
    SPECTRUM_TYPES.flatMap((technique) => {
      const scores = candidates
        .map((each) => each.score_by_technique?.[technique])
        .filter((score) => score !== undefined);
      const own = candidate.score_by_technique?.[technique];
      return own === undefined || scores.length === 0
        ? []
        : [[technique, Math.exp(Math.min(0, own - Math.max(...scores)))]];
    }),
  );
}
