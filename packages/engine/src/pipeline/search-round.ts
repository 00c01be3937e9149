import { predictorOfScore } from '@elucida/prediction/predictor-for';
import type { Learned } from '../candidates/source.ts';
import { proposerOfRound } from '../candidates/pieces/proposer-of-round.ts';
import { readFacts } from '../constraints/spectral-facts.ts';
import type { Identification, IdentifyRequest } from '../identification.ts';
import type { IdleThreads } from '../idle-threads.ts';
import { makeJudge } from '../judging/judge.ts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { quietly, type Task } from '../stages.ts';
import { FINALISTS, Finalists, type FoundElsewhere } from './finalists.ts';
import { proposeCandidates } from './propose-candidates.ts';

/** A search of a question by all of its spectra, as plain data, for this thread or another. */
export interface SearchRound {
  readonly request: Omit<IdentifyRequest, 'from'>;
  /** Which round of the question it is, from 0. */
  readonly round: number;
}

/** What a round found: its finalists by their first score, and all that it considered. */
export interface RoundFound extends FoundElsewhere {
  readonly search: Identification['search'];
}

/** Threads that search a round ahead. */
export type RoundThreads = IdleThreads<SearchRound, RoundFound>;

/** What a round is searched with. */
export interface RoundData extends Learned {
  readonly predictor: ShiftPredictor;
}

/** Searches a round by itself, without what others found. */
export function searchRound(
  { request, round }: SearchRound,
  { predictor, ...learned }: RoundData,
  task: Task,
): RoundFound {
  const { formula, spectra } = request;
  const facts = readFacts(formula, spectra);
  const finalists = new Finalists(FINALISTS);
  const search = proposeCandidates({
    ...learned,
    proposer: proposerOfRound(round, learned.proposer),
    request,
    facts,
    judge: makeJudge({ facts, predictor: predictorOfScore(formula, spectra, predictor) }),
    finalists,
    task: quietly(task),
  });
  return { ...finalists.found(), search };
}
