import { expect, test } from 'vitest';
import { dayOf, nextMidnight, startOfMonth } from './calendar-day.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString();

test.each([
  ['2026-03-10T12:00:00Z', 'UTC', '2026-03-10', '2026-03-11T00:00:00.000Z'],
  ['2026-03-10T23:59:59.999Z', 'UTC', '2026-03-10', '2026-03-11T00:00:00.000Z'],
  ['2026-03-11T00:00:00Z', 'UTC', '2026-03-11', '2026-03-12T00:00:00.000Z'],
  ['2026-03-10T23:30:00Z', 'Europe/Madrid', '2026-03-11', '2026-03-11T23:00:00.000Z'],
  // The clock goes forward on 29 March and back on 25 October: days of 23 and 25 hours.
  ['2026-03-28T23:00:00Z', 'Europe/Madrid', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24T22:00:00Z', 'Europe/Madrid', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  // Beirut's clocks change at midnight: that day has no 00:00.
  ['2026-03-28T12:00:00Z', 'Asia/Beirut', '2026-03-28', '2026-03-28T22:00:00.000Z'],
  ['2026-01-01T05:00:00Z', 'Asia/Kathmandu', '2026-01-01', '2026-01-01T18:15:00.000Z'],
])('at %s in %s it is %s until %s', (instant, zone, day, midnight) => {
  expect(dayOf(at(instant), zone)).toBe(day);
  expect(iso(nextMidnight(at(instant), zone))).toBe(midnight);
});

test.each([
  ['2026-03-10T12:00:00Z', 'UTC', '2026-03-01T00:00:00.000Z'],
  ['2026-03-31T22:30:00Z', 'Europe/Madrid', '2026-03-31T22:00:00.000Z'],
  ['2026-03-01T00:00:00Z', 'UTC', '2026-03-01T00:00:00.000Z'],
])('the month of %s in %s began at %s', (instant, zone, start) => {
  expect(iso(startOfMonth(at(instant), zone))).toBe(start);
});
