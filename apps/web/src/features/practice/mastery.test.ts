import type { Attempt, Progress } from '@elucida/contract/merge-progress';
import { expect, test } from 'vitest';
import { mastery } from './mastery.ts';
import { BEGINNER } from './progress.ts';

const solved = (points: number | null, skills?: Attempt['skills']): Attempt => ({
  tries: 1,
  hints: [],
  points,
  shown: points === null,
  skills,
});
const progress = (attempts: readonly Attempt[]): Progress => ({
  ...BEGINNER,
  attempts: Object.fromEntries(attempts.map((each, i) => [String(i), each])),
});

test('a skill is mastered from five problems on with four fifths of the points', () => {
  const four = Array.from({ length: 4 }, () => solved(100, ['carbonyls']));
  expect(mastery(progress(four), 'carbonyls')).toEqual({
    share: 1,
    problems: 4,
    level: 'growing',
  });
  expect(mastery(progress([...four, solved(60, ['carbonyls'])]), 'carbonyls')?.level).toBe(
    'mastered',
  );
  expect(mastery(progress([...four, solved(null, ['carbonyls'])]), 'carbonyls')).toEqual({
    share: 0.8,
    problems: 5,
    level: 'mastered',
  });
});

test('what was given up counts nothing, and problems without skills do not count', () => {
  expect(mastery(progress([solved(100)]), 'couplings')).toBeNull();
  expect(
    mastery(progress([solved(null, ['couplings']), solved(80, ['aromatics'])]), 'couplings'),
  ).toEqual({ share: 0, problems: 1, level: 'begun' });
});
