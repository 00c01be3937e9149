import { expect, test } from 'vitest';
import { basqueDate, basqueDateTime } from './basque.ts';
import { formatCount, formatPercent, formatSeconds } from './numbers.ts';

test.each([
  [new Date(2026, 10, 21), '2026ko azaroaren 21a'],
  [new Date(2025, 0, 11), '2025eko urtarrilaren 11'],
  [new Date(2021, 11, 31), '2021eko abenduaren 31'],
  [new Date(2030, 4, 5), '2030eko maiatzaren 5a'],
  [new Date(2031, 5, 1), '2031ko ekainaren 1a'],
  [new Date(2000, 1, 2), '2000ko otsailaren 2a'],
])('%s', (date, text) => expect(basqueDate(date)).toBe(text));

test('with the time of day', () =>
  expect(basqueDateTime(new Date(2026, 10, 21, 7, 5))).toBe('2026ko azaroaren 21a, 07:05'));

test('numbers in each language', () => {
  expect([formatPercent(0.873, 'en'), formatPercent(0.873, 'eu')]).toEqual(['87%', '%\u00a087']);
  expect(formatPercent(0.873, 'es')).toMatch(/^87\s%$/);
  expect([formatCount(12345, 'en'), formatCount(12345, 'es'), formatCount(12345, 'eu')]).toEqual([
    '12,345',
    '12\u202f345',
    '12\u202f345',
  ]);
  expect([formatSeconds(812, 'en'), formatSeconds(812, 'eu'), formatSeconds(12_400, 'es')]).toEqual(
    ['0.8 s', '0,8 s', '12 s'],
  );
});
