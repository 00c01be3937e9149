import { perceive } from '@elucida/molecules/perceive';
import { CONFIDENCE } from '../judging/confidence.ts';
import { symmetricShare } from '../constraints/symmetric-share.ts';
import { annealedMolecules, canAnneal, mostRuns } from './correlated/anneal/annealed-molecules.ts';
import { knownParts } from './pieces/known-parts.ts';
import { partEvidence } from './pieces/part-evidence.ts';
import { roughScore, type RoughScore } from './search/rough-score.ts';
import { searchBudget, type SearchBudget } from './search/search-budget.ts';
import { searchIsomers } from './search/search-isomers.ts';
import { fragmentFilter } from './fragment-filter.ts';
import { readProposal } from './read-proposal.ts';
import { OUT_OF_REACH, type CandidateSource, type Proposal, type SourceContext } from './source.ts';

/** Largest molecule that a draft can hold, heavy atoms: larger ones are annealed alone. */
const LARGEST = CONFIDENCE.searchedAtoms;
/** Share of the work that annealing is, where there are correlations. */
const ANNEALING_SHARE = 0.4;
/**
 * Log units that a molecule loses for each fragment asked for that it lacks, or excluded that it
 * has. It does not come into question, yet a search may have to pass through it.
 */
const FAULT_COST = 12;

/**
 * A guided search for isomers that fit, by the score with tables and the small network. It begins
 * from the molecules named before, those that an earlier search found and those that correlations
 * ask for, from parts of known molecules that fit the spectra, and at random.
 */
export const searchSource: CandidateSource = {
  name: 'search',
  method: 'search',
  competes: true,
  propose(context) {
    const isLarge = context.request.formula.heavyAtoms > LARGEST;
    const anneals = mayAnneal(context);
    if (isLarge && !anneals) return OUT_OF_REACH;
    const budget = searchBudget(context.facts, context.judge);
    let annealing = 0;
    return {
      covers: 'some',
      share: () =>
        anneals
          ? ANNEALING_SHARE * annealing + (1 - ANNEALING_SHARE) * budget.share()
          : budget.share(),
      *[Symbol.iterator]() {
        const starts = [...context.named];
        for (const found of foundBefore(context)) {
          starts.push(found.graph);
          yield found;
        }
        if (anneals) {
          const runs = anneal(context);
          let next = runs.next();
          for (; !next.done; next = runs.next()) {
            annealing += 1 / mostRuns(context.request.formula);
            starts.push(...next.value);
            for (const graph of next.value) yield { graph, proposer: 'search' };
          }
          if (next.value) budget.shorten();
        }
        if (!isLarge) yield* search({ ...context, named: starts }, budget);
      },
    };
  },
};

/**
 * What an earlier search found, one after another: this one begins there, and it stays among the
 * finalists, so that going on loses nothing.
 */
const foundBefore = ({ request: { from, formula }, judge }: SourceContext): Proposal[] =>
  (from?.structures ?? []).flatMap((smiles) => {
    const read = readProposal(smiles, formula);
    if (read.verdict !== 'readable') return [];
    const { judged: graph } = read;
    const perception = perceive(graph);
    const score = judge.bySmallNetwork({ graph, perception });
    return [{ graph, perception, score, proposer: 'search', stays: true }];
  });

/**
 * Guides the walks of a search by shifts alone. Where correlations guide it, molecules that agree with them are
 * among its starts, and walks would lead away from these.
 */
function roughOf(context: SourceContext): RoughScore | null {
  const { neighbours, facts } = context;
  if (neighbours === undefined || mayAnneal(context)) return null;
  return roughScore(neighbours, partEvidence(facts));
}

/** Whether molecules are annealed by correlations, before or instead of the guided search. */
export const mayAnneal = ({
  facts,
  neighbours,
}: Pick<SourceContext, 'facts' | 'neighbours'>): boolean =>
  neighbours !== undefined && facts.C13NMR?.joint != null && canAnneal(facts.C13NMR.joint);

/** Molecules that the correlations ask for; `mayAnneal` holds. */
const anneal = ({ request, facts, neighbours, annealingThreads, task }: SourceContext) =>
  annealedMolecules({
    formula: request.formula,
    facts: facts.C13NMR!.joint!,
    shifts: neighbours!,
    seed: request.seed,
    threads: annealingThreads,
    task,
  });

function* search(context: SourceContext, budget: SearchBudget): Generator<Proposal, void, void> {
  const { request, facts, judge, pieces, proposer, named, task } = context;
  const { formula, seed } = request;
  const known = knownParts({ facts, pieces, proposer, seed, task });
  const faultsOf = fragmentFilter(request.fragments);
  const rough = roughOf(context);
  const isomers = searchIsomers({
    formula,
    evaluations: budget.most,
    seed,
    pieces: known.pieces,
    starts: named,
    assemblies: known.assemblies,
    task,
    isSpent: () => budget.isSpent(),
    fitness(graph, perception, atLeast) {
      const molecule = { graph, perception };
      const cost = FAULT_COST * (faultsOf?.(molecule) ?? 0);
      return judge.bySmallNetwork(molecule, atLeast + cost) - cost;
    },
    misfit: (graph, perception, out, apart) => judge.misfit({ graph, perception }, out, apart),
    // Where the best molecule fits, what is near it is looked at, and walks would cost time.
    get rough() {
      return budget.isFitting ? null : rough;
    },
    symmetricShare: symmetricShare(facts),
  });
  for (const met of isomers) {
    const { graph, perception, fitness } = met;
    yield { graph, perception, score: fitness, proposer: 'search' };
    budget.note(met);
  }
}
