import type { LearnedPiece } from './candidates/pieces/learned-piece.ts';
import type { Identification, IdentifyRequest } from './identification.ts';
import { formulaDoubter } from './formula-check/doubt-formula.ts';
import { judgeInPasses, type Find, type Judgement } from './pipeline/judge-in-passes.ts';
import { judgeOrSalt } from './pipeline/judge-salts.ts';
import { predictorFor, predictorOfScore } from '@elucida/prediction/predictor-for';
import { findBySearch } from './pipeline/find-by-search.ts';
import { writeIdentification } from './pipeline/write-identification.ts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Task } from './stages.ts';

/** What the engine needs from outside, loaded once and used for every request. */
export interface EngineData {
  readonly predictor: ShiftPredictor;
  /**
   * Parts of known molecules that searches build from; without them, common ring systems and groups
   * alone.
   */
  readonly pieces?: readonly LearnedPiece[];
}

/** Finalists found by proposing candidates and searching for more. */
const bySearch =
  (request: IdentifyRequest, { pieces = [] }: EngineData): Find =>
  (input) =>
    findBySearch(request, pieces, input);

/**
 * Facts → candidates → judgement → confidence, without the answer's text: for `identify`, a first
 * look and the bench.
 */
export function judgeRequest(request: IdentifyRequest, data: EngineData, task: Task): Judgement {
  const predictor = predictorOfScore(request.formula, request.spectra, data.predictor);
  const doubtFormula = formulaDoubter({ request, predictor, task });
  return judgeOrSalt(
    (options) => judgeInPasses(bySearch(options.request, data), { ...options, doubtFormula }),
    { request, predictor, task },
  );
}

/** The same with all spectra counted in full, even where they contradict the formula. */
export function judgeAsGiven(request: IdentifyRequest, data: EngineData, task: Task): Judgement {
  return judgeOrSalt(
    (options) => judgeInPasses(bySearch(options.request, data), { ...options, asGiven: true }),
    {
      request,
      predictor: predictorOfScore(request.formula, request.spectra, data.predictor),
      task,
    },
  );
}

/**
 * Identifies a molecule from its formula and spectra: facts → candidates → judgement → confidence.
 * Synchronous and deterministic: same request, same answer. Throws only what `task.checkpoint`
 * throws.
 */
export function identify(request: IdentifyRequest, data: EngineData, task: Task): Identification {
  return writeIdentification(judgeRequest(request, data, task), {
    request,
    predictor: predictorFor(request.formula, request.spectra, data.predictor),
    task,
  });
}
