import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Read by scripts/lib/vitest-setup.mjs when the run ends. */
const CLUSTERS = join(dirname(fileURLToPath(import.meta.url)), '../../../../.cache/test-clusters');

/**
 * Has a PostgreSQL cluster ended, and its folder removed, when this run of tests ends: its threads are ended
 * without a word, and could not do it.
 */
export function endWithRun(folder: string): void {
  mkdirSync(CLUSTERS, { recursive: true });
  writeFileSync(join(CLUSTERS, `${process.pid}-${basename(folder)}`), folder);
}
