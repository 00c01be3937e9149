import {
  MAX_MODEL_PROPOSALS,
  type ModelProposal,
  type ModelReply,
  type PROPOSAL_VERDICTS,
} from '@elucida/contract/models';
import { canonicalSmiles } from '@elucida/molecules/smiles';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { readProposal } from '@elucida/engine/candidates/read-proposal';
import type { Formula } from '@elucida/spectra/formula/formula';

/** A model's proposal as it was read. */
export interface GatheredProposal {
  /** Of the model. */
  readonly id: string;
  readonly round: number;
  readonly proposal: ModelProposal;
  readonly verdict: (typeof PROPOSAL_VERDICTS)[number];
  /** Canonical where it could be read, else as the model wrote it. */
  readonly smiles: string;
  /** Null where it could not be read. */
  readonly graph: MolecularGraph | null;
  /**
   * Canonical SMILES of the drawing that stands for it among the candidates; null where it is not
   * judged.
   */
  readonly judgedAs: string | null;
}

/**
 * Reads what the models propose, at most 10 structures a model and round. What a model proposes
 * twice, in another drawing or as another tautomer of those that are judged as one, is a duplicate
 * the second time.
 */
export function gatherProposals(
  replies: readonly ModelReply[],
  formula: Formula,
): GatheredProposal[] {
  const seen = new Set<string>();
  return replies.flatMap(({ id, round, answer }) =>
    (answer?.proposals ?? []).slice(0, MAX_MODEL_PROPOSALS).map((proposal): GatheredProposal => {
      const read = readProposal(proposal.smiles, formula);
      const common = { id, round, proposal };
      if (read.verdict === 'unreadable')
        return {
          ...common,
          verdict: 'unreadable',
          smiles: proposal.smiles,
          graph: null,
          judgedAs: null,
        };
      const smiles = canonicalSmiles(read.graph);
      if (read.verdict === 'wrong-formula')
        return { ...common, verdict: 'wrong-formula', smiles, graph: read.graph, judgedAs: null };
      const judgedAs = canonicalSmiles(read.judged);
      const verdict = seen.has(`${id} ${judgedAs}`) ? 'duplicate' : 'judged';
      seen.add(`${id} ${judgedAs}`);
      return { ...common, verdict, smiles, graph: read.graph, judgedAs };
    }),
  );
}
