import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { importedWordsFile } from '@elucida/naming/words/imported-words';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { expect, test } from 'vitest';
import { DATASETS } from './datasets.ts';

const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const [, table] = page.split('\n## How each file');
const rows = table.split('\n').filter((line) => line.startsWith('| `'));
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

test('the README says of each learned or imported table how it is made, once', () => {
  const files = [defaultDataDirectory(), dirname(importedWordsFile())]
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => !name.endsWith('.md'));
  const named = rows.flatMap((row) => quoted(row.split(' | ')[0]));
  // The kernel is built, and not there before.
  expect(named.toSorted()).toEqual([...new Set([...files, 'network.wasm'])].toSorted());
});

test('every data set that it names has a hash', () => {
  const named = rows.flatMap(quoted).filter((name) => /\.jsonl\.gz$/.test(name));
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(Object.keys(DATASETS)).toContain(name);
});
