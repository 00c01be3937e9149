import { expect, test } from 'vitest';
import { simulateSpectrum } from './simulate-spectrum.ts';
import type { SpinCoupling, SpinSystem } from './spin-system.ts';

/*
 * References: J. A. Pople, W. G. Schneider, H. J. Bernstein, High-resolution Nuclear Magnetic
 * Resonance (1959), chapter 6 (AB, A2B, ABX, A2B2 and A2X2 with
 * magnetic inequivalence); H. Günther, NMR Spectroscopy (3rd ed., 2013), chapter 6; R. J. Abraham,
 * The Analysis of High Resolution NMR Spectra (1971).
 * Their closed forms are written out below; where a system has none, every matrix element of the
 * product functions is set up again and diagonalised as one matrix.
 */

/** Groups by position in Hz (at 1 MHz) and nuclei. */
const system = (
  groups: readonly (readonly [hz: number, nuclei: number])[],
  couplings: readonly SpinCoupling[],
): SpinSystem => ({
  groups: groups.map(([ppm, nuclei], k) => ({ ppm, nuclei, atoms: [k] })),
  couplings,
});
type Line = readonly [hz: number, intensity: number];

/** The whole spectrum, the groups' shares in each line added up. */
function spectrum(spins: SpinSystem): Line[] {
  const found: [number, number][] = [];
  for (const { hz, intensity } of simulateSpectrum(spins, 1)
    .flatMap(({ lines }) => lines)
    .sort((a, b) => a.hz - b.hz)) {
    const last = found.at(-1);
    if (last && hz - last[0] < 0.06) last[1] += intensity;
    else found.push([hz, intensity]);
  }
  return found.filter(([, intensity]) => Math.abs(intensity) > 2e-3);
}

/** Every line of the one is a line of the other, within a tenth of a hertz. */
function expectLines(got: readonly Line[], reference: readonly Line[]) {
  const strong = reference.filter(([, intensity]) => intensity > 0.01);
  for (const [hz, intensity] of strong) {
    const near = reference
      .filter(([other]) => Math.abs(other - hz) < 0.15)
      .reduce((sum, [, each]) => sum + each, 0);
    const found = got
      .filter(([other]) => Math.abs(other - hz) < 0.15)
      .reduce((sum, [, each]) => sum + each, 0);
    expect(found, `${hz.toFixed(2)} Hz of intensity ${intensity.toFixed(3)}`).toBeCloseTo(near, 1);
  }
  expect(got.reduce((sum, [, intensity]) => sum + intensity, 0)).toBeCloseTo(
    reference.reduce((sum, [, intensity]) => sum + intensity, 0),
    1,
  );
}

/** Lines of spins ½ from one matrix over all product functions, with cyclic Jacobi rotations. */
function reference(shifts: readonly number[], couplings: readonly SpinCoupling[]): Line[] {
  const n = shifts.length,
    size = 2 ** n;
  const z = (state: number, spin: number) => ((state >> spin) & 1 ? -0.5 : 0.5);
  const h = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (_other, b) => {
      if (a === b)
        return (
          shifts.reduce((sum, hz, k) => sum + hz * z(a, k), 0) +
          couplings.reduce((sum, [i, j, hz]) => sum + hz * z(a, i) * z(a, j), 0)
        );
      return couplings.reduce(
        (sum, [i, j, hz]) =>
          sum + ((a ^ b) === (1 << i) + (1 << j) && z(a, i) !== z(a, j) ? hz / 2 : 0),
        0,
      );
    }),
  );
  const v = h.map((_, a) => h.map((_other, b) => Number(a === b)));
  for (let sweep = 0; sweep < 30; sweep++) {
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        if (Math.abs(h[p]![q]!) < 1e-12) continue;
        const angle = 0.5 * Math.atan2(2 * h[p]![q]!, h[q]![q]! - h[p]![p]!);
        const c = Math.cos(angle),
          s = Math.sin(angle);
        for (const row of [...h, ...v])
          [row[p], row[q]] = [c * row[p]! - s * row[q]!, s * row[p]! + c * row[q]!];
        [h[p], h[q]] = [
          h[p]!.map((each, k) => c * each - s * h[q]![k]!),
          h[p]!.map((each, k) => s * each + c * h[q]![k]!),
        ];
      }
    }
  }
  const lines: Line[] = [];
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      let amplitude = 0;
      for (let state = 0; state < size; state++)
        for (let k = 0; k < n; k++)
          if (!((state >> k) & 1)) amplitude += v[state]![a]! * v[state | (1 << k)]![b]!;
      const intensity = amplitude ** 2 / 2 ** (n - 1);
      if (intensity > 1e-4) lines.push([h[a]![a]! - h[b]![b]!, intensity]);
    }
  }
  return lines;
}

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

