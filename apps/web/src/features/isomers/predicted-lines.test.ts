import { shownIsomersSchema } from '@elucida/contract/shown-isomers';
import { expect, test } from 'vitest';
import { predictedLines, predictedRows } from './predicted-lines.ts';

const [propan2ol] = shownIsomersSchema.parse({
  isomers: [
    {
      name: 'Propan-2-ol',
      h1nmr: [],
      c13nmr: [],
      ir: ['3550–3200 (s, br): O–H stretch'],
      signals: {
        H1NMR: [
          {
            delta_ppm: 4.01,
            sd_ppm: 0.12,
            hydrogens: 1,
            multiplicity: 'sept',
            j_hz: [6.1],
            atoms: [1],
            exchangeable: false,
          },
          {
            delta_ppm: 1.2,
            sd_ppm: 0.05,
            hydrogens: 6,
            multiplicity: 'd',
            j_hz: [6.1],
            atoms: [0, 2],
            exchangeable: false,
          },
        ],
        C13NMR: [
          { delta_ppm: 64.24, sd_ppm: 0.9, carbons: 1, kind: 'CH', atoms: [1] },
          { delta_ppm: 25.26, sd_ppm: 0.6, carbons: 2, kind: 'CH3', atoms: [0, 2] },
        ],
        IR: [
          {
            from_cm1: 3550,
            to_cm1: 3200,
            strength: 's',
            broad: true,
            vibration: 'o-h',
            atoms: [3],
          },
        ],
      },
    },
  ],
}).isomers;

test('lines are as high as they have nuclei, bands as strong', () => {
  expect(predictedLines(propan2ol!, 'H1NMR')).toEqual([
    { from: 4.01, to: 4.01, sd: 0.12, height: 1 / 6 },
    { from: 1.2, to: 1.2, sd: 0.05, height: 1 },
  ]);
  expect(predictedLines(propan2ol!, 'C13NMR').map((line) => line.height)).toEqual([0.5, 1]);
  expect(predictedLines(propan2ol!, 'IR')).toEqual([{ from: 3550, to: 3200, sd: 0, height: 1 }]);
});

test('the same in words', () => {
  expect(predictedRows(propan2ol!, 'H1NMR')).toEqual([
    ['4.01 ± 0.12', '1H'],
    ['1.20 ± 0.05', '6H'],
  ]);
  expect(predictedRows(propan2ol!, 'C13NMR')).toEqual([
    ['64.2 ± 0.9', '1C'],
    ['25.3 ± 0.6', '2C'],
  ]);
  expect(predictedRows(propan2ol!, 'IR')).toEqual([['3550–3200 (s, br): O–H stretch', '']]);
});
