import { jigsaw } from '../candidates/pieces/jigsaw.ts';
import { partEvidence } from '../candidates/pieces/part-evidence.ts';
import { searchPieces, type WeighedPiece } from '../candidates/pieces/weigh-pieces.ts';
import { seededRandom } from '../candidates/search/random.ts';
import { searchIsomers, type SearchOptions } from '../candidates/search/search-isomers.ts';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { symmetricShare } from '../constraints/symmetric-share.ts';
import type { IdentifyRequest } from '../identification.ts';
import { fitOf } from '../judging/confidence.ts';
import type { Judge } from '../judging/judge.ts';
import type { Molecule } from '../judging/molecule.ts';
import { TERMS } from '../judging/terms.ts';
import type { MolecularGraph } from '../molecules/graph.ts';
import type { Task } from '../stages.ts';
import type { Finalists } from './finalists.ts';
import { BudgetSpent } from './work-budget.ts';

interface SearchInput {
  readonly request: IdentifyRequest;
  readonly facts: SpectralFacts;
  readonly judge: Judge;
  readonly finalists: Finalists;
  /** Parts to build from, those that fit the spectra weighing more. */
  readonly pieces: readonly WeighedPiece[];
  /** Molecules to start from, beside random ones. */
  readonly starts: readonly MolecularGraph[];
  readonly task: Task;
  /** Share of the most evaluations used so far. */
  readonly onProgress: (share: number) => void;
}

/** Evaluations between two progress reports. */
const REPORT_EVERY = 1000;
/**
 * Steps (a checkpoint each: a neighbour made, looked up, known or implausible) that cost as much as
 * one evaluation.
 */
const STEPS_PER_EVALUATION = 5;
/** Steps between two looks whether the search has settled. */
const LOOK_EVERY = 64;
/**
 * A search whose best candidate does not fit gives up when it has not been bettered for so many
 * times the patience.
 */
const PATIENCE_WITHOUT_FIT = 3;
/**
 * A best candidate that falls no further short of its expectation (log units a signal, a proton)
 * fits: three in four truths do.
 */
const FITTING = { carbon: 0.1, proton: -0.1 };

/**
 * Work of the search, in evaluations: at least `least`; once the best candidate fits, until the
 * best score has not risen for
 * `patience`; never more than `most`. Without spectra a few suggestions do.
 */
function budgetFor({ formula: { heavyAtoms }, techniques }: SpectralFacts): {
  least: number;
  most: number;
  patience: number;
} {
  if (techniques.length === 0) return { least: 3_000, most: 3_000, patience: 3_000 };
  if (heavyAtoms <= 12) return { least: 3_000, most: 20_000, patience: 2_400 };
  return heavyAtoms <= 15
    ? { least: 4_500, most: 24_000, patience: 3_500 }
    : { least: 8_000, most: 30_000, patience: 5_500 };
}

/** Searches isomers with the swift score as fitness and offers all it meets to the finalists. */
export function proposeBySearch({
  request,
  facts,
  judge,
  finalists,
  pieces,
  starts,
  task,
  onProgress,
}: SearchInput): void {
  const { least, most, patience } = budgetFor(facts);
  const terms = new Float64Array(TERMS.length);
  let best = -Infinity;
  let bestFits = false;
  let risenAt = 0;
  let evaluations = 0;
  let steps = 0;
  const work = (): number => evaluations + steps / STEPS_PER_EVALUATION;

  function isOver(): boolean {
    const since = work() - risenAt;
    return (
      work() >= most ||
      (work() >= least && since >= (bestFits ? patience : PATIENCE_WITHOUT_FIT * patience))
    );
  }

  function fits(molecule: Molecule): boolean {
    judge.byIncrements(molecule, terms);
    const { carbon, proton, hasCarbon, hasProton } = fitOf(terms, facts, false);
    return (!hasCarbon || carbon >= FITTING.carbon) && (!hasProton || proton >= FITTING.proton);
  }

  const options: SearchOptions = {
    formula: request.formula,
    evaluations: most,
    seed: request.seed,
    keep: 1,
    pieces: searchPieces(pieces),
    starts,
    assemblies: jigsaw(
      pieces,
      request.formula,
      partEvidence(facts),
      seededRandom(request.seed),
      task,
    ),
    task: {
      checkpoint() {
        task.checkpoint();
        if (++steps % LOOK_EVERY === 0 && isOver()) throw new BudgetSpent();
      },
    },
    fitness: (graph, perception, atLeast) => {
      const swift = judge.bySmallNetwork({ graph, perception }, atLeast);
      evaluations++;
      finalists.addScored(graph, perception, 'search', swift);
      if (swift > best) {
        [best, risenAt] = [swift, work()];
        bestFits = fits({ graph, perception });
      }
      return swift;
    },
    misfit: (graph, perception, out) => judge.misfit({ graph, perception }, out),
    symmetricShare: symmetricShare(facts),
    onCandidate: (_graph, _fitness, used) => {
      if (used % REPORT_EVERY === 0) onProgress(Math.min(1, work() / most));
    },
  };
  try {
    searchIsomers(options);
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
  }
}
