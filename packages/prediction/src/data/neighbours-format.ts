import { join } from 'node:path';
import type { NeighbourRows } from '../neighbours/neighbour-shifts.ts';
import { encodeDeflated, readDeflated } from './deflated-json.ts';

/** Shifts by direct neighbours in the data folder: deflated JSON. */
export const NEIGHBOURS_FILE = 'neighbours.bin';

export const encodeNeighbours = (rows: NeighbourRows): Uint8Array => encodeDeflated(rows);

/** Loads the rows from `directory`. Throws Error when the file is missing or malformed. */
export const loadNeighbours = (directory: string): NeighbourRows =>
  readDeflated(join(directory, NEIGHBOURS_FILE)) as NeighbourRows;
