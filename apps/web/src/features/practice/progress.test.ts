import type { ListedProblem } from '@elucida/contract/practice';
import { expect, test } from 'vitest';
import { Glicko2 } from 'glicko2';
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

test('Glicko-2 as in the worked example of its paper', () => {
  // Glickman (2012), "Example of the Glicko-2 system": 1500 ± 200, volatility 0.06, τ 0.5; wins, loses, loses.
  const ranking = new Glicko2({ tau: 0.5 });
  const player = ranking.makePlayer(1500, 200, 0.06);
  ranking.updateRatings([
    [player, ranking.makePlayer(1400, 30), 1],
    [player, ranking.makePlayer(1550, 100), 0],
    [player, ranking.makePlayer(1700, 300), 0],
  ]);
  expect(player.getRating()).toBeCloseTo(1464.06, 1);
  expect(player.getRd()).toBeCloseTo(151.52, 1);
  expect(player.getVol()).toBeCloseTo(0.05999, 4);
});

test('a rating after one problem is that of a rating period of one game', () => {
  const won = rate({ value: 1500, deviation: 200, volatility: 0.06 }, 1400, 1);
  // Steps 3 to 8 by hand: μ 0, φ 1.1513, φ_j 80/173.7178, g 0.9692, E 0.6360, v 4.598; volatility stays at 0.06.
  expect(won.value).toBeCloseTo(1563.2, 1);
  expect(won.deviation).toBeCloseTo(176.39, 1);
  expect(won.volatility).toBeCloseTo(0.06, 4);
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
