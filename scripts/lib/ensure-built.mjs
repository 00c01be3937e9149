import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { say } from './say.mjs';

const SHARED = ['packages', 'package-lock.json', 'scripts/lib'];

/** What can be built: where its sources are, what proves it is there, how to build it. */
const TARGETS = {
  kernel: {
    sources: ['packages/prediction/kernels', 'scripts/lib/compile-kernel.mjs'],
    output: 'packages/prediction/data/network.wasm',
    build: async () => (await import('./compile-kernel.mjs')).compileKernel(),
  },
  api: {
    sources: [...SHARED, 'apps/api'],
    output: 'apps/api/dist/server.js',
    build: async () => (await import('./bundle.mjs')).bundleApi(),
  },
  cli: {
    sources: [...SHARED, 'apps/cli'],
    output: 'apps/cli/dist/main.js',
    build: async () => (await import('./bundle.mjs')).bundleCli(),
  },
  bench: {
    sources: [...SHARED, 'apps/cli', 'research'],
    output: 'research/dist/bench.js',
    build: async () => (await import('./bundle.mjs')).bundleBench(),
  },
  web: {
    sources: [...SHARED, 'apps/web', 'fixtures'],
    output: 'apps/web/dist/index.html',
    build: async () => (await import('./bundle.mjs')).bundleWeb(),
  },
};

/**
 * Builds what is stale among the named targets, the network's kernel always; does nothing, in
 * milliseconds, when nothing is.
 */
export async function ensureBuilt(...names) {
  for (const name of ['kernel', ...names]) {
    const target = TARGETS[name];
    const stamp = inRoot('.cache', `${name}.stamp`);
    const wanted = fingerprint(target.sources);
    if (
      existsSync(inRoot(target.output)) &&
      existsSync(stamp) &&
      readFileSync(stamp, 'utf8') === wanted
    )
      continue;
    say(`Building ${name} …`);
    await target.build();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  }
}
