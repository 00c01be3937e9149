import type { ListedProblem } from '@elucida/contract/practice';
import { expect, test } from 'vitest';
import { afterCheck, afterGivingUp, afterHint, pointsLeft } from './attempt-changes.ts';
import { nextProblem } from './next-problem.ts';
import { attemptOf, BEGINNER, readProgress, stateOf } from './progress.ts';
import { rate } from './rate.ts';

const problem = (id: string, rating: number): ListedProblem => ({
  id,
  rating,
  level: 'small',
  fields: ['esters'],
  formula: 'C4H8O2',
});
const EASY = problem('a', 1000),
  FITTING = problem('b', 1150),
  HARD = problem('c', 2000);

test('Glicko-2 as in its paper', () => {
  // Glickman (2012), "Example of the Glicko-2 system": the first of its three games, 1500 ± 200 wins against 1400 ± 30.
  const won = rate({ value: 1500, deviation: 200, volatility: 0.06 }, 1400, 1);
  expect(won.value).toBeGreaterThan(1540);
  expect(won.value).toBeLessThan(1580);
  expect(won.deviation).toBeLessThan(200);
});

test('solving raises the rating, giving up lowers it, and each problem counts once', () => {
  const solved = afterCheck(BEGINNER, FITTING, true);
  expect(solved.rating.value).toBeGreaterThan(BEGINNER.rating.value);
  expect(attemptOf(solved, 'b')).toEqual({ tries: 1, hints: [], points: 100, shown: false });
  expect(afterCheck(solved, FITTING, true).rating).toEqual(solved.rating);
  expect(afterGivingUp(solved, FITTING)).toEqual(solved);
  const shown = afterGivingUp(BEGINNER, FITTING);
  expect(shown.rating.value).toBeLessThan(BEGINNER.rating.value);
  // Solved after its solution was seen: no points.
  expect(attemptOf(afterCheck(shown, FITTING, true), 'b').points).toBeNull();
});

test('a wrong structure costs nothing, hints cost once', () => {
  const wrong = afterCheck(BEGINNER, FITTING, false);
  expect(wrong.rating).toEqual(BEGINNER.rating);
  expect(stateOf(attemptOf(wrong, 'b'))).toBe('tried');
  const helped = afterHint(afterHint(wrong, FITTING, 'band'), FITTING, 'fragment');
  expect(pointsLeft(attemptOf(helped, 'b'))).toBe(65);
  expect(afterHint(helped, FITTING, 'band')).toEqual(helped);
  expect(attemptOf(afterCheck(helped, FITTING, true), 'b').points).toBe(65);
});

test('the next problem is a little above the student, and none that is done', () => {
  const all = [EASY, FITTING, HARD];
  expect(nextProblem(all, BEGINNER)?.id).toBe('b');
  const solved = afterCheck(BEGINNER, FITTING, true);
  expect(nextProblem(all, solved)?.id).not.toBe('b');
  expect(nextProblem([FITTING], solved)).toBeNull();
});

test('what is damaged or of a stranger is read as nothing', () => {
  for (const text of [null, '', '{', '[]', '{"rating":{"value":"x"},"attempts":{}}'])
    expect(readProgress(text)).toEqual(BEGINNER);
  const kept = afterHint(BEGINNER, EASY, 'band');
  expect(readProgress(JSON.stringify(kept))).toEqual(kept);
  const broken = { ...kept, attempts: { ...kept.attempts, d: { tries: 'many' } } };
  expect(readProgress(JSON.stringify(broken))).toEqual(kept);
  expect(attemptOf(kept, 'constructor').tries).toBe(0);
});
