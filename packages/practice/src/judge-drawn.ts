import { readFacts, type SpectralFacts } from '@elucida/engine/constraints/spectral-facts';
import { makeJudge } from '@elucida/engine/judging/judge';
import type { ExplainedCandidate } from '@elucida/engine/statements/explained-candidate';
import type { Statement } from '@elucida/engine/statements/statement';
import { constitutionKey } from '@elucida/molecules/smiles';
import { predictorFor, predictorOfScore } from '@elucida/prediction/predictor-for';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { agreeing, type AgreeingSignal } from './agreeing.ts';
import { asCandidate } from './as-candidate.ts';
import { commonPart } from './common-part.ts';
import { contradictions } from './contradictions.ts';
import type { Problem } from './problem.ts';

/**
 * Log units of the judge's score below which spectra do not tell a structure from the answer: odds of less
 * than 3 to 1, where no single peak contradicts it either.
 */
const NOT_TOLD_APART = 1;

/** What the judge says of a structure of the problem's formula. */
export interface Judgement {
  /** `equivalent`: not the answer, and the spectra cannot tell it from the answer. */
  readonly outcome: 'solved' | 'equivalent' | 'wrong';
  readonly drawn: ExplainedCandidate;
  readonly answer: ExplainedCandidate;
  /** At most three, the gravest first. */
  readonly contradictions: readonly Statement[];
  /** Signals that agree with `drawn`, where it is wrong. */
  readonly agreeing: readonly AgreeingSignal[];
  /** 0-based atoms of `drawn` that the answer has in the same arrangement. */
  readonly right: readonly number[];
  /** The judge's odds between the two, x to 1, where it cannot tell them apart; null otherwise. */
  readonly odds: number | null;
}

const NOTHING = { contradictions: [], agreeing: [], right: [], odds: null } as const;

/** A problem's facts with its answer judged, which does not change between replies. */
export interface PreparedProblem {
  readonly problem: Problem;
  readonly facts: SpectralFacts;
  readonly answer: ExplainedCandidate;
  /** For what is shown. */
  readonly predictor: ShiftPredictor;
  readonly score: (molecule: ExplainedCandidate) => number;
}

export function prepareProblem(problem: Problem, anySolvent: ShiftPredictor): PreparedProblem {
  const { formula, spectra, smiles } = problem;
  const facts = readFacts(formula, spectra);
  const predictor = predictorFor(formula, spectra, anySolvent);
  const judge = makeJudge({ facts, predictor: predictorOfScore(formula, spectra, anySolvent) });
  return {
    problem,
    facts,
    predictor,
    answer: asCandidate(smiles, facts, predictor),
    score: (molecule) => judge.byNetwork(molecule),
  };
}

/**
 * Judges a structure that a student drew, of the formula of the problem: by the same evidence as any
 * analysis, next to that of the answer. A contradiction is one that the answer does not have.
 */
export function judgeDrawn(
  structure: string,
  { facts, predictor, answer, score }: PreparedProblem,
): Judgement {
  const drawn = asCandidate(structure, facts, predictor);
  if (constitutionKey(drawn.graph) === constitutionKey(answer.graph))
    return { ...NOTHING, outcome: 'solved', drawn, answer };
  const found = contradictions(drawn, answer);
  const ahead = score(answer) - score(drawn);
  if (found.length === 0 && ahead < NOT_TOLD_APART)
    return { ...NOTHING, outcome: 'equivalent', drawn, answer, odds: Math.exp(Math.abs(ahead)) };
  return {
    outcome: 'wrong',
    drawn,
    answer,
    contradictions: found,
    agreeing: agreeing(drawn, answer, found),
    right: commonPart(drawn, answer),
    odds: null,
  };
}
