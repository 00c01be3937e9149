import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { layersOf } from './lib/layers.mjs';
import { inRoot } from './lib/paths.mjs';

const IMPORT = /\bfrom '(\.\.?\/[^']+)'/g;

/** Source files of a workspace in folders, tests and what they share left out. */
const filesOf = (workspace) =>
  readdirSync(inRoot(workspace, 'src'), { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[^/]+\/.*\.ts$/.test(path) && !/\.test\.ts$|(^|\/)testing\//.test(path));

const folderOf = (path) => path.split('/')[0];

test.each(['packages/spectra', 'packages/reading', 'packages/engine'])(
  '%s asks no later layer',
  (workspace) => {
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
  },
);
