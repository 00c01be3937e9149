import { join } from 'node:path';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { readRows } from '../datasets/read-rows.ts';
import { graphOfRow, type ShiftRow } from '../datasets/read-shift-rows.ts';
import { SHIFT_FILES } from './shifts/held-out.ts';

/** Structures of the shift files and of the named compounds in the folder `data`; one may come several times. */
export const knownStructures = (data: string): MolecularGraph[] =>
  [...Object.values(SHIFT_FILES), 'names.jsonl.gz']
    .flatMap((file) => readRows<ShiftRow>(join(data, file)))
    .flatMap((row) => graphOfRow(row) ?? []);
