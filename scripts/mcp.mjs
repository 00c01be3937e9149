// `npm run mcp`: tools for assistants (Model Context Protocol) on standard input and output.
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { inRoot } from './lib/paths.mjs';

await ensureInstalled();
await ensureBuilt('cli');
await import(pathToFileURL(inRoot('apps/cli/dist/mcp.js')).href);
