import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from './ensure-built.mjs';
import { inRoot } from './paths.mjs';

/**
 * Where tests put the entry points that they start as processes
 * (apps/api/src/testing/run-source.ts), a folder each.
 */
const BUNDLES = inRoot('.cache/test-bundles');

/** Where threads note the PostgreSQL clusters that they keep (apps/api/src/testing/end-with-run.ts). */
const CLUSTERS = inRoot('.cache/test-clusters');
const ENDS_WITHIN_MS = 10_000;

/** Entries of a folder that this run has made, and no other that may be under way. */
const ownOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => name.startsWith(`${process.pid}-`))
    : [];

/** Ends a cluster (SIGINT cuts its connections) and removes its folder. */
async function endCluster(note) {
  const folder = readFileSync(note, 'utf8');
  rmSync(note);
  // Its first line is the server's process; the file goes with the server.
  const lock = join(folder, 'data/postmaster.pid');
  try {
    process.kill(Number(readFileSync(lock, 'utf8').split('\n')[0]), 'SIGINT');
  } catch {
    // It has ended already.
  }
  for (const until = Date.now() + ENDS_WITHIN_MS; existsSync(lock) && Date.now() < until;)
    await sleep(50);
  rmSync(folder, { recursive: true, force: true });
}

/**
 * What tests of the sources need that is built: the network's kernel. Afterwards ends the clusters and removes the
 * bundles of this run.
 */
export default async () => {
  await ensureBuilt();
  return async () => {
    await Promise.all(ownOf(CLUSTERS).map((name) => endCluster(join(CLUSTERS, name))));
    for (const name of ownOf(BUNDLES))
      rmSync(join(BUNDLES, name), { recursive: true, force: true });
  };
};
