// Writes the client of the public API as a package: packages/client/dist, and a .tgz next to it that `npm publish`
// and `npm install` take.
import { bundleClient } from './lib/bundle-client.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { inRoot } from './lib/paths.mjs';
import { mustRun } from './lib/run.mjs';

await ensureInstalled();
const folder = inRoot('packages/client/dist');
await bundleClient(folder);
await mustRun('npm', ['pack', '--pack-destination', folder], { cwd: folder });
