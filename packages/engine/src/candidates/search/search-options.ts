import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { Formula } from '@elucida/spectra/formula/formula';
import type { Task } from '../../stages.ts';
import type { GroupName } from '@elucida/generator/units';
import type { WeightedPiece } from './pieces.ts';
import type { RoughScore } from './rough-score.ts';
import type { Assembly } from './whole-starts.ts';

export interface SearchOptions {
  readonly formula: Formula;
  /**
   * Log score, higher is better; differences are measured against `temperatures`. Called once a
   * constitution. Below `atLeast` the search has no use for it, and an estimate will do.
   */
  readonly fitness: (graph: MolecularGraph, perception: Perception, atLeast: number) => number;
  /**
   * How badly each atom agrees with the evidence, written to `out`: changes are tried there first. Pairs
   * of atoms that correlations want nearer to each other go to `apart`.
   * Default: everywhere alike.
   */
  readonly misfit?: (
    graph: MolecularGraph,
    perception: Perception,
    out: Float64Array,
    apart: (readonly [number, number])[],
  ) => void;
  /** A quick stand-in for `fitness`, which guides walks of several moves as long as there is one. */
  readonly rough?: RoughScore | null;
  /** Share of starts with equal arms: how likely the molecule is symmetric. */
  readonly symmetricShare?: number;
  readonly seed: number;
  /** Most calls of `fitness`. */
  readonly evaluations: number;
  /** Molecules of this formula to start from as well (proposals, the best of a shorter search). */
  readonly starts?: readonly MolecularGraph[];
  readonly groups?: readonly GroupName[];
  /**
   * Sets of parts that fit the evidence, best first, to make molecules of the formula from and
   * start there.
   */
  readonly assemblies?: readonly Assembly[];
  /**
   * Parts to assemble molecules from, apart from the common ring systems and groups: those that fit
   * the evidence weigh more.
   */
  readonly pieces?: readonly WeightedPiece[];
  /** Temperatures of the replicas in units of fitness, coldest first. */
  readonly temperatures?: readonly number[];
  readonly task: Pick<Task, 'checkpoint'>;
  /**
   * Asked at each step (a neighbour made, looked up, known or implausible) whether the work allowed
   * is done. Default: never; the evaluations alone limit the work.
   */
  readonly isSpent?: () => boolean;
}
