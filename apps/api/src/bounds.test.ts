import { readFileSync } from 'node:fs';
import * as modelBounds from '@elucida/models/bounds';
import { expect, test } from 'vitest';
import * as bounds from './bounds.ts';

const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const section = operations.split('\n## ').find((part) => part.startsWith('Bounds\n'))!;

test('the operator’s page names every bound once, and none that is not there', () => {
  const names = Object.entries({ ...bounds, ...modelBounds }).flatMap(([group, value]) =>
    typeof value === 'object' ? Object.keys(value).map((key) => `${group}.${key}`) : [group],
  );
  const named = [...section.matchAll(/`([A-Z][A-Z_]+(?:\.\w+)?)`/g)]
    .map(([, name]) => name!)
    .filter((name) => !['UNVERIFIED_DAYS'].includes(name));
  expect(names.length).toBeGreaterThan(60);
  expect(named.toSorted()).toEqual(names.toSorted());
});
