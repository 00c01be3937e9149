import { expect, test } from 'vitest';
import { dayOf, practisedDays } from './practised-days.ts';
import { BEGINNER } from './progress.ts';

const NOW = new Date(2026, 2, 3, 23, 30);
const progress = (days: readonly (string | undefined)[]) => ({
  ...BEGINNER,
  attempts: Object.fromEntries(
    days.map((on, i) => [String(i), { tries: 1, hints: [], points: 100, shown: false, on }]),
  ),
});

test('a day is the student’s own', () => {
  expect(dayOf(NOW)).toBe('2026-03-03');
});

test.each([
  [[], 0],
  [['2026-03-03', '2026-03-03', '2026-03-01'], 2],
  // The last day of February counts, the eighth day back does not.
  [['2026-02-28', '2026-02-25', '2026-02-24'], 2],
  [['2026-03-04', undefined], 0],
])('of %j the week has %i', (days, count) =>
  expect(practisedDays(progress(days), NOW)).toBe(count),
);
