import { expect, test } from 'vitest';
import { processFid } from '../processing/process-fid.ts';
import type { Experiment } from '../recorded/experiment.ts';
import { spectraOf } from '../spectra-of-experiments.ts';
import { simulatedDecay, simulatedPlane } from '../testing/simulated-decay.ts';

const CARBONS = [60.4, 21, 14.2];
const HYDROGENS = [4.12, 2.04, 1.26];
const experiment = (
  program: string,
  nuclei: readonly string[],
  raw: Experiment['raw'],
): Experiment => ({
  ...{ path: program, title: '', program, nuclei, mhz: 500, solvent: 'CDCl3', recordedAt: null },
  ...(raw && { raw }),
});
/** Ethyl acetate whose spectra of one dimension are off by as much, ppm. */
const sample = (
  off: { proton: number; carbon: number },
  plane: { proton: number; carbon: number },
) => {
  const proton = simulatedDecay(
    [
      ...HYDROGENS.map((ppm) => ({ ppm, height: 4 })),
      { ppm: 0, height: 2 },
      { ppm: 7.26, height: 2 },
    ].map(({ ppm, height }) => ({ ppm: ppm + off.proton, height })),
    { nucleus: '1H', mhz: 500, widthHz: 6000, centre: 4.5, points: 16_384, lineHz: 1, noise: 0.01 },
  );
  const carbon = simulatedDecay(
    [
      ...[171.1, ...CARBONS].map((ppm) => ({ ppm, height: 4 })),
      ...[-1, 0, 1].map((k) => ({ ppm: 77.16 + (k * 32) / 125.7, height: 3 })),
    ].map(({ ppm, height }) => ({ ppm: ppm + off.carbon, height })),
    {
      nucleus: '13C',
      mhz: 125.7,
      widthHz: 28_000,
      centre: 95,
      points: 16_384,
      lineHz: 2,
      noise: 0.01,
    },
  );
  const hsqc = simulatedPlane(
    CARBONS.map((indirect, k) => ({
      direct: HYDROGENS[k]! + plane.proton,
      indirect: indirect + plane.carbon,
      height: 1,
    })),
    { quadrature: 'Echo-Antiecho', noise: 0.002, rows: 512 },
  );
  return [
    experiment('zg30', ['1H'], () => processFid(proton)),
    experiment('zgpg30', ['13C'], () => processFid(carbon)),
    experiment('hsqcetgp', ['1H', '13C'], () => hsqc),
  ];
};
const pairsOf = (experiments: readonly Experiment[]) => {
  const { spectra, axes } = spectraOf(
    experiments.map((each) =>
      each.nuclei.length === 1 ? { ...each, processed: each.raw! } : each,
    ),
    { atoms: { H: 8 } },
  );
  const hsqc = spectra.find(({ type }) => type === 'HSQC');
  return { pairs: hsqc?.type === 'HSQC' ? hsqc.peaks : [], axes: [...axes.values()][0] ?? null };
};
const EXPECTED = [60.4, 21, 14.2].map((ppm, k) => ({
  delta_h_ppm: expect.closeTo(HYDROGENS[k]!, 1),
  delta_c_ppm: expect.closeTo(ppm, 0),
}));

test('cross peaks move with the spectra that their axes agree with', () => {
  const off = { proton: 0.15, carbon: 2 };
  const { pairs, axes } = pairsOf(sample(off, off));
  expect(pairs).toEqual(EXPECTED);
  expect(axes?.stayed).toEqual([]);
  expect(axes?.moved.map(({ nucleus }) => nucleus)).toEqual(['1H', '13C']);
});

test('an axis that was right before stays', () => {
  const { pairs, axes } = pairsOf(sample({ proton: 0.15, carbon: 2 }, { proton: 0.15, carbon: 0 }));
  expect(pairs).toEqual(EXPECTED);
  expect(axes).toMatchObject({ stayed: ['13C'], moved: [{ nucleus: '1H' }] });
});

test('where nothing moved, planes are as they were recorded', () => {
  const none = { proton: 0, carbon: 0 };
  const { pairs, axes } = pairsOf(sample(none, none));
  expect(pairs).toEqual(EXPECTED);
  expect(axes?.stayed ?? []).toEqual([]);
});
