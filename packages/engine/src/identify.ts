import type { LearnedPiece } from './candidates/pieces/learned-piece.ts';
import { readFacts, type SpectralFacts } from './constraints/spectral-facts.ts';
import { reportFacts } from './constraints/report-facts.ts';
import type { Identification, IdentifyRequest } from './identification.ts';
import { assess } from './judging/confidence.ts';
import { makeJudge } from './judging/judge.ts';
import { isOnlyIsomer } from './pipeline/is-only-isomer.ts';
import { judgeFinalists } from './pipeline/judge-finalists.ts';
import { proposeCandidates } from './pipeline/propose-candidates.ts';
import { setSpectraAside, type Means, type Verdict } from './pipeline/set-spectra-aside.ts';
import { unexplainedPeaks, writeCandidates } from './pipeline/write-candidates.ts';
import type { ShiftPredictor } from './prediction/predicted-shifts.ts';
import type { Task } from './stages.ts';

/** What the engine needs from outside, loaded once and used for every request. */
export interface EngineData {
  readonly predictor: ShiftPredictor;
  /** Parts of known molecules that searches build from; without them, common ring systems and groups alone. */
  readonly pieces?: readonly LearnedPiece[];
}

/** All finalists of a request with their scores, best first, and how sure the judgement is. */
export interface Judgement extends Verdict {
  readonly facts: SpectralFacts;
}

/** Facts → candidates → judgement → confidence, without the answer's text: for `identify` and the bench. */
export function judgeRequest(request: IdentifyRequest, data: EngineData, task: Task): Judgement {
  const first = judgeAsGiven(request, data, task);
  return { ...first, ...setSpectraAside(first, first.facts, { judgeBy: judgeBy({ request, facts: first.facts, data, task: quietly(task) }), task }) };
}

/** The same with all spectra counted in full, even where they contradict the formula. */
export function judgeAsGiven(request: IdentifyRequest, data: EngineData, task: Task): Judgement {
  const facts = readFacts(request.formula, request.spectra);
  reportFacts(facts, task);
  const { judged, search } = judgeBy({ request, facts, data, task })(facts);
  const certainty = assess(judged, facts, { complete: search.complete, onlyIsomer: facts.techniques.length === 0 && isOnlyIsomer(request.formula, task) });
  return { facts, judged, search, certainty, setAside: [] };
}

function judgeBy({ request, facts, data: { pieces = [], predictor }, task }: { request: IdentifyRequest; facts: SpectralFacts; data: EngineData; task: Task }): Means['judgeBy'] {
  return (counted, weights) => {
    const judge = makeJudge({ facts, predictor, weights });
    const { finalists, search } = proposeCandidates({ request, facts: counted, judge, pieces, task });
    return { judged: judgeFinalists(finalists.best(), judge, task), search };
  };
}

/** Further passes can be cancelled; their progress would run backwards. */
const quietly = (task: Task): Task => ({ progress: () => {}, checkpoint: () => task.checkpoint() });

/**
 * Identifies a molecule from its formula and spectra: facts → candidates → judgement → confidence.
 * Synchronous and deterministic: same request, same answer. Throws only what `task.checkpoint` throws.
 */
export function identify(request: IdentifyRequest, data: EngineData, task: Task): Identification {
  const { facts, judged, search, certainty, setAside } = judgeRequest(request, data, task);
  const candidates = writeCandidates({ judged, probabilities: certainty.probabilities, request, facts, predictor: data.predictor, task });
  task.progress('judge', 1, { key: 'candidates-judged', values: { judged: judged.length, total: judged.length } });
  return {
    formula: request.formula, candidates, noneOfThese: certainty.none, search, verdict: certainty.verdict, setAside,
    ...(certainty.reason && { reason: certainty.reason }),
    unexplained: candidates.length > 0 ? unexplainedPeaks(candidates[0].evidence, facts) : [],
  };
}
