import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';

const licences = (...args) =>
  spawnSync(process.execPath, [inRoot('scripts/check-licences.mjs'), ...args], {
    encoding: 'utf8',
  });

test('--help says what a command does and ends it', () => {
  const { status, stdout, stderr } = licences('--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage: npm run licences\n/);
});

test.each(['--frob', 'frob'])('%s is refused with a sentence and the usage', (argument) => {
  const { status, stdout, stderr } = licences(argument);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/frob'.*\n\nUsage: npm run licences\n/);
  expect(stderr).not.toContain('node:internal');
});
