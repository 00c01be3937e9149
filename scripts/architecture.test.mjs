import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

const WORKSPACES = [
  ...['packages', 'apps']
    .flatMap((kind) => readdirSync(inRoot(kind)).map((name) => `${kind}/${name}`))
    .filter((path) => readdirSync(inRoot(path)).includes('src')),
  'research',
];

/** Where a workspace's folders are: research ships nothing and has no `src`. */
const sourceOf = (workspace) => inRoot(workspace, workspace === 'research' ? '.' : 'src');

/** Folders below a workspace's sources, as paths from there. */
const foldersOf = (workspace) =>
  readdirSync(sourceOf(workspace), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(sourceOf(workspace), join(entry.parentPath, entry.name)))
    .filter((path) => workspace !== 'research' || !/^(dist|results)\b/.test(path));

/** Folders in the first column of a workspace's table in the page on architecture. */
function namedFor(workspace) {
  const page = readFileSync(inRoot('docs/architecture.md'), 'utf8');
  const [, section = ''] = page.split(`\n### ${workspace}\n`);
  const rows = section
    .split(/\n##/)[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...row.split(' | ')[0].matchAll(/`([^`]+)`/g)].map(([, folder]) => folder),
  );
}

test.each(WORKSPACES)('docs/architecture.md names every folder of %s once', (workspace) => {
  expect(namedFor(workspace).toSorted()).toEqual(foldersOf(workspace).toSorted());
});

test.each(WORKSPACES)('%s has a README of about ten lines', (workspace) => {
  const lines = readFileSync(inRoot(workspace, 'README.md'), 'utf8')
    // Its example: readme-examples.test.mjs.
    .replaceAll(/^```.*?^```$/gms, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    // A table is looked things up in, and is not part of the ten lines.
    .filter((line) => !line.startsWith('|'));
  expect(lines.length).toBeGreaterThanOrEqual(6);
  expect(lines.length).toBeLessThanOrEqual(16);
});
