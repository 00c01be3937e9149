/**
 * Scores closer than this are a tie, log units: summation order may differ between atom orders by
 * less.
 */
export const TIE = 1e-6;

/** 1-based ranks of scores in descending order; ties share the better rank. */
export function ranksOf(scores: readonly number[]): number[] {
  const ranks: number[] = [];
  scores.forEach((score, i) =>
    ranks.push(i > 0 && scores[i - 1] - score < TIE ? ranks[i - 1] : i + 1),
  );
  return ranks;
}
