import type { Identification, IdentifyRequest } from '../identification.ts';
import { weighObjections } from '../judging/weigh-objections.ts';
import type { ShiftPredictor } from '../prediction/predicted-shifts.ts';
import type { Task } from '../stages.ts';
import type { Judgement } from './judge-in-passes.ts';
import { unexplainedPeaks, writeCandidates } from './write-candidates.ts';

/** Candidates that misfits are weighed among, where fewer are asked for. */
const CONTENDERS = 6;

/** A judgement as it is answered: the best candidates with names and evidence, and the verdict. */
export function writeIdentification(
  judgement: Judgement,
  { request, predictor, task }: { request: IdentifyRequest; predictor: ShiftPredictor; task: Task },
): Identification {
  const { facts, judged, search, certainty, setAside, salt } = judgement;
  const written = writeCandidates({
    judged,
    probabilities: certainty.probabilities,
    request: { ...request, top: Math.max(request.top, CONTENDERS) },
    facts,
    predictor,
    task,
    ...(salt && { salt }),
  });
  const weighed = weighObjections(
    written.map(({ smiles, confidence, evidence }, i) => ({
      smiles,
      confidence,
      evidence,
      compound: judged[i].compound,
    })),
    { none: certainty.none, setAside },
  );
  const candidates = written
    .slice(0, request.top)
    .map((candidate, i) => ({ ...candidate, evidence: weighed[i] }));
  task.progress('judge', 1, {
    key: 'candidates-judged',
    values: { judged: judged.length, total: judged.length },
  });
  return {
    formula: request.formula,
    candidates,
    noneOfThese: certainty.none,
    search,
    verdict: certainty.verdict,
    setAside,
    ...(certainty.reason && { reason: certainty.reason }),
    unexplained: candidates.length > 0 ? unexplainedPeaks(candidates[0].evidence, facts) : [],
  };
}
