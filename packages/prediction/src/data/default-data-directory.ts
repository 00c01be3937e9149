import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Folder of the committed tables, found through the package's manifest; bundled applications pass
 * their own folder instead.
 */
export function defaultDataDirectory(): string {
  return join(
    dirname(createRequire(import.meta.url).resolve('@elucida/prediction/package.json')),
    'data',
  );
}
