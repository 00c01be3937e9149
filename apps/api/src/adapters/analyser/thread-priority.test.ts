import { expect, test } from 'vitest';
import { threadPriority } from './thread-priority.ts';

test.each([
  [1, 1, 10],
  [1, 2, 10],
  [2, 2, 10],
  [3, 2, 19],
  [10, 2, 19],
  [15, 16, 10],
])('%i threads on %i cores run at nice %i', (threads, cores, nice) => {
  expect(threadPriority({ threads, cores })).toBe(nice);
});
