import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleClient } from './lib/bundle-client.mjs';
import { inRoot } from './lib/paths.mjs';

const run = promisify(execFile);
const TSC = inRoot('node_modules/typescript/bin/tsc');
const SLOW_MS = 60_000;

/** A project that has nothing of the workspace but the package, and what the package asks npm for. */
const project = mkdtempSync(join(tmpdir(), 'elucida-client-'));
const installed = join(project, 'node_modules/@elucida/client');
afterAll(() => rmSync(project, { recursive: true }));
beforeAll(async () => {
  await bundleClient(installed);
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies))
    symlinkSync(inRoot('node_modules', name), join(project, 'node_modules', name));
  mkdirSync(join(project, 'node_modules/@types'));
  symlinkSync(inRoot('node_modules/@types/node'), join(project, 'node_modules/@types/node'));
  symlinkSync(inRoot('node_modules/undici-types'), join(project, 'node_modules/undici-types'));
  writeFileSync(join(project, 'package.json'), '{"type": "module"}');
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2023',
        module: 'NodeNext',
        strict: true,
        noEmit: true,
        types: ['node'],
      },
      include: ['*.ts'],
    }),
  );
}, SLOW_MS);

const PROGRAM = `import { createClient } from '@elucida/client';
const elucida = createClient({ url: process.env.ELUCIDA_URL ?? '', key: 'el_x' });
const { structure } = await elucida.name('ethanol', { lang: 'eu' });
const smiles: string | undefined = structure?.smiles;
process.stdout.write(smiles ?? 'none');
`;

/** What the types refuse; a line that they let through is an error. */
const REFUSED = `
// @ts-expect-error A language that there is not.
await elucida.name('ethanol', { lang: 'fr' });
// @ts-expect-error A field of another type.
export const length: number = smiles;
// @ts-expect-error A technique that there is not.
await elucida.verifications.run({ structure: 'CCO', spectra: [{ type: 'EPR', peaks: [] }] });
`;

test(
  'a strict program outside the workspace is typed by the package alone',
  async () => {
    writeFileSync(join(project, 'program.ts'), PROGRAM + REFUSED);
    const { stdout } = await run(process.execPath, [TSC, '-p', project]).catch((error) => error);
    expect(stdout).toBe('');
  },
  SLOW_MS,
);

test('it runs, and asks the server that it is given', async () => {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json');
    const structure = {
      smiles: 'CCO',
      formula: 'C2H6O',
      name: 'etanol',
      systematic_name: 'etanol',
      aka: [],
      inchi: 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3',
      inchikey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N',
    };
    response.end(JSON.stringify({ structure, suggestions: [] }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  writeFileSync(join(project, 'program.mjs'), PROGRAM.replace(': string | undefined', ''));
  const { stdout } = await run(process.execPath, [join(project, 'program.mjs')], {
    env: { ...process.env, ELUCIDA_URL: `http://127.0.0.1:${server.address().port}` },
  });
  server.close();
  expect(stdout).toBe('CCO');
  expect(asked).toEqual(['GET /v1/names?q=ethanol&lang=eu Bearer el_x']);
});
