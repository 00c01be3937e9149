// `npm test`: set-up, then builds, types, lint, arrows, licences, unit, integration and browser
// tests, on a fresh clone too.
import { mkdirSync, rmSync } from 'node:fs';
import { playwrightCounts, sum, vitestCounts } from './lib/counts.mjs';
import { readCommandLine } from './lib/command-line.mjs';
import { ensureHeadlessShell } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNginx } from './lib/ensure-nginx.mjs';
import { ensurePostgres } from './lib/ensure-postgres.mjs';
import { failuresText, playwrightFailures, vitestFailures } from './lib/failures.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { playwrightTimes, slowestTen, vitestTimes } from './lib/slowest.mjs';

readCommandLine({
  usage: `Usage: npm test

Installs what is missing, builds, and runs every check and test. One file: npx vitest run PATH.`,
});

const bin = (path) => inRoot('node_modules', path);
const node = process.execPath;
/** Beside the first checks: what is built is bundled and packed on one core, most of the time. */
const BUILDS = ['builds', inRoot('scripts/build.mjs'), []];
/** The longest first: they run two at a time. */
const CHECKS = [
  ['lint', bin('eslint/bin/eslint.js'), ['.']],
  ['types: packages, api, cli, research, e2e', bin('typescript/bin/tsc'), ['-p', 'tsconfig.json']],
  ['format', bin('prettier/bin/prettier.cjs'), ['--check', '--log-level', 'warn', '.']],
  ['types: web', bin('typescript/bin/tsc'), ['-p', 'apps/web/tsconfig.json']],
  [
    'arrows between packages',
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'e2e', 'fixtures', 'research'],
  ],
  [
    'cycles of folders',
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    ['--config', '.dependency-cruiser.folders.mjs', 'packages', 'apps', 'e2e', 'research'],
  ],
  ['dead code and dependencies', bin('knip/bin/knip.js'), ['--no-progress', '--no-config-hints']],
  ['licences', inRoot('scripts/check-licences.mjs'), []],
];
const BUDGETS = ['page budgets', inRoot('scripts/check-budgets.mjs'), []];

/** What failed, for the last lines: `{ name, message }`. */
const failures = [];

async function check([name, script, args]) {
  const started = Date.now();
  const code = await run(node, [script, ...args]);
  say(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (code !== 0) failures.push({ name: `check: ${name}`, message: `exit code ${code}` });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** Each is one thread: one after the other they would leave every core but one idle. */
async function buildsAndChecks() {
  const waiting = [BUILDS, ...CHECKS];
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results.push(await check(next));
  };
  await Promise.all([lane(), lane()]);
  return sum([...results, await check(BUDGETS)]);
}

/** A run that ends badly without naming a test, as one that is killed, is named itself. */
function noteFailures(name, code, named) {
  failures.push(...named);
  if (code !== 0 && named.length === 0) failures.push({ name, message: `exit code ${code}` });
}

async function unitTests(env) {
  const report = inRoot('.cache/vitest.json');
  const failed = inRoot('.cache/vitest-failures.json');
  for (const old of [report, failed]) rmSync(old, { force: true });
  const code = await run(
    node,
    [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--reporter=${inRoot('scripts/lib/vitest-failures.mjs')}`,
      `--outputFile.json=${report}`,
    ],
    { env: { ...env, VITEST_FAILURES: failed } },
  );
  const counts = vitestCounts(report);
  noteFailures('unit tests', code, vitestFailures(failed));
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
  noteFailures('browser tests', code, playwrightFailures(report));
  say(slowestTen('browser tests', playwrightTimes(report)));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const parts = [];
/** One part of the run, with its time for the last lines. */
async function part(name, work) {
  const started = Date.now();
  const result = await work();
  parts.push(`${((Date.now() - started) / 1000).toFixed(0).padStart(6)}  ${name}`);
  return result;
}

const { chromium, env } = await part('set-up', async () => {
  await ensureInstalled();
  mkdirSync(inRoot('.cache'), { recursive: true });
  const browser = await ensureHeadlessShell();
  const postgres = await ensurePostgres();
  if (postgres === undefined)
    say('SKIPPED database tests on PostgreSQL: none could be installed here. SQLite is tested.');
  const nginx = await ensureNginx();
  if (nginx === undefined)
    say('SKIPPED the test of several servers: no nginx could be installed here.');
  return {
    chromium: browser,
    env: { POSTGRES_BIN: postgres ?? '', NGINX_BIN: nginx ?? '', NO_COLOR: '1' },
  };
});
const { passed, failed, skipped } = sum([
  await part('builds and checks', buildsAndChecks),
  await part('unit and integration tests', () => unitTests(env)),
  await part('browser tests', () => browserTests(env, chromium)),
]);
if (failed > 0) say(failuresText(failures));
say(['Where the time went (seconds):', ...parts].join('\n'));
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = failed === 0 ? 0 : 1;
