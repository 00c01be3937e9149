import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

const NEW_YEAR_UTC = Date.UTC(2025, 11, 31, 23, 30);

test.each([
  ['en', 'UTC', 'December 31, 2025'],
  ['es', 'UTC', '31 de diciembre de 2025'],
  ['eu', 'UTC', '2025eko abenduaren 31'],
  ['en', 'Europe/Madrid', 'January 1, 2026'],
  ['eu', 'Europe/Madrid', '2026ko urtarrilaren 1a'],
] as const)('%s in %s', (language, timeZone, text) =>
  expect(longDate(NEW_YEAR_UTC, { language, timeZone })).toBe(text),
);
