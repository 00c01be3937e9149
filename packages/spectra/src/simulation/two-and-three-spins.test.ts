import { expect, test } from 'vitest';
import type { SpinCoupling } from './spin-system.ts';
import { system, spectrum, expectLines, reference } from '../testing/spin-lines.ts';
import type { Line } from '../testing/spin-lines.ts';

test.each([
  [4.7, 3.9],
  [10, 10],
  [60, 12],
  [300, 7],
])('AB: four lines in closed form (Δν %d, J %d Hz)', (delta, j) => {
  const d = Math.hypot(delta, j);
  const expected: Line[] = [
    [(-d - j) / 2, (1 - j / d) / 2],
    [(-d + j) / 2, (1 + j / d) / 2],
    [(d - j) / 2, (1 + j / d) / 2],
    [(d + j) / 2, (1 - j / d) / 2],
  ];
  expectLines(
    spectrum(
      system(
        [
          [-delta / 2, 1],
          [delta / 2, 1],
        ],
        [[0, 1, j]],
      ),
    ),
    expected,
  );
});

test('AX: two doublets of equal lines', () => {
  expectLines(
    spectrum(
      system(
        [
          [0, 1],
          [2000, 1],
        ],
        [[0, 1, 7]],
      ),
    ),
    [
      [-3.5, 0.5],
      [3.5, 0.5],
      [1996.5, 0.5],
      [2003.5, 0.5],
    ],
  );
});

test.each([
  [10, 8],
  [25, 7.5],
  [6, 12],
])(
  'A2B: eight of the nine lines in the closed form of Pople, Schneider and Bernstein (Δν %d, J %d Hz)',
  (delta, j) => {
    const plus = 0.5 * Math.sqrt(delta ** 2 + delta * j + 2.25 * j ** 2),
      minus = 0.5 * Math.sqrt(delta ** 2 - delta * j + 2.25 * j ** 2);
    const middle = delta / 2;
    const got = spectrum(
      system(
        [
          [0, 2],
          [delta, 1],
        ],
        [[0, 1, j]],
      ),
    );
    for (const hz of [
      middle + 0.75 * j + plus,
      middle + 0.75 * j - plus,
      middle - 0.75 * j + minus,
      middle - 0.75 * j - minus,
      plus - minus,
      minus - plus,
      plus + minus,
      delta,
    ]) {
      expect(
        got.some(([other]) => Math.abs(other - hz) < 0.1),
        hz.toFixed(2),
      ).toBe(true);
    }
    expectLines(
      got,
      reference(
        [0, 0, delta],
        [
          [0, 2, j],
          [1, 2, j],
        ],
      ),
    );
  },
);

test.each([
  { of: 'styrene oxide', ab: 20, j: 5.7, ax: 4.1, bx: 2.6 },
  { of: 'an amino acid', ab: 35, j: -14.2, ax: 5, bx: 8.1 },
  { of: 'a 1,2,4-trisubstituted benzene', ab: 12, j: 8.5, ax: 2.3, bx: 0.4 },
])('ABX as in $of: the AB part and the X part in closed form', ({ ab, j, ax, bx }) => {
  const plus = 0.5 * Math.hypot(ab + (ax - bx) / 2, j),
    minus = 0.5 * Math.hypot(ab - (ax - bx) / 2, j);
  const middle = ab / 2,
    x = 5000;
  const got = spectrum(
    system(
      [
        [ab, 1],
        [0, 1],
        [x, 1],
      ],
      [
        [0, 1, j],
        [0, 2, ax],
        [1, 2, bx],
      ],
    ),
  );
  const lines = [plus, minus].flatMap((d, k) =>
    [1, -1].flatMap((s) =>
      [1, -1].map((t) => middle + ((k === 0 ? 1 : -1) * (ax + bx)) / 4 + (s * j) / 2 + t * d),
    ),
  );
  for (const hz of [
    ...lines,
    x + (ax + bx) / 2,
    x - (ax + bx) / 2,
    x + plus - minus,
    x - plus + minus,
  ])
    expect(
      got.some(([other]) => Math.abs(other - hz) < 0.1),
      hz.toFixed(2),
    ).toBe(true);
  expectLines(
    got,
    reference(
      [ab, 0, x],
      [
        [0, 1, j],
        [0, 2, ax],
        [1, 2, bx],
      ],
    ),
  );
});

test('AMX: vinyl acetate at 400 MHz, twelve lines within 1 Hz of the first-order ones', () => {
  const shifts = [7.27, 4.88, 4.56].map((ppm) => ppm * 400);
  const couplings: SpinCoupling[] = [
    [0, 1, 14],
    [0, 2, 6.3],
    [1, 2, -1.5],
  ];
  const got = spectrum(
    system(
      shifts.map((hz) => [hz, 1] as const),
      couplings,
    ),
  ).filter(([, intensity]) => intensity > 0.1);
  const j = (a: number, b: number) =>
    couplings.find(([x, y]) => (x === a && y === b) || (x === b && y === a))![2];
  const first = shifts
    .flatMap((hz, a) => {
      const [b, c] = [0, 1, 2].filter((k) => k !== a) as [number, number];
      return [1, -1].flatMap((s) => [1, -1].map((t) => hz + (s * j(a, b)) / 2 + (t * j(a, c)) / 2));
    })
    .sort((a, b) => a - b);
  expect(got).toHaveLength(12);
  got.forEach(([hz], k) => expect(Math.abs(hz - first[k]!)).toBeLessThan(1));
  expectLines(got, reference(shifts, couplings));
});
