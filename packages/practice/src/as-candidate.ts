import type { Evidence } from '@elucida/engine/evidence/evidence';
import { candidateEvidence } from '@elucida/engine/judging/candidate-evidence';
import {
  explainedCandidate,
  type ExplainedCandidate,
} from '@elucida/engine/statements/explained-candidate';
import type { SpectralFacts } from '@elucida/engine/constraints/spectral-facts';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';

/** A molecule of a problem with its evidence, atoms numbered as in its canonical SMILES. */
export function asCandidate(
  text: string,
  facts: SpectralFacts,
  predictor: ShiftPredictor,
): ExplainedCandidate {
  const smiles = canonicalSmiles(graphFromSmiles(text));
  const bare = explainedCandidate({
    rank: 1,
    smiles,
    names: null,
    confidence: 1,
    score: 0,
    scoreByTechnique: {},
    proposedBy: [],
    evidence: [],
  });
  return withEvidence(bare, candidateEvidence(bare, facts, predictor));
}

export const withEvidence = (
  molecule: ExplainedCandidate,
  evidence: readonly Evidence[],
): ExplainedCandidate => ({ ...molecule, candidate: { ...molecule.candidate, evidence } });
