// `npm start`: from a fresh clone to a served page in one command.
import { pathToFileURL } from 'node:url';
import { readCommandLine } from './lib/command-line.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { inRoot } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

readCommandLine({
  usage: `Usage: npm start

Installs, builds what has changed, and serves at http://localhost:3000. Settings are read from the
environment (docs/operations.md).`,
});

try {
  await ensureInstalled();
  await ensureBuilt('api', 'web');
  // In this process rather than a child: signals, exit code and terminal are the server's own.
  await import(pathToFileURL(inRoot('apps/api/dist/server.js')).href);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
