import { learnedPieces } from '@elucida/engine/candidates/pieces/learned-piece';
import type { PieceRow } from '@elucida/prediction/data/piece-row';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { loadPieces } from '@elucida/prediction/data/pieces-format';
import { loadNeighbours } from '@elucida/prediction/data/neighbours-format';
import {
  neighbourShifts,
  type NeighbourRows,
} from '@elucida/prediction/neighbours/neighbour-shifts';
import type { EngineData } from '@elucida/engine/identify';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import type { ShiftTables } from '@elucida/prediction/shift-tables';

/**
 * All that the engine learned, as plain data that crosses to worker threads (the tables in shared
 * memory, without being copied).
 */
export interface EngineTables {
  readonly shifts: ShiftTables;
  readonly pieces: readonly PieceRow[];
  readonly neighbours: NeighbourRows;
}

/** Reads what the engine learned. About 0.2 s. */
export function loadTables(): EngineTables {
  const directory = defaultDataDirectory();
  return {
    shifts: loadShiftTables(directory),
    pieces: loadPieces(directory),
    neighbours: loadNeighbours(directory),
  };
}

/** The engine over tables that this thread loaded or was handed. */
export function loadEngine(
  { shifts, pieces, neighbours }: EngineTables = loadTables(),
): EngineData {
  return {
    predictor: createShiftPredictor(shifts),
    pieces: learnedPieces(pieces),
    neighbours: neighbourShifts(neighbours),
  };
}
