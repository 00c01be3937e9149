// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lengthInside, numberPlaces } from './number-places.ts';
import { safeSvg } from './safe-svg.ts';
import { readParts } from './write-numbers.ts';

/** Size of the digits in the drawing's units where it is shown at its own size. */
const FONT = 9;

/** A drawing as the server makes it (`structureSvg`). */
const partsOf = (name: string) =>
  readParts(safeSvg(readFileSync(join(import.meta.dirname, `../testing/${name}.svg`), 'utf8'))!)!;

test.each(['aminophenylethanol', 'naphthalene', 'ibuprofen', 'testosterone', 'quercetin'])(
  'numbers of %s lie on no bond, no symbol and no other number',
  (name) => {
    const parts = partsOf(name);
    const boxes = numberPlaces(parts, FONT).map(({ x, y }, atom) => {
      const width = FONT * 0.5 * String(atom + 1).length;
      return { left: x - width / 2, right: x + width / 2, top: y - 3, bottom: y + 3 };
    });
    expect(boxes).toHaveLength(parts.atoms.length);
    const meet = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    boxes.forEach((box, i) => {
      const atom = `atom ${i + 1}`;
      expect(
        parts.strokes.filter((stroke) => lengthInside(stroke, box) > 0.5),
        atom,
      ).toEqual([]);
      expect(
        parts.words.filter((word) => meet(word, box)),
        atom,
      ).toEqual([]);
      expect(
        boxes.filter((other) => other !== box && meet(other, box)),
        atom,
      ).toEqual([]);
    });
  },
);

test('a stroke is measured inside a box alone', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  expect(
    lengthInside(
      [
        { x: -5, y: 5 },
        { x: 20, y: 5 },
      ],
      box,
    ),
  ).toBeCloseTo(10);
  expect(
    lengthInside(
      [
        { x: 5, y: 5 },
        { x: 5, y: 30 },
      ],
      box,
    ),
  ).toBeCloseTo(5);
  expect(
    lengthInside(
      [
        { x: -5, y: 11 },
        { x: 20, y: 11 },
      ],
      box,
    ),
  ).toBe(0);
});
