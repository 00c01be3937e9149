import { lookUpLibraryWithout } from '@elucida/library/library';
import { proposalsOf, type CandidateSource } from './source.ts';

/** The known compounds of the formula, where the request allows them. */
export const librarySource: CandidateSource = {
  name: 'library',
  method: 'library',
  competes: false,
  propose({ request: { formula, useLibrary, hide } }) {
    const known = useLibrary ? lookUpLibraryWithout(formula.hill, hide) : [];
    return proposalsOf(
      known.map(({ graph }) => ({ graph, proposer: 'library' })),
      'some',
    );
  },
};
