import { readdirSync, readFileSync } from 'node:fs';
import * as modelBounds from '@elucida/models/bounds';
import { expect, test } from 'vitest';

const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
const section = operations.split('\n## ').find((part) => part.startsWith('Bounds\n'))!;
const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => file.replace('.ts', ''));

test('the operator’s page names every bound once, and none that is not there', async () => {
  const modules = (await Promise.all(
    names.map((name) => import(/* @vite-ignore */ `./${name}.ts`)),
  )) as object[];
  const bounds = [...modules, modelBounds].flatMap((groups) =>
    Object.entries(groups).flatMap(([group, value]) =>
      typeof value === 'object' ? Object.keys(value).map((key) => `${group}.${key}`) : [group],
    ),
  );
  const named = [...section.matchAll(/`([A-Z][A-Z_]+(?:\.\w+)?)`/g)]
    .map(([, name]) => name!)
    .filter((name) => !['UNVERIFIED_DAYS'].includes(name));
  expect(bounds.length).toBeGreaterThan(60);
  expect(named.toSorted()).toEqual(bounds.toSorted());
});
