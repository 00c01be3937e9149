import { expect, test } from 'vitest';
import { recogniseTechnique, SURE } from './recognise-technique.ts';

const recognised = (text: string, left: number, right: number, sticks?: boolean) =>
  recogniseTechnique({ text, axis: { left, right }, ...(sticks !== undefined && { sticks }) });

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
  expect(recognised(text, left, right)).toMatchObject({ type, from });
});

test.each([
  ['m/z', 0, 300, undefined],
  ['Wavelength (nm)', 200, 800, undefined],
  ['Wavenumber (cm-1)', 400, 4000, undefined],
  ['δ (ppm)', 10, 0, undefined],
  // An axis that falls is hardly ever another chart's.
  ['', 12, -0.5, undefined],
  ['', 220, -10, undefined],
  ['', 4000, 400, false],
  ['', 0, 150, true],
])('"%s" from %d to %d, sticks: %s, is sure', (text, left, right, sticks) => {
  expect(recognised(text, left, right, sticks)!.probability).toBeGreaterThanOrEqual(SURE);
});

test.each([
  ['a rising axis without words', '', 0, 150, undefined],
  ['a curve over it', '', 0, 150, false],
  ['nanometres or m/z', '', 200, 800, undefined],
  ['the same as a curve', '', 200, 800, false],
  ['wavenumbers from left to right', '', 400, 4000, undefined],
  ['words of two techniques', 'MS, UV (nm)', 200, 800, undefined],
])('%s: the person is asked', (_, text, left, right, sticks) => {
  const seen = recognised(text, left, right, sticks)!;
  expect(seen.probability).toBeLessThan(SURE);
  expect(seen.probability).toBeGreaterThan(0.3);
});

test('words that the axis contradicts are not believed', () => {
  expect(recognised('1H NMR', 4000, 400)).toMatchObject({ type: 'IR', from: 'axis' });
});

test('years, prices and similar are not a spectrum', () => {
  for (const [left, right] of [
    [2010, 2020],
    [0, 12],
    [1e6, 2e6],
    [30, -300],
  ] as const)
    expect(recognised('', left, right)).toBeNull();
});
