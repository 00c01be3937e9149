import { predictorFor, predictorOfScore } from '@elucida/prediction/predictor-for';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { ProposerWeights } from '@elucida/prediction/neural/proposer';
import type { NeighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import type { AnnealingThreads } from './candidates/correlated/anneal/annealing-run.ts';
import type { LearnedPiece } from './candidates/pieces/learned-piece.ts';
import { formulaDoubter } from './formula-check/doubt-formula.ts';
import type { Identification, IdentifyRequest } from './identification.ts';
import { addConfiguration } from './pipeline/add-configuration.ts';
import { findBySearch } from './pipeline/find-by-search.ts';
import { judgeInPasses, type Judgement } from './pipeline/judge-in-passes.ts';
import type { Asked } from './pipeline/judge-pass.ts';
import { isAnswer, judgeSalts, readingsOf } from './pipeline/judge-salts.ts';
import { writeIdentification } from './pipeline/write-identification.ts';
import type { RoundThreads } from './pipeline/search-round.ts';
import type { Task } from './stages.ts';

/** What the engine needs from outside, loaded once and used for every request. */
export interface EngineData {
  readonly predictor: ShiftPredictor;
  /**
   * Parts of known molecules that searches build from; without them, common ring systems and groups
   * alone.
   */
  readonly pieces?: readonly LearnedPiece[];
  /** What weighs the parts by the lists of ¹³C and ¹H, beside their own shifts. */
  readonly proposer?: ProposerWeights;
  /**
   * Shifts of carbons by their direct neighbours: molecules are annealed by their correlations with them,
   * and not at all without.
   */
  readonly neighbours?: NeighbourShifts;
  /** Threads that anneal beside this one where they have nothing else to do; the answer is the same without. */
  readonly annealingThreads?: AnnealingThreads;
  /** Threads that search further rounds ahead where they have nothing else to do; the answer is the same without. */
  readonly roundThreads?: RoundThreads;
}

/**
 * Identifies a molecule from its formula and spectra: facts → candidates → judgement → confidence,
 * then its candidates with names and evidence, of which `explanation/explain.ts` makes the report.
 * Synchronous and deterministic: same request, same answer. Throws only what `task.checkpoint`
 * throws.
 */
export function identify(request: IdentifyRequest, data: EngineData, task: Task): Identification {
  const judgement = judgeRequest(request, data, task);
  const predictor = predictorFor(request.formula, request.spectra, data.predictor);
  const identification = writeIdentification(judgement, { request, predictor, task });
  const { spectra, seed } = request;
  return addConfiguration(identification, { spectra, seed, task });
}

/** The judgement without the answer's text: for `identify`, a first look and the bench. */
export function judgeRequest(request: IdentifyRequest, data: EngineData, task: Task): Judgement {
  const asked = askedOf(request, data, task);
  return judgeAsked({ ...asked, doubtFormula: formulaDoubter(asked) });
}

/** The same with all spectra counted in full, even where they contradict the formula. */
export const judgeAsGiven = (request: IdentifyRequest, data: EngineData, task: Task): Judgement =>
  judgeAsked({ ...askedOf(request, data, task), asGiven: true });

/**
 * Judges what is asked as one molecule, and as a salt where the formula is of one or no molecule is
 * answer enough. Either way: facts, candidates, judgement (`judgeInPasses`).
 */
export function judgeAsked(asked: Asked): Judgement {
  const readings = readingsOf(asked.request);
  const molecule = readings.molecule ? judgeInPasses(asked) : null;
  return molecule && isAnswer(molecule) ? molecule : judgeSalts(asked, readings.salts, molecule);
}

const askedOf = (request: IdentifyRequest, data: EngineData, task: Task): Asked => ({
  request,
  predictor: predictorOfScore(request.formula, request.spectra, data.predictor),
  find: (input) => findBySearch(input, data),
  task,
});
