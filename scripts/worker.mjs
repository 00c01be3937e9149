// `npm run worker`: a process that only runs analyses, over DATABASE_URL.
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { inRoot } from './lib/paths.mjs';

await ensureInstalled();
await ensureBuilt('api');
await import(pathToFileURL(inRoot('apps/api/dist/worker-process.js')).href);
