import type { FormulaHint, Identification, IdentifyRequest } from '../identification.ts';
import type { FormulaDoubt } from '../judging/formula-doubt.ts';
import { weighObjections } from '../judging/weigh-objections.ts';
import { writeSalt } from '../salts/write-salt.ts';
import { canonicalSmiles } from '@elucida/molecules/smiles';
import { nameStructure } from '@elucida/library/name-structure';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Task } from '../stages.ts';
import type { Judgement } from './judge-in-passes.ts';
import { candidateWriter, placesAnswered, unexplainedPeaks } from './write-candidates.ts';

/** Candidates that misfits are weighed among, where fewer are asked for. */
const CONTENDERS = 6;

function writeHint({ formula, graph, salt }: NonNullable<FormulaDoubt['hint']>): FormulaHint {
  const smiles = salt ? writeSalt(graph, salt).smiles : canonicalSmiles(graph);
  return { formula, smiles, names: nameStructure(smiles, { useLibrary: true }).name };
}

/** A judgement as it is answered: the best candidates with names and evidence, and the verdict. */
export function writeIdentification(
  judgement: Judgement,
  { request, predictor, task }: { request: IdentifyRequest; predictor: ShiftPredictor; task: Task },
): Identification {
  const { fragments } = request;
  const { facts, judged, search, certainty, setAside, salt, doubt } = judgement;
  const write = candidateWriter({
    judged,
    probabilities: certainty.probabilities,
    request,
    facts,
    predictor,
    task,
    ...(salt && { salt }),
  });
  const places = placesAnswered(judged, Math.max(request.top, CONTENDERS));
  const written = places.map(write);
  const weighed = weighObjections(
    written.map(({ smiles, confidence, evidence }, i) => ({
      smiles,
      confidence,
      evidence,
      compound: judged[places[i]].compound,
    })),
    { none: certainty.none, setAside },
  );
  const answered = new Set(placesAnswered(judged, request.top));
  const candidates = written
    .map((candidate, i) => ({ ...candidate, evidence: weighed[i] }))
    .filter((_, i) => answered.has(places[i]));
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
    ...(fragments && { fragments }),
    ...(doubt?.hint && { formulaHint: writeHint(doubt.hint) }),
    unexplained: candidates.length > 0 ? unexplainedPeaks(candidates[0].evidence, facts) : [],
  };
}
