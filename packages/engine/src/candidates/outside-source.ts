import type { IdentifyRequest } from '../identification.ts';
import { readProposal } from './read-proposal.ts';
import { proposalsOf, type CandidateSource, type Proposal } from './source.ts';

/** What AI models and other callers propose. */
export const outsideSource: CandidateSource = {
  name: null,
  method: 'library',
  competes: false,
  propose: ({ request }) => proposalsOf(outsideProposals(request), 'some'),
};

/**
 * The molecules proposed from outside that have the formula. What cannot be read or has another
 * formula is dropped.
 */
export function outsideProposals({
  proposals = [],
  formula,
}: Pick<IdentifyRequest, 'proposals' | 'formula'>): Proposal[] {
  return proposals.flatMap(({ smiles, proposedBy }) => {
    const read = readProposal(smiles, formula);
    return read.verdict === 'readable' ? [{ graph: read.judged, proposer: proposedBy }] : [];
  });
}
