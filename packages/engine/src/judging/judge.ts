import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { Plausibility } from '@elucida/prediction/plausibility';
import type { ShiftPredictor, ShiftsOf } from '@elucida/prediction/predicted-shifts';
import { atomMisfit } from './misfit.ts';
import type { Molecule } from '@elucida/molecules/molecule';
import { countAlerts } from './structural-alerts.ts';
import { termsOfStage, WITHOUT_SHIFTS } from './technique-scores.ts';
import { FIRST_ALERT, TERM_INDEX, TERMS } from './terms.ts';
import { screeningWeights, WEIGHT_VECTOR } from './weights.ts';

/**
 * Compares molecules with one set of spectra. Scores are logs: only differences between isomers
 * mean something.
 */
export interface Judge {
  /**
   * Score with the tables of environments alone, the fastest: to choose among many molecules. One
   * that would need more from what follows the leading technique than any before it to reach
   * `atLeast` is not looked at further and gets -Infinity.
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
  misfit(molecule: Molecule, out: Float64Array, apart?: (readonly [number, number])[]): void;
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
 * Log units by which the network rarely raises a score: of the proposals that a search accepts,
 * about one in a hundred falls further short by the tables alone (docs/science/candidates.md).
 */
const TABLES_DOUBT = 5;
/**
 * Log units by which a molecule may outdo all before it in what follows the leading technique
 * without being overlooked.
 */
const CEILING_ROOM = 2;

/** Makes the judge of one request. Techniques that are absent contribute nothing. */
export function makeJudge({ facts, predictor, weights = WEIGHT_VECTOR }: JudgeOptions): Judge {
  const screening = screeningWeights(weights);
  const scratch = new Float64Array(TERMS.length);
  const alerts = scratch.subarray(FIRST_ALERT);

  const writeLead = termsOfStage('lead', facts, scratch);
  const writeShifts = termsOfStage('shifts', facts, scratch);
  const writeRules = termsOfStage('groups', facts, scratch);

  /** Most that the techniques after the first have added to any molecule, with room for better. */
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

  function addLead(molecule: Molecule, shiftsOf: ShiftsOf, divided = false): number {
    writeLead(molecule, { shiftsOf, divided, whole: false });
    return weigh(scratch, screening);
  }

  function addShifts(molecule: Molecule, shiftsOf: ShiftsOf, whole = false): number {
    writeShifts(molecule, { shiftsOf, divided: false, whole });
    return weigh(scratch, screening);
  }

  function addRules(molecule: Molecule): number {
    writeRules(molecule, WITHOUT_SHIFTS);
    return weigh(scratch, screening);
  }

  function byTables(molecule: Molecule, atLeast: number): number {
    const prediction = predictor.byTables(molecule.graph, molecule.perception);
    begin(molecule, prediction.plausibility());
    const before = addLead(molecule, prediction.shifts);
    if (before + ceiling < atLeast) return -Infinity;
    addShifts(molecule, prediction.shifts);
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
      addLead(molecule, prediction.byTables);
      const score = addShifts(molecule, prediction.byTables);
      if (score < atLeast - TABLES_DOUBT) return score;
    }
    addLead(molecule, prediction.shifts);
    return addShifts(molecule, prediction.shifts);
  }

  function thorough(
    molecule: Molecule,
    way: 'byIncrements' | 'predict',
    terms: Float64Array | undefined,
  ): number {
    const { graph, perception } = molecule;
    const shiftsOf: ShiftsOf = (nucleus) => predictor[way](nucleus, graph, perception);
    begin(molecule, predictor.byTables(graph, perception).plausibility());
    addLead(molecule, shiftsOf, true);
    addShifts(molecule, shiftsOf, way === 'predict');
    const score = addRules(molecule);
    terms?.set(scratch);
    return way === 'predict' ? weigh(scratch, weights) : score;
  }

  return {
    byTables: (molecule, atLeast = -Infinity) => byTables(molecule, atLeast),
    bySmallNetwork: (molecule, atLeast = -Infinity) => bySmallNetwork(molecule, atLeast),
    misfit: (molecule, out, apart = []) => atomMisfit(molecule, { facts, predictor, out, apart }),
    byIncrements: (molecule, terms) => thorough(molecule, 'byIncrements', terms),
    byNetwork: (molecule, terms) => thorough(molecule, 'predict', terms),
  };
}

export function weigh(terms: Float64Array, weights: Float64Array): number {
  let score = 0;
  for (let i = 0; i < weights.length; i++) score += weights[i] * terms[i];
  return score;
}
