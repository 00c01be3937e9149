import { learnedPieces } from '@elucida/engine/candidates/pieces/learned-piece';
import type { PieceRow } from '@elucida/prediction/data/piece-row';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { loadPieces } from '@elucida/prediction/data/pieces-format';
import { loadProposer } from '@elucida/prediction/data/proposer-format';
import type { ProposerWeights } from '@elucida/prediction/neural/proposer';
import { loadNeighbours } from '@elucida/prediction/data/neighbours-format';
import {
  neighbourShifts,
  type NeighbourRows,
} from '@elucida/prediction/neighbours/neighbour-shifts';
import type { EngineData } from '@elucida/engine/identify';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import {
  builtIdleThread,
  createIdleThreads,
  type IdleThreadsOptions,
} from './idle-threads/idle-threads.ts';
import type { ShiftTables } from '@elucida/prediction/shift-tables';

/**
 * All that the engine learned, as plain data that crosses to worker threads (the tables in shared
 * memory, without being copied).
 */
export interface EngineTables {
  readonly shifts: ShiftTables;
  readonly pieces: readonly PieceRow[];
  readonly proposer: ProposerWeights | null;
  readonly neighbours: NeighbourRows;
}

/** Reads what the engine learned. About 0.2 s. */
export function loadTables(): EngineTables {
  const directory = defaultDataDirectory();
  return {
    shifts: loadShiftTables(directory),
    pieces: loadPieces(directory),
    proposer: loadProposer(directory),
    neighbours: loadNeighbours(directory),
  };
}

/**
 * Who shares the cores with this thread, so that what lies idle is used. The threads' module is next to the bundle
 * unless it is named.
 */
export type SharedCores = Pick<IdleThreadsOptions, 'busy' | 'cores'> &
  Partial<Pick<IdleThreadsOptions, 'filename'>>;

/**
 * The engine over tables that this thread loaded or was handed. With `shared` it anneals and searches on idle cores as
 * well; only for threads that nobody else waits for.
 */
export function loadEngine(
  { shifts, pieces, proposer, neighbours }: EngineTables = loadTables(),
  shared?: SharedCores,
): EngineData {
  const filename = shared ? (shared.filename ?? builtIdleThread()) : null;
  return {
    predictor: createShiftPredictor(shifts),
    pieces: learnedPieces(pieces),
    ...(proposer && { proposer }),
    neighbours: neighbourShifts(neighbours),
    ...(shared &&
      filename !== null &&
      idleThreads({
        tables: { shifts, neighbours, directory: defaultDataDirectory() },
        ...shared,
        filename,
      })),
  };
}

const idleThreads = (
  options: IdleThreadsOptions,
): Pick<EngineData, 'annealingThreads' | 'roundThreads'> => ({
  annealingThreads: createIdleThreads(options, (anneal) => ({ anneal })),
  roundThreads: createIdleThreads(options, (search) => ({ search })),
});
