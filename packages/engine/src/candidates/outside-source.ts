import type { IdentifyRequest, Proposer } from '../identification.ts';
import { readProposal } from './read-proposal.ts';
import { proposalsOf, type CandidateSource, type Proposal } from './source.ts';

/** Who proposes the structures that the user asks about (contract §2, `proposed_by`). */
export const USER: Proposer = 'you';

/** Whether the user asks about a molecule: it is answered wherever it comes. */
export const isAsked = ({ proposedBy }: { readonly proposedBy: readonly Proposer[] }): boolean =>
  proposedBy.includes(USER);

/** What the user asks about, and what AI models and other callers propose. */
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
  structures = [],
  formula,
}: Pick<IdentifyRequest, 'proposals' | 'structures' | 'formula'>): Proposal[] {
  const asked = structures.map((smiles) => ({ smiles, proposedBy: USER }));
  return [...asked, ...proposals].flatMap(({ smiles, proposedBy }) => {
    const read = readProposal(smiles, formula);
    return read.verdict === 'readable' ? [{ graph: read.judged, proposer: proposedBy }] : [];
  });
}
