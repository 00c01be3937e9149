import { expect, test } from 'vitest';
import { about as en } from './en/about.ts';
import { about as es } from './es/about.ts';
import { about as eu } from './eu/about.ts';
import { shape, translated } from '../testing/translated.ts';

test.each(translated({ es, eu }))('%s has every text of the English page', (_language, text) =>
  expect(shape(text)).toEqual(shape(en)),
);

test('the timeline runs 2022, 2024, 2025, now', () => {
  expect(en.timeline.points.map(({ title }) => title)).toEqual(['2022', '2024', '2025', 'Now']);
});
