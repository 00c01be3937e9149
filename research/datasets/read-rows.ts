import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * Rows of a gzipped JSON-lines file. Throws Error when the file is absent or malformed.
 */
export function readRows<Row>(path: string): Row[] {
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}
