import { unattended } from '@elucida/engine/stages';
import { expect, test } from 'vitest';
import { searchingFor } from './searching-for.ts';

test('the seconds that a person gives a search run down', () => {
  let now = 5_000;
  const { searchTime } = searchingFor(60, unattended, () => now);
  expect([searchTime!.left(), searchTime!.share()]).toEqual([60, 0]);
  now += 15_000;
  expect([searchTime!.left(), searchTime!.share()]).toEqual([45, 0.25]);
  now += 50_000;
  expect([searchTime!.left(), searchTime!.share()]).toEqual([0, 1]);
});

test('without seconds the search ends by itself', () => {
  expect(searchingFor(undefined, unattended)).toBe(unattended);
});
