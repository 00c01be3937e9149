import { expect, test } from 'vitest';
import type { SpinCoupling } from './spin-system.ts';
import { system, spectrum, expectLines, reference } from '../testing/spin-lines.ts';
import type { Line } from '../testing/spin-lines.ts';

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
