import type { Formula } from '@elucida/spectra/formula/formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { predictorOfScore } from '@elucida/prediction/predictor-for';
import { perceive } from '@elucida/molecules/perceive';
import { colourKey } from '@elucida/molecules/fingerprint';
import { USER } from '../candidates/outside-source.ts';
import { readProposal } from '../candidates/read-proposal.ts';
import { readFacts } from '../constraints/spectral-facts.ts';
import { CONFIDENCE } from '../judging/confidence.ts';
import { makeJudge } from '../judging/judge.ts';
import { judgeEach } from '../pipeline/judge-finalists.ts';
import { quietly, type Task } from '../stages.ts';
import { noneOf } from './neighbour.ts';

/** A structure, of whatever formula. */
export interface StructureOfFormula {
  readonly smiles: string;
  readonly formula: Formula;
}

/** How well a structure explains spectra, next to structures of other formulas. */
export interface StructureWeight {
  /** Log odds, in the units of the confidence; differences alone mean something. */
  readonly logOdds: number;
  /** Probability that the spectra, by this fit, are another molecule's. */
  readonly none: number;
}

/**
 * Weighs structures of any formulas by the same spectra, each by itself, without looking for isomers. All
 * answer for the same lines, so that differences of their scores are evidence, as between neighbouring
 * formulas (`weigh-formulas.ts`). Null for a structure that the engine does not judge.
 */
export function weighStructures(
  structures: readonly StructureOfFormula[],
  spectra: readonly Spectrum[],
  { predictor, task }: { readonly predictor: ShiftPredictor; readonly task: Task },
): (StructureWeight | null)[] {
  return structures.map(({ smiles, formula }) => {
    const read = readProposal(smiles, formula);
    if (read.verdict !== 'readable') return null;
    const facts = readFacts(formula, spectra);
    const judge = makeJudge({ facts, predictor: predictorOfScore(formula, spectra, predictor) });
    const perception = perceive(read.judged);
    const finalist = {
      graph: read.judged,
      perception,
      key: colourKey(perception),
      proposedBy: [USER],
      firstScore: 0,
    };
    const judged = judgeEach([finalist], judge, quietly(task));
    return {
      logOdds: judged[0].score / CONFIDENCE.temperature,
      none: noneOf({ facts, judged }),
    };
  });
}
