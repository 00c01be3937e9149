import { nucleusTables, SHIFT_TABLE_FILES } from '../data/load-shift-tables.ts';
import { readDataFile } from '../data/read-data-file.ts';
import type { HeteroNucleus, NucleusTables } from '../shift-tables.ts';

/** Atomic number of a nucleus. */
export const ELEMENT_OF: Readonly<Record<HeteroNucleus, number>> = { F19: 9, P31: 15 };

const loaded = new Map<HeteroNucleus, NucleusTables>();

/** The committed tables of a nucleus, read when they are first needed. Throws Error when absent. */
export function heteroTables(nucleus: HeteroNucleus): NucleusTables {
  let tables = loaded.get(nucleus);
  if (tables === undefined) {
    tables = nucleusTables(readDataFile(SHIFT_TABLE_FILES[nucleus]));
    loaded.set(nucleus, tables);
  }
  return tables;
}
