import { expect, test } from 'vitest';
import { about as en } from './en/about.ts';
import { about as es } from './es/about.ts';
import { about as eu } from './eu/about.ts';

const shape = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.map(shape)
      : Object.entries(value as object).map(([key, inner]) => [key, shape(inner)]);

test.each([
  ['es', es],
  ['eu', eu],
] as const)('%s has every text of the English page', (_language, text) =>
  expect(shape(text)).toEqual(shape(en)),
);

test('the timeline runs 2022, 2024, 2025, now', () => {
  expect(en.timeline.points.map(({ title }) => title)).toEqual(['2022', '2024', '2025', 'Now']);
});
