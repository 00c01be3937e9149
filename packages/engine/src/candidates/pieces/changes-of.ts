import { propose, type ProposerWeights } from '@elucida/prediction/neural/proposer';
import type { SpectralFacts } from '../../constraints/spectral-facts.ts';
import type { LearnedPiece } from './learned-piece.ts';
import { proposerInput } from './proposer-input.ts';

/**
 * What the learned proposer says of pieces: how much the lists of ¹³C and ¹H change the log odds that the molecule
 * has the piece. 0 for the rare ones that it knows nothing of. Null without a proposer or without such a list.
 */
export function changesOf(
  proposer: ProposerWeights | undefined,
  facts: Pick<SpectralFacts, 'formula' | 'C13NMR' | 'H1NMR'>,
): ((piece: LearnedPiece) => number) | null {
  if (proposer === undefined || (facts.C13NMR === null && facts.H1NMR === null)) return null;
  const changes = propose(proposer, proposerInput(facts));
  const byRow = new Map(proposer.rows.map((row, output) => [row, changes[output]]));
  return ({ place }) => byRow.get(place) ?? 0;
}
