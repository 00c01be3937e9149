import type { Formula } from '@elucida/spectra/formula/formula';
import { isOfFormula } from '../candidates/is-of-formula.ts';
import { countedSteps } from '@elucida/generator/steps';
import { searchIsomers } from '../candidates/search/search-isomers.ts';
import { isPlausible } from '../candidates/search/is-plausible.ts';
import { symmetricShare } from '../constraints/symmetric-share.ts';
import { readFacts, type SpectralFacts } from '../constraints/spectral-facts.ts';
import type { IdentifyRequest } from '../identification.ts';
import { makeJudge } from '../judging/judge.ts';
import { lookUpLibraryWithout } from '@elucida/library/library';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { Finalists } from '../pipeline/finalists.ts';
import { judgeEach } from '../pipeline/judge-finalists.ts';
import type { Judged } from '../pipeline/judged.ts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { isCertainlySalt } from '../salts/salt.ts';
import { quietly, type Task } from '../stages.ts';

/** Molecules of each formula that get the full prediction. */
const FULLY_JUDGED = 8;
/** Molecules that a search begins from. */
const STARTS = 12;
/** Steps of a search for each of its evaluations. */
const STEPS = 8;

interface NeighbourQuestion {
  readonly formula: Formula;
  /** Molecules of that formula that are one change away from what was found. */
  readonly edits: readonly MolecularGraph[];
  /** Evaluations of the search; none for 0. */
  readonly evaluations: number;
  readonly request: IdentifyRequest;
  readonly predictor: ShiftPredictor;
  readonly task: Task;
}

export interface Found {
  readonly facts: SpectralFacts;
  /** Best first. */
  readonly judged: readonly Judged[];
}

/** What a quick look finds for a formula: known compounds, edits, and a short search from them. */
export function findNeighbour({
  formula,
  edits,
  evaluations,
  request,
  predictor,
  task,
}: NeighbourQuestion): Found {
  const facts = readFacts(formula, request.spectra);
  const judge = makeJudge({ facts, predictor });
  const finalists = new Finalists(FULLY_JUDGED);
  const known = request.useLibrary ? lookUpLibraryWithout(formula.hill, request.hide) : [];
  for (const { graph } of known) finalists.offer({ graph, proposer: 'library' }, judge.byTables);
  for (const graph of edits) {
    task.checkpoint();
    if (isOfFormula(graph, formula) && isPlausible(graph))
      finalists.offer({ graph, proposer: 'generator' }, judge.byTables);
  }
  // The search makes single molecules: those with a metal are salts, which `saltsOfTyped` reads.
  if (evaluations > 0 && !isCertainlySalt(formula)) {
    const starts = finalists
      .best()
      .slice(0, STARTS)
      .map(({ graph }) => graph);
    const steps = countedSteps(task, STEPS * evaluations);
    for (const { graph, perception, fitness } of searchIsomers({
      formula,
      evaluations,
      seed: request.seed,
      starts,
      task,
      isSpent: () => !steps.take(),
      fitness: (one, its, atLeast) =>
        judge.bySmallNetwork({ graph: one, perception: its }, atLeast),
      misfit: (one, its, out) => judge.misfit({ graph: one, perception: its }, out),
      symmetricShare: symmetricShare(facts),
    }))
      finalists.offer({ graph, perception, score: fitness, proposer: 'search' }, judge.byTables);
  }
  return { facts, judged: judgeEach(finalists.best(), judge, quietly(task)) };
}
