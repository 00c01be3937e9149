import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The thread's module by its name: built it lies next to the bundle, in development it is in its
 * folder, `source` from here.
 */
export function threadFile(name: string, source: string): string {
  const built = fileURLToPath(new URL(`./${name}.js`, import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL(source, import.meta.url));
}
