// `npm run bench:load -- …`: reads under load, on the built server.
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt('api', 'web');
process.exitCode = await run(process.execPath, [
  '--import',
  'tsx',
  inRoot('apps/api/trials/bench/load.ts'),
  ...process.argv.slice(2),
]);
