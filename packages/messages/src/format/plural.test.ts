import { expect, test } from 'vitest';
import { pluralOf } from './plural.ts';

const SIGNALS = { one: 'signal', other: 'signals' };

test.each([
  ['en', 0, 'signals'],
  ['en', 1, 'signal'],
  ['en', 2, 'signals'],
  ['es', 1, 'signal'],
  ['es', 21, 'signals'],
  ['eu', 1, 'signal'],
  ['eu', 7, 'signals'],
] as const)('%s: %d %s', (language, count, text) => {
  expect(pluralOf(language)(count, SIGNALS)).toBe(text);
});

test('Spanish has a form for millions, and none needs its own words only where it has some', () => {
  const plural = pluralOf('es');
  expect(plural(2_000_000, { ...SIGNALS, many: 'de señales' })).toBe('de señales');
  expect(plural(2_000_000, SIGNALS)).toBe('signals');
  expect(plural(0, { ...SIGNALS, zero: 'none' })).toBe('none');
});
