import type { LearnedPiece } from '../candidates/pieces/learned-piece.ts';
import { weighPieces } from '../candidates/pieces/weigh-pieces.ts';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { Identification, IdentifyRequest } from '../identification.ts';
import type { Judge } from '../judging/judge.ts';
import type { Task } from '../stages.ts';
import { canonicalSmiles } from '../molecules/smiles.ts';
import { Finalists, type Contender } from './finalists.ts';
import { proposeBySearch } from './propose-by-search.ts';
import { proposeExhaustively } from './propose-exhaustively.ts';
import { namedProposals } from './named-proposals.ts';

export interface Proposals {
  readonly finalists: Finalists;
  readonly search: Identification['search'];
}

interface ProposeInput {
  readonly request: IdentifyRequest;
  readonly facts: SpectralFacts;
  readonly judge: Judge;
  /** Parts of known molecules. */
  readonly pieces: readonly LearnedPiece[];
  readonly task: Task;
}

/** Candidates that go on to the full judgement, beside the named ones. */
const FINALISTS = 400;
/** Largest molecule the generator and the search can hold, heavy atoms. */
const LARGEST = 31;
/** Molecules scored between two progress reports. */
const REPORT_EVERY = 1000;

/**
 * Gathers candidates, whoever proposes them, and keeps those that the score by tables likes best: known
 * molecules and
 * outside proposals; every plausible isomer where they can all be judged; a guided search where
 * not.
 */
export function proposeCandidates({
  request,
  facts,
  judge,
  pieces,
  task,
}: ProposeInput): Proposals {
  const finalists = new Finalists(FINALISTS);
  const named = namedProposals(request);
  for (const { graph, proposer } of named) {
    task.checkpoint();
    finalists.offer(graph, proposer, judge.byTables);
  }
  const { formula } = request;
  let reported: Contender | null = null;
  const report = (fraction: number): void => {
    const { considered, leader } = finalists;
    task.progress('propose', fraction, { key: 'candidates-considered', values: { considered } });
    // A first ranking is known long before the last candidate: users see where it goes.
    if (leader === reported || leader === null) return;
    reported = leader;
    task.progress('propose', fraction, {
      key: 'leading-candidate',
      values: { smiles: canonicalSmiles(leader.graph) },
    });
  };
  const done = (method: Identification['search']['method'], complete: boolean): Proposals => {
    report(1);
    return { finalists, search: { method, considered: finalists.considered, complete } };
  };
  if (formula.heavyAtoms > LARGEST) return done('library', false);

  task.progress('propose', 0.05);
  const isomers = proposeExhaustively(facts, task);
  if (isomers) {
    isomers.forEach((graph, i) => {
      task.checkpoint();
      if (i % REPORT_EVERY === REPORT_EVERY - 1) report(0.1 + (0.9 * i) / isomers.length);
      finalists.offer(graph, 'generator', judge.byTables);
    });
    return done('exhaustive', true);
  }
  proposeBySearch({
    request,
    facts,
    judge,
    finalists,
    pieces: weighPieces(pieces, formula, facts.carbon?.own ?? null),
    starts: named.map(({ graph }) => graph),
    task,
    onProgress: (share) => report(0.1 + 0.9 * share),
  });
  return done('search', false);
}