/** J, J′ across; within A and within B (or X). */
interface Four {
  readonly of: string;
  readonly delta: number;
  readonly across: readonly [number, number];
  readonly within: readonly [number, number];
}
const four = ({ delta, across: [j, jj], within: [ja, jb] }: Four) =>
  system(
    [
      [0, 1],
      [0, 1],
      [delta, 1],
      [delta, 1],
    ],
    [
      [0, 1, ja],
      [2, 3, jb],
      [0, 2, j],
      [1, 3, j],
      [0, 3, jj],
      [1, 2, jj],
    ],
  );

test.each<Four>([
  { of: 'a para-disubstituted benzene', delta: 900, across: [8.6, 0.4], within: [2.5, 2.6] },
  { of: '1,1-difluoroethene', delta: 30_000, across: [33.8, 0.7], within: [-4.8, 36.4] },
  { of: 'furan', delta: 3000, across: [1.8, 0.9], within: [1.5, 3.3] },
])('AA′XX′ of $of: the ten lines of each half by K, L, M, N', (each) => {
  const {
    across: [j, jj],
    within: [ja, jb],
  } = each;
  const k = ja + jb,
    l = j - jj,
    m = ja - jb,
    n = j + jj;
  const kl = Math.hypot(k, l),
    ml = Math.hypot(m, l);
  const half: Line[] = [
    [n / 2, 0.5],
    [-n / 2, 0.5],
    ...[1, -1].flatMap((s): Line[] => [
      [(s * (k + kl)) / 2, (1 - k / kl) / 8],
      [(s * (k - kl)) / 2, (1 + k / kl) / 8],
      [(s * (m + ml)) / 2, (1 - m / ml) / 8],
      [(s * (m - ml)) / 2, (1 + m / ml) / 8],
    ]),
  ];
  expectLines(
    spectrum(four(each)).filter(([hz]) => hz < each.delta / 2),
    half,
  );
});

test.each<Four>([
  { of: 'o-dichlorobenzene at 60 MHz', delta: 15.6, across: [8.1, 1.5], within: [0.3, 7.5] },
  { of: 'naphthalene at 60 MHz', delta: 22, across: [8.3, 1.2], within: [0.7, 6.8] },
  { of: 'a CH2CH2 chain of fixed rotamers', delta: 20, across: [9.5, 5], within: [-14, -12] },
])('AA′BB′ of $of: twelve lines in closed form, all 24 against the whole matrix', (each) => {
  const {
    delta,
    across: [j, jj],
    within: [ja, jb],
  } = each;
  const l = j - jj,
    m = ja - jb,
    n = j + jj,
    root = Math.hypot(delta, n) / 2;
  const middle = delta / 2;
  const outer = Math.hypot(delta + m, l),
    inner = Math.hypot(delta - m, l),
    ml = Math.hypot(m, l);
  const closed = [
    n / 2 + root,
    n / 2 - root,
    -n / 2 + root,
    -n / 2 - root,
    ...[1, -1].flatMap((s) =>
      [outer, inner].flatMap((r) => [(s * (r + ml)) / 2, (s * (r - ml)) / 2]),
    ),
  ];
  const got = spectrum(four(each));
  const all = reference([0, 0, delta, delta], four(each).couplings);
  for (const hz of closed.map((place) => middle + place)) {
    if (!all.some(([other, intensity]) => Math.abs(other - hz) < 0.02 && intensity > 0.01))
      continue;
    expect(
      got.some(([other]) => Math.abs(other - hz) < 0.1),
      hz.toFixed(2),
    ).toBe(true);
  }
  expectLines(got, all);
});

