import { expect, test } from 'vitest';
import { protonBlock } from '../blocks/proton-block.ts';
import { processFid, usualProcessing } from '../processing/process-fid.ts';
import { simulatedDecay, type SimulatedLine } from '../testing/simulated-decay.ts';
import { protonSignals } from './proton-signals.ts';

const CONDITIONS = { nucleus: '1H', mhz: 400, widthHz: 6400, centre: 5, points: 16_384 };
const pattern = (ppm: number, hz: number, areas: readonly number[]): SimulatedLine[] =>
  areas.map((height, k) => ({ ppm: ppm + ((k - (areas.length - 1) / 2) * hz) / 400, height }));
/** Ethyl acetate, in hydrogens. */
const ETHYL = [
  ...pattern(4.12, 7.1, [0.25, 0.75, 0.75, 0.25]),
  { ppm: 2.05, height: 3 },
  ...pattern(1.26, 7.1, [0.75, 1.5, 0.75]),
];
/** The spectrum of lines of 1.1 Hz and of broad ones. */
function spectrum(
  { sharp, broad = [] }: { sharp: readonly SimulatedLine[]; broad?: readonly SimulatedLine[] },
  noise: number,
) {
  const [narrow, wide] = [
    simulatedDecay(sharp, { ...CONDITIONS, lineHz: 1.1, noise }),
    simulatedDecay(broad, { ...CONDITIONS, lineHz: 14 }),
  ];
  const fid = {
    ...narrow,
    re: narrow.re.map((value, k) => value + wide.re[k]!),
    im: narrow.im.map((value, k) => value + wide.im[k]!),
  };
  return processFid(fid, { ...usualProcessing(fid), phase: { zero: 0, first: 0, pivot: 0 } });
}
const read = (lines: Parameters<typeof spectrum>[0], noise: number, hydrogens: number | null) =>
  protonBlock({
    signals: protonSignals(spectrum(lines, noise), 'CDCl3'),
    ...{ mhz: 400, solvent: 'CDCl3', hydrogens },
  }).peaks.map(({ delta_ppm, int, mult }) => [delta_ppm.toFixed(2), Math.round(int!), mult]);

test.each([0.002, 0.02, 0.1])('noise makes no lines on the flanks of others (%s)', (noise) => {
  expect(read({ sharp: ETHYL }, noise, 8)).toEqual([
    ['4.12', 2, 'q'],
    ['2.05', 3, 's'],
    ['1.26', 3, 't'],
  ]);
});

test('the broad line of an NH2 is one signal, with all its area', () => {
  expect(read({ sharp: ETHYL, broad: [{ ppm: 5.6, height: 2 }] }, 0.1, 10)).toEqual([
    ['5.60', 2, 'br-s'],
    ['4.12', 2, 'q'],
    ['2.05', 3, 's'],
    ['1.26', 3, 't'],
  ]);
});

test('TMS and water are no hydrogens of the formula', () => {
  const foreign = [
    { ppm: 0, height: 1.4 },
    { ppm: 1.56, height: 0.4 },
  ];
  const peaks = read({ sharp: [...ETHYL, ...foreign] }, 0.02, 8);
  expect(peaks.slice(0, 2)).toEqual([
    ['4.12', 2, 'q'],
    ['2.05', 3, 's'],
  ]);
});

test('chloroform is left out, hydrogens at its place are not', () => {
  const aryl = { ppm: 7.262, height: 5 };
  const chloroform = { ppm: 7.26, height: 0.6 };
  expect(read({ sharp: [...ETHYL, chloroform] }, 0.02, 8)).toHaveLength(3);
  const hydroxyl = { ppm: 3.4, height: 1 };
  expect(read({ sharp: [...ETHYL, aryl, hydroxyl] }, 0.02, 14)[0]).toEqual(['7.26', 5, 's']);
});
