import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.vite', 'test-results']);

/**
 * A fingerprint of files by path, size and modification time: a few milliseconds for the whole
 * tree, which keeps a second `npm start` short. A touched but unchanged file costs one needless
 * build, never a stale one.
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) visit(join(path, name));
    } else {
      hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
    }
  };
  for (const path of paths) visit(inRoot(path));
  return hash.digest('hex');
}
