// `npm run example -- naming`: runs the example of a package's README.
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { exampleOf, PACKAGES, writeExample } from './lib/readme-example.mjs';

const [name] = process.argv.slice(2);
if (!PACKAGES.includes(name)) {
  process.stderr.write(`Usage: npm run example -- PACKAGE\n\nPackages: ${PACKAGES.join(', ')}\n`);
  process.exit(2);
}
await ensureInstalled();
await ensureBuilt();
const { tsImport } = await import('tsx/esm/api');
await tsImport(writeExample(exampleOf(name)).href, import.meta.url);
