import { expect, test } from 'vitest';
import { recogniseTechnique } from './recognise-technique.ts';

test.each([
  ['', 12, -0.5, 'H1NMR', 'axis'],
  ['', 220, -10, 'C13NMR', 'axis'],
  ['', 4000, 400, 'IR', 'axis'],
  ['', 0, 150, 'MS', 'axis'],
  ['', 190, 800, 'UVVIS', 'axis'],
  ['δ (ppm)', 10, 0, 'H1NMR', 'labels'],
  ['f1 (ppm)', 230, -10, 'C13NMR', 'labels'],
  ['Wavenumber (cm-1)', -200, 4200, 'IR', 'labels'],
  ['m/z', 0, 3000, 'MS', 'labels'],
  ['Wavelength (nm)', 200, 400, 'UVVIS', 'labels'],
  ['13C NMR', 80, 10, 'C13NMR', 'labels'],
])('"%s" from %d to %d is %s', (text, left, right, type, from) => {
  expect(recogniseTechnique(text, { left, right })).toEqual({ type, from });
});

test('words that the axis contradicts are not believed', () => {
  expect(recogniseTechnique('1H NMR', { left: 4000, right: 400 })).toEqual({
    type: 'IR',
    from: 'axis',
  });
});

test('years, prices and similar are not a spectrum', () => {
  for (const [left, right] of [
    [2010, 2020],
    [0, 12],
    [1e6, 2e6],
    [30, -300],
  ] as const)
    expect(recogniseTechnique('', { left, right })).toBeNull();
});
