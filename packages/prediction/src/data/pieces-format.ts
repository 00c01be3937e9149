import { join } from 'node:path';
import { encodeDeflated, readDeflated } from './deflated-json.ts';
import type { PieceRow } from './piece-row.ts';

/**
 * Parts of known molecules in the data folder: deflated JSON, an array of rows, most frequent
 * first.
 */
export const PIECES_FILE = 'pieces.bin';

export const encodePieces = (rows: readonly PieceRow[]): Uint8Array => encodeDeflated(rows);

/** Loads the rows from `directory`. Throws Error when the file is missing or malformed. */
export const loadPieces = (directory: string): PieceRow[] =>
  readDeflated(join(directory, PIECES_FILE)) as PieceRow[];
