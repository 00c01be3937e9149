import { expect, test } from 'vitest';
import { readWithout, toggleWithout } from './without.ts';

const read = (text: string) => [...readWithout(new URLSearchParams(text))];

test('an address names the spectra that are left out; never all of them', () => {
  expect(read('')).toEqual([]);
  expect(read('without=IR')).toEqual(['IR']);
  expect(read('without=C13NMR,IR,MS')).toEqual(['C13NMR', 'IR']);
  expect(read('without=IR,H1NMR,C13NMR')).toEqual([]);
});

test('one more is left out, or comes back; the last one stays', () => {
  expect(toggleWithout(new Set(), 'IR')).toBe('IR');
  expect(toggleWithout(new Set(['IR']), 'IR')).toBe('');
  expect(toggleWithout(new Set(['IR']), 'C13NMR')).toBe('C13NMR,IR');
  expect(toggleWithout(new Set(['C13NMR', 'IR']), 'H1NMR')).toBe('C13NMR,IR');
});
