import { expect, test } from 'vitest';
import { protonSignals } from '../picking/proton-signals.ts';
import { processFid } from '../processing/process-fid.ts';
import { simulatedDecay } from '../testing/simulated-decay.ts';
import { couplingSets, sticksOf, type Coupling } from './splitting-sets.ts';

/** A signal of these couplings in a decay of 400 MHz with lines of `lineHz`, and what is read of it. */
function readBack(couplings: readonly Coupling[], lineHz = 1.1) {
  const lines = sticksOf(couplings).map(({ hz, share }) => ({ ppm: 6 + hz / 400, height: share }));
  const decay = simulatedDecay([...lines, { ppm: 2.04, height: 1 }], {
    nucleus: '1H',
    mhz: 400,
    widthHz: 4800,
    centre: 5,
    points: 32_768,
    lineHz,
    noise: 0.002,
  });
  return protonSignals(processFid(decay), 'CDCl3');
}

test.each<[string, Coupling[]]>([
  ['singlet', []],
  ['doublet', [{ hz: 8.4, count: 1 }]],
  ['triplet', [{ hz: 7.1, count: 2 }]],
  ['quartet', [{ hz: 7.1, count: 3 }]],
  ['septet', [{ hz: 6.9, count: 6 }]],
  [
    'dd',
    [
      { hz: 15.6, count: 1 },
      { hz: 6.2, count: 1 },
    ],
  ],
  [
    'dt',
    [
      { hz: 9.8, count: 1 },
      { hz: 4.1, count: 2 },
    ],
  ],
  [
    'ddd',
    [
      { hz: 8.7, count: 1 },
      { hz: 7, count: 1 },
      { hz: 1.8, count: 1 },
    ],
  ],
])('a %s', (_name, couplings) => {
  const signals = readBack(couplings);
  expect(signals).toHaveLength(2);
  const [signal, methyl] = signals;
  expect(signal!.ppm).toBeCloseTo(6, 3);
  const found = signal!.couplings!;
  expect(found.map(({ count }) => count)).toEqual(couplings.map(({ count }) => count));
  found.forEach(({ hz }, k) => expect(Math.abs(hz - couplings[k]!.hz)).toBeLessThan(0.15));
  expect(signal!.area / methyl!.area).toBeCloseTo(1, 1);
});

test('sticks of a quartet have the shares of Pascal’s triangle', () => {
  expect(sticksOf([{ hz: 7, count: 3 }])).toEqual([
    { hz: 10.5, share: 0.125 },
    { hz: 3.5, share: 0.375 },
    { hz: -3.5, share: 0.375 },
    { hz: -10.5, share: 0.125 },
  ]);
});

test('sets of couplings have the span that was asked for', () => {
  const sets = couplingSets([8, 4, 2], { span: 16, tolerance: 0.1 });
  expect(sets.length).toBeGreaterThan(3);
  for (const set of sets)
    expect(set.reduce((sum, { hz, count }) => sum + hz * count, 0)).toBeCloseTo(16, 0);
});
