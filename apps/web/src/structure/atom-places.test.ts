// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { atomPlaces } from './atom-places.ts';
import { safeSvg } from './safe-svg.ts';

const drawing = (body: string) =>
  safeSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="100 50 200 100">${body}</svg>`)!;

test('places are shares of the drawing', () => {
  const places = atomPlaces(
    drawing(
      '<circle data-atom="0" cx="150" cy="100" r="8"/><circle data-atom="1" cx="200" cy="100" r="8"/>',
    ),
  )!;
  expect(places.ratio).toBe(2);
  expect(places.atoms.map(({ atom, x, y }) => [atom, x, y])).toEqual([
    [0, 0.25, 0.5],
    [1, 0.5, 0.5],
  ]);
});

test('a drawing without marks has no places', () =>
  expect(atomPlaces(drawing('<path d="M0 0"/>'))).toBeNull());
