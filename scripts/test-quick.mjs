// `npm run test:quick`: types, lint and as many unit tests as fit into the inner loop. It proves
// less than `npm test`.
import { spawnSync } from 'node:child_process';
import { readCommandLine } from './lib/command-line.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { pickQuick } from './lib/pick-quick.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { slowestTen, vitestTimes } from './lib/slowest.mjs';

readCommandLine({
  usage: `Usage: npm run test:quick

Types, lint and the quick unit tests; those next to changed files come first.`,
});

const bin = (path) => inRoot('node_modules', path);
const node = process.execPath;
const lines = (command, ...args) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

async function step(name, args) {
  const started = Date.now();
  const code = await run(node, args, { env: { NO_COLOR: '1' } });
  say(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return code;
}

await ensureInstalled();
await ensureBuilt();
const files = lines(
  'git',
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  'packages/*/src/**/*.test.ts',
  'research/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.tsx',
);
const changed = lines('git', 'status', '--porcelain', '--no-renames').map((line) => line.slice(3));
const { picked, left } = pickQuick(files, {
  times: vitestTimes(inRoot('.cache/vitest.json')),
  changed,
});
say(
  `${picked.length} of ${files.length} files of unit tests; ${left.length} slower ones are left to npm test.`,
);
// Types and lint need one core each and no longer than the tests, which need two.
const checks = Promise.all([
  step('types: packages, api, cli, research, e2e', [
    bin('typescript/bin/tsc'),
    '-p',
    'tsconfig.json',
    '--incremental',
    '--tsBuildInfoFile',
    inRoot('.cache/quick.tsbuildinfo'),
  ]),
  step('types: web', [
    bin('typescript/bin/tsc'),
    '-p',
    'apps/web/tsconfig.json',
    '--incremental',
    '--tsBuildInfoFile',
    inRoot('.cache/quick-web.tsbuildinfo'),
  ]),
]).then(async (codes) => [
  ...codes,
  await step('lint', [
    bin('eslint/bin/eslint.js'),
    '.',
    '--cache',
    '--cache-location',
    inRoot('.cache/eslint'),
  ]),
]);
const codes = await checks;
// Beside the whole run's report, which says what is quick.
const report = inRoot('.cache/vitest-quick.json');
codes.push(
  await step('unit tests', [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...picked,
  ]),
);
say(slowestTen('files of unit tests', vitestTimes(report)));
const failed = codes.filter((code) => code !== 0).length;
process.stdout.write(`\n${codes.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
