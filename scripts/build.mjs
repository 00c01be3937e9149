// `npm run build`: builds what is stale of everything.
import { readCommandLine } from './lib/command-line.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';

readCommandLine({
  usage: `Usage: npm run build

Builds server, command line and pages where their sources have changed.`,
});

await ensureInstalled();
await ensureBuilt('api', 'cli', 'web');
