import type { AnalysisResponse } from '@elucida/contract/analysis';
import { ASKED_MAX } from '@elucida/contract/limits';

/** Who finds candidates without anybody's proposal: the engine's own ways. */
const OWN: readonly string[] = ['library', 'generator', 'search', 'tautomer'];
/** Rounds that a search makes at most where its result does not say how many. */
const ROUNDS = 2;

/**
 * The fields that search an analysis' question longer and go on with what it found. What an AI model
 * alone proposed is left out: the search would be credited with it.
 */
export const searchFields = (
  { candidates, search }: Pick<AnalysisResponse, 'candidates' | 'search'>,
  seconds: number,
) => ({
  search_seconds: seconds,
  search_from: {
    structures: candidates
      .filter(({ proposed_by: by }) => by.some((proposer) => OWN.includes(proposer)))
      .map(({ smiles }) => smiles)
      .slice(0, ASKED_MAX),
    rounds: search?.rounds ?? ROUNDS,
  },
});
