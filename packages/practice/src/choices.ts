import { rankIsomers } from '@elucida/engine/isomers/rank-isomers';
import { unattended } from '@elucida/engine/stages';
import { perceive } from '@elucida/molecules/perceive';
import { canonicalSmiles, constitutionKey } from '@elucida/molecules/smiles';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { commonPart } from './common-part.ts';
import { judgeDrawn, type PreparedProblem } from './judge-drawn.ts';
import { noiseOf } from '@elucida/spectra/noise';

/** Wrong structures beside the answer, and the most plausible isomers that they are chosen from. */
const WRONG = 3,
  CHOSEN_FROM = 120;

/** A structure that a question offers. */
export interface Choice {
  readonly smiles: string;
  readonly right: boolean;
}

/**
 * The answer among isomers that look most like it and that the spectra contradict, in an order that says
 * nothing. Fewer where not so many are contradicted; none where no isomer is.
 */
export function choicesOf(prepared: PreparedProblem, predictor: ShiftPredictor): Choice[] {
  const { problem, answer } = prepared;
  const key = constitutionKey(answer.graph);
  const { formula } = problem;
  const near = rankIsomers({ formula, named: null, predictor, task: unattended })
    .rows.slice(0, CHOSEN_FROM)
    .filter(({ graph }) => constitutionKey(graph) !== key)
    .map(({ graph }) => ({
      smiles: canonicalSmiles(graph),
      like: commonPart({ graph, perception: perceive(graph) }, answer).length,
    }))
    .toSorted((a, b) => b.like - a.like);
  const wrong: Choice[] = [];
  for (const { smiles } of near) {
    if (wrong.length === WRONG) break;
    const { outcome, contradictions } = judgeDrawn(smiles, prepared);
    if (outcome === 'wrong' && contradictions.length > 0) wrong.push({ smiles, right: false });
  }
  if (wrong.length === 0) return [];
  const noise = noiseOf(answer.candidate.smiles);
  return [...wrong, { smiles: answer.candidate.smiles, right: true }]
    .map((choice) => ({ choice, place: noise.even() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ choice }) => choice);
}
