import { expect, test } from 'vitest';
import { processFid, usualProcessing } from '../processing/process-fid.ts';
import { simulatedDecay, type SimulatedLine } from '../testing/simulated-decay.ts';
import { chosenReference, findReference } from './find-reference.ts';

const PROTON = { nucleus: '1H', mhz: 400, widthHz: 6400, centre: 5, points: 16_384, lineHz: 0.9 };
const CARBON = { nucleus: '13C', mhz: 100.6, widthHz: 24_000, centre: 100, points: 16_384 };
const spectrumOf = (
  lines: readonly SimulatedLine[],
  conditions: Parameters<typeof simulatedDecay>[1],
) => {
  const fid = simulatedDecay(lines, { ...conditions, noise: 0.02 });
  return processFid(fid, { ...usualProcessing(fid), phase: { zero: 0, first: 0, pivot: 0 } });
};
const proton = (lines: readonly SimulatedLine[]) => spectrumOf(lines, PROTON);
const carbon = (lines: readonly SimulatedLine[]) => spectrumOf(lines, { ...CARBON, lineHz: 2 });
const moved = (lines: readonly SimulatedLine[], ppm: number) =>
  lines.map((line) => ({ ...line, ppm: line.ppm + ppm }));
/** Lines around a centre, Hz apart, with these heights. */
const pattern = (ppm: number, hz: number, mhz: number, heights: readonly number[]) =>
  heights.map((height, k) => ({ ppm: ppm + ((k - (heights.length - 1) / 2) * hz) / mhz, height }));

/** Ethyl acetate. */
const ESTER = [
  ...pattern(4.12, 7.1, 400, [1, 3, 3, 1]),
  { ppm: 2.05, height: 12 },
  ...pattern(1.26, 7.1, 400, [3, 6, 3]),
];
const TMS = { ppm: 0, height: 2 };
const CHLOROFORM = { ppm: 7.26, height: 1.5 };
const SULFOXIDE = pattern(2.5, 1.9, 400, [1, 2, 3, 2, 1]);
const IN_CHLOROFORM = { solvent: 'CDCl3', hasSilicon: false };
const found = (lines: readonly SimulatedLine[], context = IN_CHLOROFORM) => {
  const { line, outcome } = findReference(proton(lines), context);
  return { by: line?.by, shift: line?.shift, outcome };
};

test.each([
  [
    'TMS and chloroform agree',
    moved([...ESTER, TMS, CHLOROFORM], 0.12),
    IN_CHLOROFORM,
    'TMS',
    -0.12,
    'moved',
  ],
  [
    'TMS alone, near',
    moved([...ESTER, TMS], 0.03),
    { solvent: '', hasSilicon: false },
    'TMS',
    -0.03,
    'moved',
  ],
  [
    'TMS alone, far',
    moved([...ESTER, TMS], 0.15),
    { solvent: '', hasSilicon: false },
    'TMS',
    -0.15,
    'proposed',
  ],
  ['chloroform alone', moved([...ESTER, CHLOROFORM], 0.04), IN_CHLOROFORM, 'CDCl3', -0.04, 'moved'],
  [
    'chloroform where it should be',
    moved([...ESTER, CHLOROFORM], 0.01),
    IN_CHLOROFORM,
    'CDCl3',
    -0.01,
    'fits',
  ],
  [
    'quintet of DMSO',
    moved([...ESTER, ...SULFOXIDE], -0.2),
    { solvent: 'DMSO-d6', hasSilicon: false },
    'DMSO-d6',
    0.2,
    'moved',
  ],
  [
    'quintet of DMSO, far',
    moved([...ESTER, ...SULFOXIDE], -0.4),
    { solvent: 'DMSO-d6', hasSilicon: false },
    'DMSO-d6',
    0.4,
    'proposed',
  ],
  [
    'DSS in water',
    moved([...ESTER, TMS], 0.02),
    { solvent: 'D2O', hasSilicon: false },
    'DSS',
    -0.02,
    'moved',
  ],
  [
    'TMS where grease would be, were it not for chloroform',
    moved([...ESTER, TMS, CHLOROFORM], 0.07),
    IN_CHLOROFORM,
    'TMS',
    -0.07,
    'moved',
  ],
  [
    'chloroform, far, and water as far',
    moved([...ESTER, CHLOROFORM, { ppm: 1.56, height: 1 }], 0.08),
    IN_CHLOROFORM,
    'CDCl3',
    -0.08,
    'moved',
  ],
] as const)('%s', (_, lines, context, by, shift, outcome) => {
  expect(found(lines, context)).toEqual({ by, shift: expect.closeTo(shift, 2), outcome });
});

