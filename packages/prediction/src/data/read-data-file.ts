import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDataDirectory } from './default-data-directory.ts';

/**
 * A file of the data folder. For the small tables that are read when they are first needed, in each
 * thread; the large ones are loaded once and shared (`load-shift-tables.ts`).
 * Throws Error when it is absent.
 */
export const readDataFile = (file: string): Uint8Array =>
  readFileSync(join(defaultDataDirectory(), file));
