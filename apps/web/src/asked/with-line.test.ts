import { expect, test } from 'vitest';
import { withLine } from './with-line.ts';

test('a line is added after the last', () => {
  expect(withLine('', 'CCO')).toBe('CCO');
  expect(withLine(' \n', 'CCO')).toBe('CCO');
  expect(withLine('COC\n', 'CCO')).toBe('COC\nCCO');
});

test('a line that is edited stays at its place; one that is gone meanwhile is added', () => {
  expect(withLine('COC\n ethanol \nCC', 'CCO', 'ethanol')).toBe('COC\nCCO\nCC');
  expect(withLine('COC', 'CCO', 'ethanol')).toBe('COC\nCCO');
});
