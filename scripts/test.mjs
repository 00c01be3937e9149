// `npm test`: set-up, then types, lint, arrows, licences, unit, integration and browser tests, on a
// fresh clone too.
import { mkdirSync, rmSync } from 'node:fs';
import { playwrightCounts, sum, vitestCounts } from './lib/counts.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNginx } from './lib/ensure-nginx.mjs';
import { ensurePostgres } from './lib/ensure-postgres.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { playwrightTimes, slowestTen, vitestTimes } from './lib/slowest.mjs';

const bin = (path) => inRoot('node_modules', path);
const node = process.execPath;
const CHECKS = [
  ['types: packages, api, cli, research, e2e', bin('typescript/bin/tsc'), ['-p', 'tsconfig.json']],
  ['types: web', bin('typescript/bin/tsc'), ['-p', 'apps/web/tsconfig.json']],
  ['format', bin('prettier/bin/prettier.cjs'), ['--check', '--log-level', 'warn', '.']],
  ['lint', bin('eslint/bin/eslint.js'), ['.']],
  [
    'arrows between packages',
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'e2e', 'fixtures', 'research'],
  ],
  ['dead code and dependencies', bin('knip/bin/knip.js'), ['--no-progress', '--no-config-hints']],
  ['licences', inRoot('scripts/check-licences.mjs'), []],
  ['page budgets', inRoot('scripts/check-budgets.mjs'), []],
];

async function check([name, script, args]) {
  const started = Date.now();
  const code = await run(node, [script, ...args]);
  say(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

async function unitTests(env) {
  const report = inRoot('.cache/vitest.json');
  rmSync(report, { force: true });
  const code = await run(
    node,
    [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env },
  );
  const counts = vitestCounts(report);
  say(slowestTen('files of unit tests', vitestTimes(report)));
  // Vitest also fails for errors outside any test, console output among them.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function browserTests(env, chromium) {
  if (chromium === undefined) {
    say('SKIPPED browser tests: no Chromium could be installed here.');
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const report = inRoot('.cache/playwright.json');
  rmSync(report, { force: true });
  const code = await run(
    node,
    [
      bin('@playwright/test/cli.js'),
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    {
      env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  );
  const counts = playwrightCounts(report);
  say(slowestTen('browser tests', playwrightTimes(report)));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

await ensureInstalled();
mkdirSync(inRoot('.cache'), { recursive: true });
await ensureBuilt('api', 'cli', 'web');
const chromium = await ensureChromium();
const postgres = await ensurePostgres();
if (postgres === undefined)
  say('SKIPPED database tests on PostgreSQL: none could be installed here. SQLite is tested.');
const nginx = await ensureNginx();
if (nginx === undefined)
  say('SKIPPED the test of several servers: no nginx could be installed here.');
const env = { POSTGRES_BIN: postgres ?? '', NGINX_BIN: nginx ?? '', NO_COLOR: '1' };

const results = [];
for (const entry of CHECKS) results.push(await check(entry));
results.push(await unitTests(env));
results.push(await browserTests(env, chromium));
const { passed, failed, skipped } = sum(results);
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = failed === 0 ? 0 : 1;
