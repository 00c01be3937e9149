import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nucleus } from '@elucida/prediction/shift-tables';
import { NINE_TENTHS_FILES } from '../../datasets/nine-tenths-files.ts';
import type { ObservedMolecule } from '../../datasets/read-shift-rows.ts';
import { HELD_OUT_PARTS, HELD_OUT_SALT } from './held-out.ts';
import { partOf } from '../../datasets/part-of.ts';
import { trainShifts } from './train-shifts.ts';

/** Whether the molecule of this key takes no part in learning where something is measured. */
export const isHeldOut = ({ key }: Pick<ObservedMolecule, 'key'>): boolean =>
  partOf(key, HELD_OUT_PARTS, HELD_OUT_SALT) === 0;

/** A file of the folder; where it is absent, it is made and kept there. Without a folder: made. */
export function keptIn(
  folder: string | undefined,
  file: string,
  make: () => Uint8Array,
): Uint8Array {
  const kept = folder && join(folder, file);
  if (kept && existsSync(kept)) return readFileSync(kept);
  const bytes = make();
  if (kept) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(kept, bytes);
  }
  return bytes;
}

/** Tables of the molecules that are not held out: some minutes, unless they are kept in `folder`. */
export const nineTenthsTables = (
  nucleus: Nucleus,
  molecules: readonly ObservedMolecule[],
  folder: string | undefined,
): Uint8Array =>
  keptIn(folder, NINE_TENTHS_FILES[nucleus], () =>
    trainShifts(
      nucleus,
      molecules.filter((each) => !isHeldOut(each)),
      (line) => console.error(`${nucleus}: ${line}`),
    ),
  );
