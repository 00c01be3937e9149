import type { LearnedPiece } from './candidates/pieces/learned-piece.ts';
import { readFacts, type SpectralFacts } from './constraints/spectral-facts.ts';
import { reportFacts } from './constraints/report-facts.ts';
import type { Identification, IdentifyRequest } from './identification.ts';
import { assess } from './judging/confidence.ts';
import { makeJudge } from './judging/judge.ts';
import { isOnlyIsomer } from './pipeline/is-only-isomer.ts';
import { judgeFinalists } from './pipeline/judge-finalists.ts';
import type { Judged } from './pipeline/judged.ts';
import { proposeCandidates } from './pipeline/propose-candidates.ts';
import { unexplainedPeaks, writeCandidates } from './pipeline/write-candidates.ts';
import type { ShiftPredictor } from './prediction/predicted-shifts.ts';
import type { Task } from './stages.ts';

/** What the engine needs from outside, loaded once and used for every request. */
export interface EngineData {
  readonly predictor: ShiftPredictor;
  /** Parts of known molecules that searches build from; without them, common ring systems and groups alone. */
  readonly pieces?: readonly LearnedPiece[];
}

/** All finalists of a request with their scores, best first. */
export interface Judgement {
  readonly facts: SpectralFacts;
  readonly judged: readonly Judged[];
  readonly search: Identification['search'];
}

/** Facts → candidates → judgement, without the answer: for `identify` and the bench. */
export function judgeRequest(request: IdentifyRequest, { pieces = [], predictor }: EngineData, task: Task): Judgement {
  const facts = readFacts(request.formula, request.spectra);
  reportFacts(facts, task);
  const judge = makeJudge({ facts, predictor });
  const { finalists, search } = proposeCandidates({ request, facts, judge, pieces, task });
  return { facts, judged: judgeFinalists(finalists.best(), judge, task), search };
}

/**
 * Identifies a molecule from its formula and spectra: facts → candidates → judgement → confidence.
 * Synchronous and deterministic: same request, same answer. Throws only what `task.checkpoint` throws.
 */
export function identify(request: IdentifyRequest, data: EngineData, task: Task): Identification {
  const { facts, judged, search } = judgeRequest(request, data, task);
  const certainty = assess(judged, facts, { complete: search.complete, onlyIsomer: facts.techniques.length === 0 && isOnlyIsomer(request.formula, task) });
  const candidates = writeCandidates({ judged, probabilities: certainty.probabilities, request, facts, predictor: data.predictor, task });
  task.progress('judge', 1, { key: 'candidates-judged', values: { judged: judged.length, total: judged.length } });
  return {
    formula: request.formula, candidates, noneOfThese: certainty.none, search, verdict: certainty.verdict,
    ...(certainty.reason && { reason: certainty.reason }),
    unexplained: candidates.length > 0 ? unexplainedPeaks(candidates[0].evidence, facts) : [],
  };
}
