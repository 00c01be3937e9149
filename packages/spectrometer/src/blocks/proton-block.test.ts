import { expect, test } from 'vitest';
import type { ProtonSignal } from '../picking/proton-signals.ts';
import { protonBlock } from './proton-block.ts';

/** A signal of so many lines with such an area. */
const signal = (ppm: number, area: number, lines = 1): ProtonSignal => ({
  ppm,
  from: ppm + 0.02,
  to: ppm - 0.02,
  area,
  couplings: lines === 1 ? [] : [{ hz: 7, count: lines - 1 }],
  widthHz: 1,
  lines: Array.from({ length: lines }, (_, k) => ({
    hz: 400 * ppm - 7 * k,
    area: area / lines,
    widthHz: 1,
  })),
});
const integrals = (
  signals: readonly ProtonSignal[],
  { solvent, hydrogens }: { solvent: string; hydrogens: number | null },
) =>
  protonBlock({ signals, mhz: 400, solvent, hydrogens }).peaks.map(({ delta_ppm, int }) => [
    delta_ppm,
    Math.round(10 * int!) / 10,
  ]);

/** Catechin in methanol: ten hydrogens on carbon, and the water of the solvent, twelve times as strong. */
const CATECHIN = [
  signal(6.96, 100, 2),
  signal(6.79, 98, 2),
  signal(6.75, 103, 4),
  signal(5.93, 101, 2),
  signal(5.91, 97, 2),
  signal(4.87, 1200),
  signal(4.56, 102, 2),
  signal(3.97, 99, 4),
  signal(2.84, 101, 4),
  signal(2.5, 100, 4),
];

test.each([null, 14])(
  'water of the solvent is no measure of the integrals (formula: %s)',
  (hydrogens) => {
    const read = integrals(CATECHIN, { solvent: 'CD3OD', hydrogens });
    expect(read).toHaveLength(10);
    for (const [ppm, int] of read) if (ppm !== 4.87) expect(int).toBeCloseTo(1, 0);
  },
);

test('without a formula, a few strong signals are not taken for all, nor weak impurities for one', () => {
  // An aniline with impurities at some hundredths.
  expect(
    integrals([signal(8.7, 1), signal(7.3, 2), signal(7.05, 200), signal(4.1, 201)], {
      solvent: 'CDCl3',
      hydrogens: null,
    }).map(([ppm]) => ppm),
  ).toEqual([7.05, 4.1]);
  // Resveratrol: whole numbers from one to three.
  expect(
    integrals(
      [
        signal(7.32, 398, 2),
        signal(6.93, 205, 2),
        signal(6.75, 601, 4),
        signal(6.42, 395, 2),
        signal(6.14, 196, 3),
      ].map((each) => ({ ...each, area: each.area / 2 })),
      { solvent: 'CD3OD', hydrogens: null },
    ).map(([, int]) => Math.round(int!)),
  ).toEqual([2, 1, 3, 2, 1]);
});

test('a strong line with a weak one beside it is a singlet, two of like strength are not', () => {
  // The acetyl of aspirin, and an impurity 20 Hz away.
  const beside = (share: number): ProtonSignal => ({
    ...signal(2.295, 300),
    couplings: null,
    lines: [
      { hz: 938, area: share * 300, widthHz: 2 },
      { hz: 918, area: 300, widthHz: 1.2 },
    ],
  });
  const words = [0.02, 0.5].map(
    (share) =>
      protonBlock({
        signals: [beside(share)],
        ...{ mhz: 400, solvent: 'CDCl3', hydrogens: null },
      }).peaks[0]!.mult,
  );
  expect(words).toEqual(['s', 'm']);
});
