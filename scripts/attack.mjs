// `npm run attack -- …`: kills, floods and fuzzes the built server on loopback, and says what did
// not hold.
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensurePostgres } from './lib/ensure-postgres.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt('api', 'web');
const postgres = await ensurePostgres();
process.exitCode = await run(
  process.execPath,
  ['--import', 'tsx', inRoot('apps/api/trials/attack/main.ts'), ...process.argv.slice(2)],
  { env: { POSTGRES_BIN: postgres ?? '' } },
);