test('a line near 0 that something else explains is not taken for TMS', () => {
  const silane = { ppm: 0.06, height: 12 };
  // The formula has silicon.
  expect(found([...ESTER, silane], { solvent: 'CDCl3', hasSilicon: true }).outcome).toBe('absent');
  // Silicone grease in CDCl₃.
  expect(found([...ESTER, { ppm: 0.07, height: 1 }]).outcome).toBe('absent');
  // Both methyl groups of a silyl ether at a stereocentre.
  expect(found([...ESTER, silane, { ppm: 0.04, height: 12 }]).outcome).toBe('absent');
  // Silicone grease, and chloroform where it belongs.
  expect(found([...ESTER, { ppm: 0.07, height: 1 }, CHLOROFORM])).toMatchObject({
    by: 'CDCl3',
    outcome: 'fits',
  });
  // Chloroform contradicts it.
  expect(found([...ESTER, { ppm: 0.16, height: 4 }, CHLOROFORM])).toMatchObject({
    by: 'CDCl3',
    outcome: 'fits',
  });
});

test('chloroform among aromatic lines is not told from them', () => {
  const ring = pattern(7.25, 7.5, 400, [3, 6, 3]);
  expect(found([...ESTER, ...ring]).outcome).toBe('absent');
});

test('without lines there is no reference', () => {
  expect(found([]).outcome).toBe('absent');
});

const ACETATE = [171.1, 60.4, 21, 14.2].map((ppm) => ({ ppm, height: 3 }));
const TRIPLET = pattern(77.16, 32, 100.6, [2, 2, 2]);

test.each([
  ['the triplet of CDCl₃', moved([...ACETATE, ...TRIPLET], 0.9), -0.9, 'moved', 'CDCl3'],
  ['counted as 77.0', moved([...ACETATE, ...TRIPLET], -0.16), 0.16, 'fits', 'CDCl3'],
  ['far off', moved([...ACETATE, ...TRIPLET], 4.5), -4.5, 'proposed', 'CDCl3'],
  [
    'TMS with it',
    moved([...ACETATE, ...TRIPLET, { ppm: 0, height: 1 }], 0.5),
    -0.5,
    'moved',
    'TMS',
  ],
] as const)('¹³C: %s', (_, lines, shift, outcome, by) => {
  const reference = findReference(carbon(lines), IN_CHLOROFORM);
  expect(reference.outcome).toBe(outcome);
  expect(reference.line?.by).toBe(by);
  expect(reference.line?.shift).toBeCloseTo(shift, 1);
});

test('three carbons as far apart as the lines of CDCl₃ but of other heights are not its', () => {
  const alike = pattern(77.16, 32, 100.6, [6, 1.5, 6]);
  expect(findReference(carbon([...ACETATE, ...alike]), IN_CHLOROFORM).outcome).toBe('absent');
});

test('a person names the line, also one that would only be proposed', () => {
  const spectrum = proton(moved([...ESTER, TMS, ...SULFOXIDE], 0.15));
  expect(chosenReference(spectrum, 'TMS', '')?.shift).toBeCloseTo(-0.15, 2);
  expect(chosenReference(spectrum, 'DMSO-d6', '')?.shift).toBeCloseTo(-0.15, 2);
  expect(chosenReference(spectrum, 'CDCl3', '')).toBeNull();
});

test('nuclei without such lines stay as recorded', () => {
  const fluorine = spectrumOf([{ ppm: -113, height: 3 }], {
    ...{ nucleus: '19F', mhz: 376, widthHz: 40_000, centre: -100, points: 8192, lineHz: 2 },
  });
  expect(findReference(fluorine, IN_CHLOROFORM)).toEqual({ line: null, outcome: 'absent' });
  expect(chosenReference(fluorine, 'TMS', '')).toBeNull();
});
