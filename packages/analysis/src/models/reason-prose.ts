import type { AnalysisResponse } from '@elucida/contract/analysis';

/**
 * The points that a model may word, by their places among `reasons`: the five that carry the
 * answer. Verdict, confidence, runners-up and what speaks against it are never among them.
 */
export const reasonProse = ({
  reasons = [],
}: Pick<AnalysisResponse, 'reasons'>): { readonly id: number; readonly text: string }[] =>
  reasons.map(({ text }, id) => ({ id, text }));
