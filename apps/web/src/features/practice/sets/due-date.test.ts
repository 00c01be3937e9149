import { expect, test } from 'vitest';
import { dayOfDue, dueOfDay } from './due-date.ts';

test('a day ends at its last second, and reads back', () => {
  const due = dueOfDay('2026-12-24');
  expect(new Date(due!)).toEqual(new Date(2026, 11, 24, 23, 59, 59));
  expect(dayOfDue(due)).toBe('2026-12-24');
});

test.each(['', '24.12.2026', '2026-12', '9999999-01-01'])('“%s” is no day', (day) =>
  expect(dueOfDay(day)).toBeNull(),
);
test('no due date is an empty field', () => expect(dayOfDue(null)).toBe(''));
