import type { MessagePort } from 'node:worker_threads';
import type { AnnealingRun } from '@elucida/engine/candidates/correlated/anneal/annealing-run';
import type { SearchRound } from '@elucida/engine/pipeline/search-round';
import type { NeighbourRows } from '@elucida/prediction/neighbours/neighbour-shifts';
import type { ShiftTables } from '@elucida/prediction/shift-tables';

/** Cells of the memory that a thread shares with who asked. */
export const CELL = {
  state: 0,
  /** Not 0: the work is not wanted any more. */
  stop: 1,
  /** Counts up while the thread works. */
  signs: 2,
} as const;
export const CELLS = 3;

export const STATE = {
  idle: 0,
  running: 1,
  /** The work has ended, and its core is not counted as free yet. */
  ending: 4,
  /** The answer lies in the port, or the work ended without one. */
  done: 2,
  /** Nobody waits for it any more. */
  given: 3,
} as const;

/** What a thread is asked to do. */
export type IdleWork = { readonly anneal: AnnealingRun } | { readonly search: SearchRound };

/** What a thread has learned, in shared memory where that is possible; it reads the parts of molecules itself. */
export interface ThreadTables {
  readonly shifts: ShiftTables;
  readonly neighbours: NeighbourRows;
  /** Folder of the learned data. */
  readonly directory: string;
}

export interface IdleThreadData {
  readonly tables: ThreadTables;
  /** Threads that compute, of all who share the cores. */
  readonly busy: Int32Array;
  readonly cells: Int32Array;
  readonly port: MessagePort;
}
