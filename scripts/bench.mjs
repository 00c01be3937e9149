// `npm run bench -- …`: accuracy, calibration, time and controls on the development cases.
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { inRoot } from './lib/paths.mjs';

await ensureInstalled();
await ensureBuilt('bench');
await import(pathToFileURL(inRoot('research/dist/bench.js')).href);
