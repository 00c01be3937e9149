import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import { compressFolder } from './compress.mjs';
import { inRoot, root } from './paths.mjs';
import { mustRun } from './run.mjs';

/** Workspace packages go into a bundle; npm packages stay outside, in node_modules. */
export const npmPackagesStayOutside = {
  name: 'npm-packages-stay-outside',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@elucida/') ? undefined : { path, external: true },
    );
  },
};

/** Bundles Node entry points. */
async function bundleNode(outdir, entryPoints) {
  rmSync(inRoot(outdir), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [npmPackagesStayOutside],
  });
}

export const bundleApi = () =>
  bundleNode('apps/api/dist', {
    server: 'apps/api/src/server.ts',
    'admin-cli': 'apps/api/src/admin-cli.ts',
    'worker-process': 'apps/api/src/worker-process.ts',
    worker: 'apps/api/src/adapters/analyser/worker.ts',
    'idle-thread': 'packages/analysis/src/idle-threads/idle-thread.ts',
    'print-thread': 'apps/api/src/adapters/printer/print-thread.ts',
    'text-thread': 'apps/api/src/adapters/texts/text-thread.ts',
    'isomer-thread': 'apps/api/src/adapters/isomers/isomer-thread.ts',
    'chemistry-thread': 'apps/api/src/adapters/chemistry/chemistry-thread.ts',
    'sqlite-thread': 'apps/api/src/db/sqlite/sqlite-thread.mjs',
    'hash-thread': 'apps/api/src/adapters/hasher/hash-thread.ts',
  });

export const bundleCli = () =>
  bundleNode('apps/cli/dist', {
    main: 'apps/cli/src/main.ts',
    'idle-thread': 'packages/analysis/src/idle-threads/idle-thread.ts',
    name: 'apps/cli/src/name/main.ts',
    worker: 'apps/cli/src/worker.ts',
    mcp: 'apps/cli/src/mcp/main.ts',
    'mcp-thread': 'apps/cli/src/mcp/thread.ts',
  });

export const bundleBench = () =>
  bundleNode('research/dist', {
    bench: 'research/evaluation/bench/main.ts',
    worker: 'apps/cli/src/worker.ts',
  });

/**
 * Builds the pages, draws them ahead in every language, and makes the history screen's worked case
 * with the engine itself.
 */
export async function bundleWeb() {
  const output = { stdio: ['ignore', 2, 2] };
  const vite = (...args) =>
    mustRun(
      process.execPath,
      [inRoot('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args],
      { ...output, cwd: inRoot('apps/web') },
    );
  await vite();
  await vite('--ssr', 'src/prerender/main.ts');
  // As in the browser: React's own checks are for development.
  await mustRun(process.execPath, [inRoot('.cache/prerender/main.js'), inRoot('apps/web/dist')], {
    ...output,
    env: { NODE_ENV: 'production' },
  });
  compressFolder(inRoot('apps/web/dist'));
  await bundleNode('.cache/demo', { main: 'apps/cli/src/demo/main.ts' });
  await mustRun(
    process.execPath,
    [inRoot('.cache/demo/main.js'), inRoot('apps/web/dist/demo_example.json'), inRoot('fixtures')],
    output,
  );
}
