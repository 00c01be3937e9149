import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { detectGroups } from '../rules/functional-groups.ts';
import type { ShiftPredictor } from '../prediction/predicted-shifts.ts';
import { atomMisfit } from './misfit.ts';
import { carbonTerms, protonTerms, type Molecule } from './nmr-terms.ts';
import { countAlerts } from './structural-alerts.ts';
import { scoreRules } from './rule-terms.ts';
import { FIRST_ALERT, TERM_INDEX, TERMS } from './terms.ts';
import { WEIGHT_VECTOR } from './weights.ts';

/** Compares molecules with one set of spectra. Scores are logs: only differences between isomers mean something. */
export interface Judge {
  /**
   * Fastest score, for screening: environment tables only. A molecule that would need more from 1H and the rules
   * than any before it to reach `atLeast` is not looked at further and gets -Infinity.
   */
  quick(molecule: Molecule, atLeast?: number): number;
  /** Fast score for guided searches: tables and a small network. */
  swift(molecule: Molecule): number;
  /** How badly each atom of the swift prediction agrees with its signal, log units: see `atomMisfit`. */
  misfit(molecule: Molecule, out: Float64Array): void;
  /** Score with tables and increments, without the network: to choose whom `full` is worth. Writes the terms like `full`. */
  screen(molecule: Molecule, terms?: Float64Array): number;
  /** Score with the full prediction; writes the terms (order of `TERMS`) into `terms` when given. */
  full(molecule: Molecule, terms?: Float64Array): number;
}

export interface JudgeOptions {
  readonly facts: SpectralFacts;
  readonly predictor: ShiftPredictor;
  /** Other weights than the fitted ones, in the order of `TERMS`. */
  readonly weights?: Float64Array;
}

/** Log units by which a molecule may outdo all before it in 1H and the rules without being overlooked. */
const CEILING_ROOM = 2;

/** Makes the judge of one request. Techniques that are absent contribute nothing. */
export function makeJudge({ facts, predictor, weights = WEIGHT_VECTOR }: JudgeOptions): Judge {
  const scratch = new Float64Array(TERMS.length);
  const alerts = scratch.subarray(FIRST_ALERT);

  /** Most that 1H and the rules have added to any molecule so far, with room for better. */
  let ceiling = Infinity;

  const judge = (molecule: Molecule, way: 'quick' | 'swift' | 'screen' | 'predict', atLeast: number): number => {
    const { graph, perception } = molecule;
    scratch.fill(0);
    countAlerts(graph, perception, alerts);
    const hasty = predictor[way === 'swift' ? 'swift' : 'quick'](graph, perception);
    const shiftsOf = (nucleus: 'C13' | 'H1') => (way === 'quick' || way === 'swift' ? hasty.shifts(nucleus) : predictor[way](nucleus, graph, perception));
    if (facts.carbon) carbonTerms(molecule, shiftsOf('C13'), facts, scratch);
    const { logProbability, unknownRadius1, unknownRadius2 } = hasty.plausibility();
    scratch[TERM_INDEX.plausibility] = logProbability * graph.atomCount;
    scratch[TERM_INDEX['unknown-radius-1']] = unknownRadius1;
    scratch[TERM_INDEX['unknown-radius-2']] = unknownRadius2;
    const before = weigh(scratch, weights);
    if (before + ceiling < atLeast) return -Infinity;
    if (facts.proton) protonTerms(molecule, shiftsOf('H1'), facts, scratch);
    if (facts.ir || facts.ms || facts.uv) scoreRules(molecule, detectGroups(graph, perception), facts, scratch);
    const score = weigh(scratch, weights);
    if (way === 'quick') ceiling = ceiling === Infinity ? score - before + CEILING_ROOM : Math.max(ceiling, score - before + CEILING_ROOM);
    return score;
  };
  return {
    quick: (molecule, atLeast = -Infinity) => judge(molecule, 'quick', atLeast),
    swift: (molecule) => judge(molecule, 'swift', -Infinity),
    misfit: (molecule, out) => atomMisfit(molecule, facts, predictor, out),
    screen(molecule, terms) {
      const score = judge(molecule, 'screen', -Infinity);
      terms?.set(scratch);
      return score;
    },
    full(molecule, terms) {
      const score = judge(molecule, 'predict', -Infinity);
      terms?.set(scratch);
      return score;
    },
  };
}

export function weigh(terms: Float64Array, weights: Float64Array): number {
  let score = 0;
  for (let i = 0; i < weights.length; i++) score += weights[i] * terms[i];
  return score;
}
