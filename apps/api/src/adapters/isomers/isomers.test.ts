import { loadTables } from '@elucida/analysis/load-engine';
import { afterAll, expect, test } from 'vitest';
import { createIsomers } from './isomers.ts';

// A real thread.
const isomers = createIsomers({ tables: loadTables() });
afterAll(() => isomers.close());
const limitMs = 60_000;

test('a guide is made and a structure looked up on the thread', async () => {
  expect(
    await isomers.run(
      'make-guide',
      { name: 'ethanol', lang: 'en', offset: 0, limit: 5 },
      { limitMs },
    ),
  ).toMatchObject({ ok: true, guide: { formula: 'C2H6O', total: 2 } });
  expect(
    await isomers.run('look-up-structure', { text: 'CCO', lang: 'en' }, { limitMs }),
  ).toMatchObject({ structure: { inchikey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N' } });
  expect(
    await isomers.run('make-guide', { name: 'asdf', lang: 'en', offset: 0, limit: 5 }, { limitMs }),
  ).toMatchObject({ ok: false, code: 'unknown_name' });
}, 60_000);
