import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { V1_SAMPLES } from '@elucida/contract/public-api-samples';
import { Validator } from '@seriousme/openapi-schema-validator';
import { transform } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'elucida-samples-'));
let app: TestApp;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  app = await createTestApp();
  const user = await app.user({ plan: 'pro' });
  const made = await user.call('POST', '/account/keys', { json: { name: 'samples' } });
  env = {
    ...process.env,
    ELUCIDA_URL: await app.server.listen({ port: 0 }),
    ELUCIDA_KEY: (made.json() as { key: string }).key,
  };
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Programs that an example needs; without one its examples are skipped. */
const PROGRAMS = { Shell: 'curl', TypeScript: 'node', Python: 'python3' } as const;
type Lang = keyof typeof PROGRAMS;
const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;
const missing = Object.values(PROGRAMS).filter((program) => !isThere(program));

async function commandOf(lang: Lang, source: string): Promise<readonly [string, string[]]> {
  if (lang === 'Shell') return ['sh', ['-c', source]];
  if (lang === 'Python') return ['python3', ['-c', source]];
  const file = join(folder, 'sample.mjs');
  writeFileSync(file, (await transform(source, { loader: 'ts' })).code);
  return ['node', [file]];
}

const SHOWN: Readonly<Record<string, RegExp>> = {
  'POST /v1/analyses': /done.*cyclobutane/,
  'GET /v1/analyses': /^\d+$/,
  'POST /v1/verifications': /consistent.*0\.97/,
  'GET /v1/names': /C\(=O\)O|OC\(=O\)|CC\(=O\)/,
  'GET /v1/isomers': /^3$/,
  'POST /v1/predictions': /17\d/,
};

const ALL = Object.entries(V1_SAMPLES).flatMap(([call, samples]) =>
  samples.map(({ lang, source }) => [call, lang as Lang, source] as const),
);

for (const [call, lang, source] of ALL)
  test.skipIf(missing.includes(PROGRAMS[lang]))(
    `the example of ${call} in ${lang} runs and shows the answer`,
    async () => {
      const [program, args] = await commandOf(lang, source);
      const { stdout } = await run(program, args, { env });
      if (lang === 'Shell') expect(JSON.parse(stdout)).not.toHaveProperty('code');
      else expect(stdout.trim()).toMatch(SHOWN[call]!);
    },
  );

interface Notebook {
  readonly cells: readonly { readonly cell_type: string; readonly source: readonly string[] }[];
}

test.skipIf(missing.includes('python3'))('the notebook runs, cell after cell', async () => {
  const file = new URL('../../../docs/examples/elucida.ipynb', import.meta.url);
  const { cells } = JSON.parse(readFileSync(file, 'utf8')) as Notebook;
  const code = cells
    .filter(({ cell_type }) => cell_type === 'code')
    .map(({ source }) => source.join(''))
    .join('\n');
  const { stdout } = await run('python3', ['-c', code], { env });
  // The engine is the tests' fake, whose answer is always the same; names and predictions are real.
  expect(stdout).toContain('1. ethyl cyclobutanecarboxylate');
  expect(stdout).toMatch(/CCOC\(C\)=O +consistent +97\.0%/);
  expect(stdout).toMatch(/^3 \[.*'propan-2-ol'/m);
  expect(stdout).toMatch(/^ 157\.\d ± \d\.\d ppm {2}C$/m);
});

test('the document of the public API is valid, whole, and holds nothing else', async () => {
  const answer = await app.server.inject({ url: '/v1/openapi.json' });
  const document = answer.json<{
    paths: Record<string, Record<string, { 'x-codeSamples'?: unknown; security: unknown }>>;
    components: { securitySchemes: object };
  }>();
  expect(await new Validator().validate(structuredClone(document) as never)).toMatchObject({
    valid: true,
  });
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const registered = app.routes
    .filter(({ url }) => url.startsWith('/v1/'))
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(calls.sort()).toEqual(registered.sort());
  expect(Object.keys(V1_SAMPLES).filter((call) => !calls.includes(call))).toEqual([]);
  for (const methods of Object.values(document.paths))
    for (const { security } of Object.values(methods)) expect(security).toEqual([{ key: [] }]);
  expect(Object.keys(document.components.securitySchemes)).toEqual(['key']);
});
