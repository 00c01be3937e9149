import type { Identification, IdentifyRequest } from '../identification.ts';
import type { ShiftPredictor } from '../prediction/predicted-shifts.ts';
import type { Task } from '../stages.ts';
import type { Judgement } from './judge-in-passes.ts';
import { unexplainedPeaks, writeCandidates } from './write-candidates.ts';

/** A judgement as it is answered: the best candidates with names and evidence, and the verdict. */
export function writeIdentification(judgement: Judgement, { request, predictor, task }: { request: IdentifyRequest; predictor: ShiftPredictor; task: Task }): Identification {
  const { facts, judged, search, certainty, setAside, salt } = judgement;
  const candidates = writeCandidates({ judged, probabilities: certainty.probabilities, request, facts, predictor, task, ...(salt && { salt }) });
  task.progress('judge', 1, { key: 'candidates-judged', values: { judged: judged.length, total: judged.length } });
  return {
    formula: request.formula, candidates, noneOfThese: certainty.none, search, verdict: certainty.verdict, setAside,
    ...(certainty.reason && { reason: certainty.reason }),
    unexplained: candidates.length > 0 ? unexplainedPeaks(candidates[0].evidence, facts) : [],
  };
}
