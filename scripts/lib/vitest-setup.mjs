import { readdirSync, rmSync, existsSync } from 'node:fs';
import { ensureBuilt } from './ensure-built.mjs';
import { inRoot } from './paths.mjs';

/**
 * Where tests put the entry points that they start as processes
 * (apps/api/src/testing/run-source.ts), a folder each.
 */
const BUNDLES = inRoot('.cache/test-bundles');

/**
 * What tests of the sources need that is built: the network's kernel. Afterwards removes the
 * bundles of this run, and of no other that may be under way.
 */
export default async () => {
  await ensureBuilt();
  return () => {
    const own = existsSync(BUNDLES)
      ? readdirSync(BUNDLES).filter((name) => name.startsWith(`${process.pid}-`))
      : [];
    for (const name of own) rmSync(`${BUNDLES}/${name}`, { recursive: true, force: true });
  };
};
