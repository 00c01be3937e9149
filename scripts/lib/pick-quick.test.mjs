import { expect, test } from 'vitest';
import { pickQuick } from './pick-quick.mjs';

const files = [
  'packages/naming/src/a.test.ts',
  'packages/spectra/src/b.test.ts',
  'apps/api/src/app.test.ts',
  'apps/api/src/quota/c.test.ts',
];

test('without a measurement, what starts servers or searches is left to the whole run', () => {
  expect(pickQuick(files, { times: [], changed: [] })).toEqual({
    picked: [files[1], files[3]],
    left: [files[0], files[2]],
  });
});

test('the quickest come first and the budget is kept', () => {
  const times = [
    { name: files[0], ms: 30_000 },
    { name: files[1], ms: 20_000 },
    { name: files[2], ms: 10 },
    { name: files[3], ms: 300 },
  ];
  expect(pickQuick(files, { times, changed: [] })).toEqual({
    picked: [files[2], files[3], files[1]],
    left: [files[0]],
  });
});

test('what lies next to a changed file comes before what is quicker', () => {
  const times = [
    { name: files[0], ms: 30_000 },
    { name: files[1], ms: 20_000 },
    { name: files[2], ms: 10 },
    { name: files[3], ms: 300 },
  ];
  expect(pickQuick(files, { times, changed: ['packages/naming/src/write.ts'] }).picked[0]).toBe(
    files[0],
  );
});
