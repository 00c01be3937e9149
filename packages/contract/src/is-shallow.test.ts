import { expect, test } from 'vitest';
import { isShallow } from './is-shallow.ts';

const nested = (depth: number): unknown =>
  JSON.parse('[{"a":'.repeat(depth / 2) + '1' + '}]'.repeat(depth / 2));

test.each([
  [nested(4), true],
  [nested(6), false],
  [nested(100_000), false],
  [{}, true],
  [null, true],
  ['text', true],
])('within four lists and objects: case %#', (value, answer) => {
  expect(isShallow(value, 4)).toBe(answer);
});
