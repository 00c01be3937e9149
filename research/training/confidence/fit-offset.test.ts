import { expect, test } from 'vitest';
import { fitOffset, logitOf, probabilityOf, type OffsetExample } from './fit-offset.ts';

/** So many of a hundred answers are none of the candidates. */
const hundred = (none: number, each: Pick<OffsetExample, 'offset' | 'features'>) =>
  Array.from({ length: 100 }, (_, i): OffsetExample => ({ ...each, none: i < none ? 1 : 0 }));

test('a constant brings the mean probability to the share that came out', () => {
  const examples = hundred(50, { offset: -3, features: [1] });
  const [constant] = fitOffset(examples);
  // The prior keeps it a little lower than 3.
  expect(constant).toBeLessThan(3);
  expect(probabilityOf(logitOf(examples[0], [constant]))).toBeCloseTo(0.497, 3);
});

test('at the maximum the penalised likelihood falls in every direction', () => {
  const examples = [
    ...hundred(80, { offset: -2, features: [1, -1] }),
    ...hundred(20, { offset: -2, features: [1, 0.5] }),
    ...hundred(5, { offset: -3, features: [1, 1] }),
  ];
  const likelihood = (at: readonly number[]): number =>
    examples.reduce(
      (sum, each) => {
        const p = probabilityOf(logitOf(each, at));
        return sum + Math.log(each.none === 1 ? p : 1 - p);
      },
      -at.reduce((sum, value) => sum + value ** 2, 0) / (2 * 3 ** 2),
    );
  const best = fitOffset(examples);
  expect(best[1]).toBeLessThan(0);
  for (const i of [0, 1])
    for (const move of [-0.01, 0.01])
      expect(likelihood(best.map((value, k) => (k === i ? value + move : value)))).toBeLessThan(
        likelihood(best),
      );
});

test('without examples the prior decides', () => {
  expect(fitOffset([])).toEqual([]);
});
