// `npm run models:stub -- …`: AI providers played on loopback, so that anybody can try the product
// with models and without keys.
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
process.exitCode = await run(process.execPath, [
  '--import',
  'tsx',
  inRoot('packages/models/src/stub/main.ts'),
  ...process.argv.slice(2),
]);
