import { seededRandom } from '../../../candidates/search/random.ts';
import { expect, test } from 'vitest';
import { endAt, positionSd } from './snap.ts';

/** ¹H shifts of limonene's ring and chain, ppm. */
const LIMONENE = Float64Array.from([
  1.48, 1.65, 1.73, 1.79, 1.84, 1.95, 2.02, 2.05, 2.09, 4.71, 5.4,
]);

/** The shifts with normal errors of `sd` ppm. */
function recorded(sd: number): number[] {
  const random = seededRandom(1);
  const normal = () =>
    Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return Array.from({ length: 20 }, () => [...LIMONENE]).flatMap((shifts) =>
    shifts.map((shift) => shift + sd * normal()),
  );
}

test('how exactly positions repeat the list is taken from them', () => {
  expect(positionSd([...LIMONENE], LIMONENE, 'H1')).toBe(0.005);
  const sd = positionSd(recorded(0.012), LIMONENE, 'H1');
  expect(sd).toBeGreaterThan(0.008);
  expect(sd).toBeLessThan(0.016);
  expect(positionSd(recorded(0.5), LIMONENE, 'H1')).toBe(0.02);
  // Too few to say.
  expect(positionSd([1.48, 1.65], LIMONENE, 'H1')).toBe(0.012);
});

test('an exact position means one signal; an inexact one also those that its error reaches', () => {
  const at = (position: number, sd: number) => {
    const { signals, costs } = endAt(position, LIMONENE, { axis: 'H1', sd });
    return signals.map((signal, i) => [LIMONENE[signal], Math.round(10 * costs[i]) / 10]);
  };
  expect(at(2.02, 0.005)).toEqual([[2.02, 0]]);
  // (0.01² − 0.02²) / (2 · 0.012²)
  expect(at(2.03, 0.012)).toEqual([
    [2.02, 0],
    [2.05, -1],
  ]);
  expect(at(3.3, 0.02)).toEqual([]);
  expect(at(NaN, 0.02)).toEqual([]);
});

test('the true signal of a position is among those that it may mean', () => {
  const positions = recorded(0.012);
  const sd = positionSd(positions, LIMONENE, 'H1');
  const missed = positions.filter(
    (position, i) =>
      !endAt(position, LIMONENE, { axis: 'H1', sd }).signals.includes(i % LIMONENE.length),
  );
  expect(missed.length / positions.length).toBeLessThan(0.02);
});
