import type { IdentifyRequest, Proposer } from '../identification.ts';
import { lookUpLibraryWithout } from '../library/library.ts';
import type { MolecularGraph } from '../molecules/graph.ts';
import { readProposal } from './read-proposal.ts';

/**
 * Molecules of the library and from outside that have the formula. What cannot be read or has
 * another formula is dropped.
 */
export function namedProposals(
  request: IdentifyRequest,
): { graph: MolecularGraph; proposer: Proposer }[] {
  const known = request.useLibrary ? lookUpLibraryWithout(request.formula.hill, request.hide) : [];
  return [
    ...known.map(({ graph }) => ({ graph, proposer: 'library' })),
    ...outsideProposals(request),
  ];
}

/** Those from outside alone. */
export function outsideProposals({
  proposals = [],
  formula,
}: Pick<IdentifyRequest, 'proposals' | 'formula'>): {
  graph: MolecularGraph;
  proposer: Proposer;
}[] {
  return proposals.flatMap(({ smiles, proposedBy }) => {
    const read = readProposal(smiles, formula);
    return read.verdict === 'readable' ? [{ graph: read.judged, proposer: proposedBy }] : [];
  });
}
