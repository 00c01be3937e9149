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

test.each([
  ['fluorine', 'δ (ppm)', -40, -180],
  ['fluorine from zero', 'ppm', 0, -200],
  ['phosphorus', 'ppm', 100, -50],
  ['phosphorus without words', '', 60, -40],
  ['boron', 'Chemical shift (ppm)', 80, -40],
  ['silicon', 'ppm', 20, -120],
  ['carbons of alkyl groups alone', 'ppm', 80, 0],
])('%s is not taken for ¹H or ¹³C', (_, text, left, right) => {
  expect(recognised(text, left, right)?.probability ?? 0).toBeLessThan(SURE);
});

test.each([
  ['hydrides', '1H NMR', 12, -16],
  ['a wide window of carbon', '13C NMR', 240, -40],
  ['alkyl carbons', '13C{1H} NMR', 80, 0],
  ['shifts without a nucleus', 'ppm', 200, -20],
  ['half of a proton spectrum', 'δ (ppm)', 5, 0],
])('%s: nothing else is as likely', (_, text, left, right) => {
  expect(recognised(text, left, right)!.probability).toBeGreaterThanOrEqual(SURE);
});

const scaled = (vertical: string, heights: number[], [left, right]: [number, number]) =>
  recogniseTechnique({ text: 'Wavelength (nm)', vertical, heights, axis: { left, right } });

test.each<[string, string, number[], [number, number], boolean]>([
  ['absorbance', 'Absorbance', [], [350, 800], true],
  ['an absorbance without its title', '', [0, 0.5, 1], [200, 800], true],
  ['an absorbance that begins below zero', '', [-0.1, 0, 0.5, 1], [200, 800], true],
  ['what goes below zero', '', [-20, 0, 20, 40], [190, 260], false],
  ['counts', 'Intensity (a.u.)', [0, 500], [200, 800], false],
  ['a range of emission', '', [0, 1], [380, 700], false],
])('%s over wavelengths: sure of UV-Vis or not', (_, vertical, heights, ends, sure) => {
  const seen = scaled(vertical, heights, ends)!;
  expect(seen.type).toBe('UVVIS');
  expect(seen.probability >= SURE).toBe(sure);
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
