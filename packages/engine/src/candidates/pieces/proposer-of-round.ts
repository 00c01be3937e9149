import type { ProposerWeights } from '@elucida/prediction/neural/proposer';

/**
 * What weighs parts in a round of a search, counted from 0: rounds take turns with the learned proposer and without.
 * It makes the parts of most molecules come early; where the framework is new, its frequent parts mislead. Of 30
 * development cases of 16–20 heavy atoms 23 are first so, 22 with the proposer in all rounds
 * (docs/science/candidates.md).
 */
export const proposerOfRound = (
  round: number,
  proposer: ProposerWeights | undefined,
): ProposerWeights | undefined => (round % 2 === 0 ? proposer : undefined);
