import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DATA_FOLDER } from './data-folder.ts';
import { DATASETS, stateOf, type Dataset } from './datasets.ts';

describe.skipIf(!existsSync(DATA_FOLDER))('data sets (needs ../shared/data)', () => {
  test.each(Object.keys(DATASETS) as Dataset[])('%s is the one the tables were made from', (name) =>
    expect(stateOf(name)).toBe('as meant'),
  );
});
