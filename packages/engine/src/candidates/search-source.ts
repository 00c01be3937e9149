import { symmetricShare } from '../constraints/symmetric-share.ts';
import { jigsaw } from './pieces/jigsaw.ts';
import { partEvidence } from './pieces/part-evidence.ts';
import { searchPieces, weighPieces } from './pieces/weigh-pieces.ts';
import { seededRandom } from './search/random.ts';
import { searchBudget, type SearchBudget } from './search/search-budget.ts';
import { searchIsomers } from './search/search-isomers.ts';
import { OUT_OF_REACH, type CandidateSource, type Proposal, type SourceContext } from './source.ts';

/** Largest molecule that a draft can hold, heavy atoms. */
const LARGEST = 31;

/**
 * A guided search for isomers that fit, by the score with tables and the small network. It begins
 * from the molecules named before, from parts of known molecules that fit the spectra, and at
 * random.
 */
export const searchSource: CandidateSource = {
  name: 'search',
  method: 'search',
  competes: true,
  propose(context) {
    if (context.request.formula.heavyAtoms > LARGEST) return OUT_OF_REACH;
    const budget = searchBudget(context.facts, context.judge);
    return {
      covers: 'some',
      share: () => budget.share(),
      [Symbol.iterator]: () => search(context, budget),
    };
  },
};

function* search(
  { request: { formula, seed }, facts, judge, pieces, named, task }: SourceContext,
  budget: SearchBudget,
): Generator<Proposal, void, void> {
  const weighed = weighPieces(pieces, formula, facts.C13NMR?.own ?? null);
  const isomers = searchIsomers({
    formula,
    evaluations: budget.most,
    seed,
    pieces: searchPieces(weighed),
    starts: named,
    assemblies: jigsaw(weighed, formula, partEvidence(facts), seededRandom(seed), task),
    task,
    isSpent: () => budget.isSpent(),
    fitness: (graph, perception, atLeast) => judge.bySmallNetwork({ graph, perception }, atLeast),
    misfit: (graph, perception, out) => judge.misfit({ graph, perception }, out),
    symmetricShare: symmetricShare(facts),
  });
  for (const met of isomers) {
    const { graph, perception, fitness } = met;
    yield { graph, perception, score: fitness, proposer: 'search' };
    budget.note(met);
  }
}
