import { expect, test } from 'vitest';
import { sampleFolders } from './sample-folders.ts';

const file = (path: string) => ({ path, size: 1, bytes: () => new Uint8Array(1) });
const seen = (paths: readonly string[]) =>
  sampleFolders(paths.map(file)).map(({ folder, structures, files }) => ({
    folder,
    structures: structures.map(({ path }) => path),
    files: files.map(({ path }) => path),
  }));

test('each folder with a structure is a sample, with what lies below', () => {
  expect(
    seen([
      'week/a/expected.mol',
      'week/a/10/fid',
      'week/b/b.smi',
      'week/b/ir.dx',
      'week/notes.txt',
    ]),
  ).toEqual([
    {
      folder: 'week/a/',
      structures: ['week/a/expected.mol'],
      files: ['week/a/expected.mol', 'week/a/10/fid'],
    },
    { folder: 'week/b/', structures: ['week/b/b.smi'], files: ['week/b/b.smi', 'week/b/ir.dx'] },
  ]);
});

test('a structure inside an experiment belongs to the folder above the experiment', () => {
  const paths = ['a/10/acqus', 'a/10/pdata/1/structure.mol', 'a/11/fid', 'a/11/acqus'];
  expect(seen(paths)).toEqual([
    { folder: 'a/', structures: ['a/10/pdata/1/structure.mol'], files: paths },
  ]);
});

test('a sample within a sample keeps its own files; the root may be a sample', () => {
  expect(seen(['x.mol', 'ir.csv', 'inner/y.mol', 'inner/ir.csv'])).toEqual([
    { folder: '', structures: ['x.mol'], files: ['x.mol', 'ir.csv'] },
    { folder: 'inner/', structures: ['inner/y.mol'], files: ['inner/y.mol', 'inner/ir.csv'] },
  ]);
  expect(seen(['a/ir.csv'])).toEqual([]);
});
