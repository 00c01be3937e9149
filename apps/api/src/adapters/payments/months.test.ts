import { expect, test } from 'vitest';
import { afterMonths, monthsUntil } from './months.ts';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['2026-01-15T10:20:30.400Z', 1, '2026-02-15T10:20:30.400Z'],
  ['2026-01-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  // The day comes back once a month has it again.
  ['2026-01-31T00:00:00.000Z', 2, '2026-03-31T00:00:00.000Z'],
  ['2028-01-30T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-12-05T23:59:59.999Z', 1, '2027-01-05T23:59:59.999Z'],
  ['2026-03-31T12:00:00.000Z', 12, '2027-03-31T12:00:00.000Z'],
])('%s and %i months is %s', (start, months, end) => {
  expect(new Date(afterMonths(at(start), months)).toISOString()).toBe(end);
});

test.each([
  ['2026-01-31T00:00:00Z', '2026-01-31T00:00:00Z', 1],
  ['2026-01-31T00:00:00Z', '2026-02-27T23:59:59Z', 1],
  ['2026-01-31T00:00:00Z', '2026-02-28T00:00:00Z', 2],
  ['2026-01-31T00:00:00Z', '2028-01-31T00:00:00Z', 25],
])('from %s the period that holds %s ends after %i months', (start, instant, months) => {
  expect(monthsUntil(at(start), at(instant))).toBe(months);
});
