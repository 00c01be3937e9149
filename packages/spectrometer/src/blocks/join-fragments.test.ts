import { expect, test } from 'vitest';
import type { ProtonSignal } from '../picking/proton-signals.ts';
import { joinFragments } from './join-fragments.ts';

const MHZ = 400;
/** A doublet of `hz` with so many hydrogens. */
const doublet = (ppm: number, area: number, hz = 1.6): ProtonSignal => ({
  ...{ ppm, from: ppm + 0.01, to: ppm - 0.01, area, widthHz: 1.2 },
  couplings: [{ hz, count: 1 }],
  lines: [0.5, -0.5].map((place) => ({ hz: ppm * MHZ + place * hz, area: area / 2, widthHz: 1.2 })),
});
const joined = (signals: readonly ProtonSignal[]) => joinFragments(signals, { unit: 1, mhz: MHZ });

test('the halves of a strongly coupled hydrogen are one dd', () => {
  // Vinyl of an acrylate, 17.3 Hz apart, with a roof.
  const found = joined([doublet(6.435, 0.39), doublet(6.392, 0.61), doublet(5.86, 1)]);
  expect(found.map(({ area }) => area)).toEqual([1, 1]);
  expect(found[0]!.ppm).toBeCloseTo(6.4135, 4);
  expect(found[0]!.couplings!.map(({ hz }) => hz)).toEqual([
    expect.closeTo(17.2, 5),
    expect.closeTo(1.6, 5),
  ]);
});

test('fragments of unlike patterns are one multiplet without couplings', () => {
  const triplet = { ...doublet(1.6, 1.4), couplings: [{ hz: 7, count: 2 }] };
  const [found, ...others] = joined([doublet(1.63, 0.6), triplet]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ couplings: null, area: 2, from: 1.64, to: 1.59 });
});

test.each([
  ['whole signals', [doublet(7.3, 1), doublet(7.27, 2.1)]],
  ['what lies too far apart', [doublet(7.4, 0.5), doublet(7.3, 0.5)]],
  [
    'whole signals whose sum is nearer to a whole number',
    [doublet(7.3, 1.06), doublet(7.28, 0.93)],
  ],
  [
    'the parts of a crowded region',
    [5.3, 1.52, 2.2].map((area, k) => doublet(0.95 - 0.03 * k, area)),
  ],
  ['what makes no whole number', [doublet(7.3, 0.4), doublet(7.28, 0.3)]],
])('%s are kept apart', (_, signals) => {
  expect(joined(signals)).toEqual(signals);
});

test('several fragments in a row are taken together until they are whole', () => {
  const areas = [0.48, 0.93, 0.92, 0.7, 0.68, 0.93, 0.45];
  const found = joined(areas.map((area, k) => doublet(7.6 - 0.025 * k, area)));
  expect(found.map(({ area }) => Number(area.toFixed(2)))).toEqual([3.03, 2.06]);
  expect(found.every(({ couplings }) => couplings === null)).toBe(true);
});
