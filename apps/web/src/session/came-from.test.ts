import { expect, test } from 'vitest';
import { cameFrom } from './came-from.ts';

test.each([
  ['/manual', '/manual'],
  ['/history?page=2#x', '/history?page=2#x'],
  ['/blog/ir', '/blog/ir'],
  ['/', null],
  ['/auth', null],
  ['/auth?x', null],
  ['/forgot-password', null],
  ['/reset-password#token=x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/a\n/evil', null],
  ['', null],
  [7, null],
  [undefined, null],
])('from %j back to %j', (from, back) => expect(cameFrom({ state: { from } })).toBe(back));

test.each([[null], ['/manual'], [undefined]])('state %j leads nowhere', (state) =>
  expect(cameFrom({ state })).toBeNull(),
);
