import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

const IMPORT = /\bfrom '(\.\.?\/[^']+)'/g;

/** Layer of each folder by docs/architecture.md; the first asks no other. */
function layersOf(workspace) {
  const page = readFileSync(inRoot('docs/architecture.md'), 'utf8');
  const [, section = ''] = page.split(`\n### ${workspace}\n`);
  const rows = section.split(/\n##/)[0].matchAll(/^\| (\d+) [a-z]+ +\|([^|]+)\|/gm);
  return new Map(
    [...rows].flatMap(([, layer, folders]) =>
      [...folders.matchAll(/`([^`]+)`/g)].map(([, folder]) => [folder, Number(layer)]),
    ),
  );
}

/** Source files of a workspace in folders, tests and what they share left out. */
const filesOf = (workspace) =>
  readdirSync(inRoot(workspace, 'src'), { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[^/]+\/.*\.ts$/.test(path) && !/\.test\.ts$|(^|\/)testing\//.test(path));

const folderOf = (path) => path.split('/')[0];

test.each(['packages/spectra', 'packages/engine'])('%s asks no later layer', (workspace) => {
  const layers = layersOf(workspace);
  const files = filesOf(workspace);
  expect([...layers.keys()].toSorted()).toEqual([...new Set(files.map(folderOf))].toSorted());
  const later = files.flatMap((path) =>
    [...readFileSync(inRoot(workspace, 'src', path), 'utf8').matchAll(IMPORT)]
      .map(([, asked]) => normalize(join(path, '..', asked)).replaceAll('\\', '/'))
      .filter((asked) => layers.get(folderOf(asked)) > layers.get(folderOf(path)))
      .map((asked) => `${path} → ${asked}`),
  );
  expect(later).toEqual([]);
});
