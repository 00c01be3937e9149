import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** Where the first word of a quoted test's path leads. */
const FOLDERS = {
  web: 'apps/web/src',
  api: 'apps/api/src',
  trials: 'apps/api/trials',
  cli: 'apps/cli/src',
  scripts: 'scripts',
  spectra: 'packages/spectra/src',
  molecules: 'packages/molecules/src',
  generator: 'packages/generator/src',
  naming: 'packages/naming/src',
  library: 'packages/library/src',
  prediction: 'packages/prediction/src',
  reading: 'packages/reading/src',
  engine: 'packages/engine/src',
  contract: 'packages/contract/src',
  messages: 'packages/messages/src',
  models: 'packages/models/src',
  analysis: 'packages/analysis/src',
  'report-pdf': 'packages/report-pdf/src',
};
const QUOTED = /`([\w-]+)\/([\w./-]+\.(?:test|spec)\.(?:tsx?|mjs)): ([^`]+)`/g;

const checklist = readFileSync(inRoot('docs/checklist.md'), 'utf8');
const rows = checklist.split('\n').filter((line) => /^\| (?!Line|---)/.test(line));
const security = readFileSync(inRoot('docs/security.md'), 'utf8');
const quotedIn = (text) =>
  [...text.matchAll(QUOTED)].map(([, folder, path, name]) => ({
    file: `${FOLDERS[folder] ?? folder}/${path}`,
    name,
  }));
const quoted = quotedIn(checklist);

/** All quotes as one kind: a long title is several strings, in whatever quotes each needs. */
const plain = (text) => text.replaceAll(/\\?['"`]/g, '"');

/**
 * Whether a file has a test of that title: the first argument of a call, in any quotes, on its line
 * or the next, in one string or several that are joined.
 */
function hasTest(file, name) {
  if (!existsSync(inRoot(file))) return false;
  const source = plain(readFileSync(inRoot(file), 'utf8'))
    .replaceAll(/"\s*\+\s*"/g, '')
    .replaceAll(/\(\s+/g, '(');
  return source.includes(`("${plain(name)}"`);
}

test('every test that the checklist quotes exists under that name', () => {
  expect(quoted.length).toBeGreaterThan(150);
  expect(
    quoted
      .filter(({ file, name }) => !hasTest(file, name))
      .map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]);
});

test('so does every test that the page on security quotes', () => {
  const proofs = quotedIn(security);
  expect(proofs.length).toBeGreaterThan(15);
  expect(
    proofs
      .filter(({ file, name }) => !hasTest(file, name))
      .map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]);
});

test('every line of the checklist names a test or says when it will', () => {
  const bare = rows.filter(
    (row) => !/\.(test|spec)\.(tsx?|mjs): [^`]+`/.test(row) && !/\| later issue/.test(row),
  );
  expect(bare).toEqual([]);
});
