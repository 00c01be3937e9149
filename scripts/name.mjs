// `npm run name -- …`: names of structures, and structures of names.
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { inRoot } from './lib/paths.mjs';

await ensureInstalled();
await ensureBuilt('cli');
await import(pathToFileURL(inRoot('apps/cli/dist/name.js')).href);
