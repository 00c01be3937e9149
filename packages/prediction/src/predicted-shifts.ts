import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { Plausibility } from './plausibility.ts';
import type { Nucleus } from './shift-tables.ts';

/**
 * Predicted chemical shifts of one nucleus, by heavy atom. NaN where the atom carries no such
 * nucleus (no carbon; no hydrogen).
 */
export interface PredictedSignals {
  /**
   * ppm, by heavy atom. For 1H: the shift of the hydrogens on that atom (mean of diastereotopic
   * ones).
   */
  readonly shift: Float32Array;
  /** Standard deviation, ppm, calibrated so that 68 % of errors lie within. */
  readonly sd: Float32Array;
}

/** The shifts of either nucleus of one molecule. */
export type ShiftsOf = (nucleus: Nucleus) => PredictedSignals;

/** The same with what is behind it. */
export interface PredictedShifts extends PredictedSignals {
  /**
   * How many observed shifts with this neighbourhood are behind the prediction (deepest level
   * used).
   */
  readonly observations: Uint32Array;
  /** Radius of the deepest matched environment, 0–5. */
  readonly depth: Uint8Array;
  /**
   * Factor from `sd` to the standard deviation that is stated of an atom, which knows how like the
   * learned environments are to this one (likeness.ts); absent: 1. The score keeps `sd`, to which
   * its weights were fitted.
   */
  readonly doubt?: Float32Array;
}

/** A prediction of one molecule by tables; valid until the next molecule is asked for. */
export interface TablePrediction {
  shifts(nucleus: Nucleus): PredictedSignals;
  plausibility(): Plausibility;
}

/** The same with a network, which need not be asked. */
export interface SmallNetworkPrediction extends TablePrediction {
  /** What the tables alone say. */
  byTables(nucleus: Nucleus): PredictedSignals;
}

/** Predicts 1H or 13C shifts. `graph` and `perception` must belong together. */
export interface ShiftPredictor {
  predict(nucleus: 'H1' | 'C13', graph: MolecularGraph, perception: Perception): PredictedShifts;
  /**
   * Tables and increments without the network: errors 16 % (13C) and 6 % (1H) larger, forty times
   * as fast (docs/science/prediction.md).
   */
  byIncrements(
    nucleus: 'H1' | 'C13',
    graph: MolecularGraph,
    perception: Perception,
  ): PredictedShifts;
  /**
   * Tables only, for screening large numbers of candidates: errors twice those of `predict` for 13C
   * and 40 % larger for 1H, many times as fast. The same object is answered each time: it speaks of
   * the molecule asked for last.
   */
  byTables(graph: MolecularGraph, perception: Perception): TablePrediction;
  /**
   * Tables and a small network, for guided searches: errors between those of `byIncrements` and `byTables`.
   * The same object is answered each time.
   */
  bySmallNetwork(graph: MolecularGraph, perception: Perception): SmallNetworkPrediction;
}
