import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { NeighbourRows } from '../neighbours/neighbour-shifts.ts';

/** Shifts by direct neighbours in the data folder: deflated JSON. */
export const NEIGHBOURS_FILE = 'neighbours.bin';

export const encodeNeighbours = (rows: NeighbourRows): Uint8Array =>
  deflateRawSync(JSON.stringify(rows), { level: 9 });

/** Loads the rows from `directory`. Throws Error when the file is missing or malformed. */
export const loadNeighbours = (directory: string): NeighbourRows =>
  JSON.parse(
    inflateRawSync(readFileSync(join(directory, NEIGHBOURS_FILE))).toString('utf8'),
  ) as NeighbourRows;
