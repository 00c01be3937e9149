import type { MessagePort } from 'node:worker_threads';
import type { NeighbourRows } from '@elucida/prediction/neighbours/neighbour-shifts';

/** Cells of the memory that a thread of annealing shares with who asked. */
export const CELL = {
  state: 0,
  /** Not 0: the run is not wanted any more. */
  stop: 1,
  /** Counts up while the thread works. */
  signs: 2,
} as const;
export const CELLS = 3;

export const STATE = {
  idle: 0,
  running: 1,
  /** The run has ended, and its core is not counted as free yet. */
  ending: 4,
  /** The answer lies in the port, or the run ended without one. */
  done: 2,
  /** Nobody waits for it any more. */
  given: 3,
} as const;

export interface AnnealingThreadData {
  readonly neighbours: NeighbourRows;
  /** Threads that compute, of all who share the cores. */
  readonly busy: Int32Array;
  readonly cells: Int32Array;
  readonly port: MessagePort;
}
