import { expect, test } from 'vitest';
import { mergeProgress, type Attempt, type Progress } from './merge-progress.ts';
import { progressSchema } from './practice-progress.ts';

const attempt = (change: Partial<Attempt>): Attempt => ({
  tries: 1,
  hints: [],
  points: null,
  shown: false,
  ...change,
});
const PHONE: Progress = {
  rating: { value: 1200, deviation: 120, volatility: 0.06 },
  attempts: { a: attempt({ tries: 3, hints: ['carbons'] }), b: attempt({ points: 90 }) },
};
const DESK: Progress = {
  rating: { value: 1350, deviation: 90, volatility: 0.06 },
  attempts: { a: attempt({ hints: ['band'], points: 85 }), c: attempt({ shown: true }) },
};

test('what was reached on either device counts, in either order and once', () => {
  const merged = mergeProgress(PHONE, DESK);
  expect(merged).toEqual({
    rating: DESK.rating,
    attempts: {
      a: { tries: 3, hints: ['band', 'carbons'], points: 85, shown: false },
      b: PHONE.attempts['b'],
      c: DESK.attempts['c'],
    },
  });
  expect(mergeProgress(DESK, PHONE)).toEqual(merged);
  expect(mergeProgress(merged, merged)).toEqual(merged);
  expect(mergeProgress(merged, PHONE)).toEqual(merged);
  expect(progressSchema.parse(merged)).toEqual(merged);
});

test('ratings that rest on as much: the higher; solved twice: the fewer points', () => {
  const higher = { ...PHONE, rating: { ...PHONE.rating, value: 1300 } };
  expect(mergeProgress(PHONE, higher).rating.value).toBe(1300);
  expect(mergeProgress(higher, PHONE).rating.value).toBe(1300);
  const one = { ...PHONE, attempts: { a: attempt({ points: 40 }) } };
  const other = { ...PHONE, attempts: { a: attempt({ points: 95 }) } };
  expect(mergeProgress(one, other).attempts['a']!.points).toBe(40);
});

test('the first day and all skills are kept, in either order', () => {
  const one = { ...PHONE, attempts: { a: attempt({ on: '2026-11-28', skills: ['couplings'] }) } };
  const other = { ...PHONE, attempts: { a: attempt({ on: '2026-11-02', skills: ['carbonyls'] }) } };
  const merged = mergeProgress(one, other);
  expect(merged.attempts['a']).toMatchObject({
    on: '2026-11-02',
    skills: ['carbonyls', 'couplings'],
  });
  expect(mergeProgress(other, one)).toEqual(merged);
  expect(progressSchema.parse(merged)).toEqual(merged);
  expect(
    progressSchema.safeParse({ ...PHONE, attempts: { a: attempt({ on: 'today' }) } }).success,
  ).toBe(false);
});
