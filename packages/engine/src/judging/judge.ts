import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { detectGroups } from '../functional-groups/functional-groups.ts';
import type { Plausibility } from '../prediction/plausibility.ts';
import type { PredictedSignals, ShiftPredictor } from '../prediction/predicted-shifts.ts';
import type { Nucleus } from '../prediction/shift-tables.ts';
import { atomMisfit } from './misfit.ts';
import type { Molecule } from './molecule.ts';
import { carbonTerms, protonTerms } from './nmr-terms.ts';
import { countAlerts } from './structural-alerts.ts';
import { scoreRules } from './rule-terms.ts';
import { FIRST_ALERT, TERM_INDEX, TERMS } from './terms.ts';
import { screeningWeights, WEIGHT_VECTOR } from './weights.ts';

/**
 * Compares molecules with one set of spectra. Scores are logs: only differences between isomers
 * mean something.
 */
export interface Judge {
  /**
   * Score with the tables of environments alone, the fastest: to choose among many molecules. One
   * that would need more from 1H and the rules
   * than any before it to reach `atLeast` is not looked at further and gets -Infinity.
   */
  byTables(molecule: Molecule, atLeast?: number): number;
  /**
   * Score with tables and the small network, for guided searches. A molecule that the tables alone
   * put far below `atLeast` is left to them.
   */
  bySmallNetwork(molecule: Molecule, atLeast?: number): number;
  /**
   * How badly each atom, as the small network predicts it, agrees with its signal, log units: see
   * `atomMisfit`.
   */
  misfit(molecule: Molecule, out: Float64Array): void;
  /**
   * Score with tables and increments, without a network: to choose whom `byNetwork` is worth. Writes
   * the terms like `byNetwork`.
   */
  byIncrements(molecule: Molecule, terms?: Float64Array): number;
  /**
   * Score with the full prediction: tables, increments and the large network. Writes the terms (order
   * of `TERMS`) into `terms` when given.
   */
  byNetwork(molecule: Molecule, terms?: Float64Array): number;
}

export interface JudgeOptions {
  readonly facts: SpectralFacts;
  readonly predictor: ShiftPredictor;
  /** Other weights than the fitted ones, in the order of `TERMS`. */
  readonly weights?: Float64Array;
}

/**
 * Log units by which the network seldom raises a score: of the proposals that a search accepts,
 * about one in a hundred falls further short by the tables alone (docs/science/candidates.md).
 */
const TABLES_DOUBT = 5;
/**
 * Log units by which a molecule may outdo all before it in 1H and the rules without being
 * overlooked.
 */
const CEILING_ROOM = 2;

type ShiftsOf = (nucleus: Nucleus) => PredictedSignals;

/** Makes the judge of one request. Techniques that are absent contribute nothing. */
export function makeJudge({ facts, predictor, weights = WEIGHT_VECTOR }: JudgeOptions): Judge {
  const screening = screeningWeights(weights);
  const scratch = new Float64Array(TERMS.length);
  const alerts = scratch.subarray(FIRST_ALERT);

  /** Most that 1H and the rules have added to any molecule so far, with room for better. */
  let ceiling = Infinity;

  function begin(
    { graph, perception }: Molecule,
    { logProbability, unknownRadius1, unknownRadius2 }: Plausibility,
  ): void {
    scratch.fill(0);
    countAlerts(graph, perception, alerts);
    scratch[TERM_INDEX.plausibility] = logProbability * graph.atomCount;
    scratch[TERM_INDEX['unknown-radius-1']] = unknownRadius1;
    scratch[TERM_INDEX['unknown-radius-2']] = unknownRadius2;
  }

  function addCarbons(molecule: Molecule, shiftsOf: ShiftsOf, divided = false): number {
    if (facts.carbon) carbonTerms(molecule, shiftsOf('C13'), facts, { terms: scratch, divided });
    return weigh(scratch, screening);
  }

  function addProtons(molecule: Molecule, shiftsOf: ShiftsOf, whole = false): number {
    if (facts.proton) protonTerms(molecule, shiftsOf('H1'), facts, { terms: scratch, whole });
    return weigh(scratch, screening);
  }

  function addRules(molecule: Molecule): number {
    if (facts.ir || facts.ms || facts.uv)
      scoreRules(molecule, detectGroups(molecule.graph, molecule.perception), facts, scratch);
    return weigh(scratch, screening);
  }

  function byTables(molecule: Molecule, atLeast: number): number {
    const prediction = predictor.byTables(molecule.graph, molecule.perception);
    begin(molecule, prediction.plausibility());
    const before = addCarbons(molecule, prediction.shifts);
    if (before + ceiling < atLeast) return -Infinity;
    addProtons(molecule, prediction.shifts);
    const score = addRules(molecule);
    ceiling =
      ceiling === Infinity
        ? score - before + CEILING_ROOM
        : Math.max(ceiling, score - before + CEILING_ROOM);
    return score;
  }

  function bySmallNetwork(molecule: Molecule, atLeast: number): number {
    const prediction = predictor.bySmallNetwork(molecule.graph, molecule.perception);
    begin(molecule, prediction.plausibility());
    addRules(molecule);
    if (atLeast > -Infinity) {
      addCarbons(molecule, prediction.byTables);
      const score = addProtons(molecule, prediction.byTables);
      if (score < atLeast - TABLES_DOUBT) return score;
    }
    addCarbons(molecule, prediction.shifts);
    return addProtons(molecule, prediction.shifts);
  }

  function thorough(
    molecule: Molecule,
    way: 'byIncrements' | 'predict',
    terms: Float64Array | undefined,
  ): number {
    const { graph, perception } = molecule;
    const shiftsOf: ShiftsOf = (nucleus) => predictor[way](nucleus, graph, perception);
    begin(molecule, predictor.byTables(graph, perception).plausibility());
    addCarbons(molecule, shiftsOf, true);
    addProtons(molecule, shiftsOf, way === 'predict');
    const score = addRules(molecule);
    terms?.set(scratch);
    return way === 'predict' ? weigh(scratch, weights) : score;
  }

  return {
    byTables: (molecule, atLeast = -Infinity) => byTables(molecule, atLeast),
    bySmallNetwork: (molecule, atLeast = -Infinity) => bySmallNetwork(molecule, atLeast),
    misfit: (molecule, out) => atomMisfit(molecule, facts, predictor, out),
    byIncrements: (molecule, terms) => thorough(molecule, 'byIncrements', terms),
    byNetwork: (molecule, terms) => thorough(molecule, 'predict', terms),
  };
}

export function weigh(terms: Float64Array, weights: Float64Array): number {
  let score = 0;
  for (let i = 0; i < weights.length; i++) score += weights[i] * terms[i];
  return score;
}