test.each([
  [40, 7.4],
  [15, 7.1],
  [120, 7.6],
])(
  'A3B2: an ethyl group against the 32 × 32 matrix of its five spins (Δν %d, J %d Hz)',
  (delta, j) => {
    const pairs = [0, 1, 2].flatMap((a) => [3, 4].map((b): SpinCoupling => [a, b, j]));
    expectLines(
      spectrum(
        system(
          [
            [0, 3],
            [delta, 2],
          ],
          [[0, 1, j]],
        ),
      ),
      reference([0, 0, 0, delta, delta], pairs),
    );
  },
);

test('an ethyl group far from second order: quartet 1:3:3:1 and triplet 1:2:1 within 1 Hz', () => {
  const got = simulateSpectrum(
    {
      groups: [
        { ppm: 4.12, nuclei: 2, atoms: [1] },
        { ppm: 1.26, nuclei: 3, atoms: [0] },
      ],
      couplings: [[0, 1, 7.1]],
    },
    400,
  );
  const strong = got.map(({ lines }) =>
    lines.filter(({ intensity }) => intensity > 0.1).map(({ hz }) => hz),
  );
  const near = (lines: readonly number[], places: readonly number[]) =>
    lines.every((hz) => places.some((place) => Math.abs(hz - place) < 1)) &&
    places.every((place) => lines.some((hz) => Math.abs(hz - place) < 1));
  expect(
    near(
      strong[0]!,
      [-1.5, -0.5, 0.5, 1.5].map((k) => 4.12 * 400 + k * 7.1),
    ),
  ).toBe(true);
  expect(
    near(
      strong[1]!,
      [-1, 0, 1].map((k) => 1.26 * 400 + k * 7.1),
    ),
  ).toBe(true);
});

test('nuclei of another element split to first order and have no line', () => {
  const [fluoromethane] = simulateSpectrum(
    {
      groups: [
        { ppm: 4.27, nuclei: 3, atoms: [0] },
        { ppm: null, nuclei: 1, atoms: [1] },
      ],
      couplings: [[0, 1, 46.4]],
    },
    400,
  );
  expect(
    fluoromethane!.lines.map(({ hz, intensity }) => [Math.round(hz * 10) / 10, intensity]),
  ).toEqual([
    [1684.8, 1.5],
    [1731.2, 1.5],
  ]);
});

test('copies count in the intensities, and nothing depends on the order of groups', () => {
  const groups = [
    { ppm: 3.48, nuclei: 2, atoms: [1, 3], copies: 2 },
    { ppm: 1.2, nuclei: 3, atoms: [0, 4], copies: 2 },
  ];
  const sums = simulateSpectrum({ groups, couplings: [[0, 1, 7]] }, 400).map(({ lines }) =>
    lines.reduce((sum, { intensity }) => sum + intensity, 0),
  );
  expect(sums.map((sum) => Math.round(sum * 100) / 100)).toEqual([4, 6]);
});

test('a chain too long for one matrix is cut, and each group keeps its hydrogens', () => {
  const shifts = [3.64, 1.57, 1.36, 1.31, 1.3, 1.29, 1.28, 1.27, 1.28, 0.88];
  const groups = shifts.map((ppm, k) => ({ ppm, nuclei: k === 9 ? 3 : 2, atoms: [k] }));
  const found = simulateSpectrum(
    { groups, couplings: shifts.slice(1).map((_, k): SpinCoupling => [k, k + 1, 7]) },
    400,
  );
  found.forEach(({ group, lines }) =>
    expect(lines.reduce((sum, { intensity }) => sum + intensity, 0)).toBeCloseTo(
      groups[group]!.nuclei,
      1,
    ),
  );
  // Virtual coupling fills the gaps of the methyl triplet, and leaves its middle where it is.
  const methyl = found.at(-1)!.lines;
  expect(methyl.reduce((sum, { hz, intensity }) => sum + hz * intensity, 0) / 3 / 400).toBeCloseTo(
    0.88,
    1,
  );
  expect(methyl.filter(({ intensity }) => intensity > 0.01).length).toBeGreaterThan(10);
});
