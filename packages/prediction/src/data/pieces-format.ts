import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PieceRow } from './piece-row.ts';

/**
 * Parts of known molecules in the data folder: deflated JSON, an array of rows, most frequent
 * first.
 */
export const PIECES_FILE = 'pieces.bin';

export function encodePieces(rows: readonly PieceRow[]): Uint8Array {
  return deflateRawSync(JSON.stringify(rows), { level: 9 });
}

/** Loads the rows from `directory`. Throws Error when the file is missing or malformed. */
export function loadPieces(directory: string): PieceRow[] {
  return JSON.parse(
    inflateRawSync(readFileSync(join(directory, PIECES_FILE))).toString('utf8'),
  ) as PieceRow[];
}
