import { curveCsv } from '@elucida/spectra/export/csv-text';
import type { C13Peak, H1Peak } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { handProcessing } from '../process-by-hand.ts';
import { readFiles } from '../read-files.ts';
import type { Experiment } from '../recorded/experiment.ts';
import { simulatedDecay, type SimulatedLine } from '../testing/simulated-decay.ts';
import { nmrCurve } from './nmr-curve.ts';

const read = (files: Readonly<Record<string, string>>, hydrogens: number | null = null) =>
  readFiles(
    Object.entries(files).map(([path, text]) => {
      const bytes = new TextEncoder().encode(text);
      return { path, size: bytes.length, bytes: () => bytes };
    }),
    { atoms: hydrogens === null ? null : { H: hydrogens } },
  );

/** A first-order multiplet of ethyl acetate, J = 7.1 Hz at 400 MHz. */
const split = (ppm: number, pattern: readonly number[], height: number): SimulatedLine[] =>
  pattern.map((share, k) => ({
    ppm: ppm + ((k - (pattern.length - 1) / 2) * 7.1) / 400,
    height: (height * share) / pattern.reduce((a, b) => a + b, 0),
  }));

function experimentOf(
  nucleus: '1H' | '13C',
  { lines, program }: { lines: readonly SimulatedLine[]; program: string },
): Experiment {
  const isProton = nucleus === '1H';
  return {
    ...{ path: program, title: '', program, nuclei: [nucleus], mhz: 400, solvent: 'CDCl3' },
    recordedAt: null,
    raw: () =>
      simulatedDecay(lines, {
        ...{ nucleus, mhz: isProton ? 400 : 100.58, centre: isProton ? 5 : 100 },
        ...{ widthHz: isProton ? 6000 : 24_000, points: 16_384, lineHz: 1, noise: 0.01, phase: 30 },
      }),
  };
}
const PROTON = experimentOf('1H', {
  lines: [...split(4.12, [1, 3, 3, 1], 2), { ppm: 2.04, height: 3 }, ...split(1.26, [1, 2, 1], 3)],
  program: 'zg30',
});
const CARBON = experimentOf('13C', {
  lines: [
    { ppm: 171.1, height: 1 },
    { ppm: 60.4, height: 3 },
    { ppm: 21, height: 3 },
    { ppm: 14.2, height: 3 },
  ],
  program: 'zgpg30',
});
const DEPT = experimentOf('13C', {
  lines: [
    { ppm: 60.4, height: -3 },
    { ppm: 21, height: 3 },
    { ppm: 14.2, height: 3 },
  ],
  program: 'dept135',
});

/** The curve as the panel saves it. */
function saved(experiment: Experiment, others: readonly Experiment[] = []) {
  const hand = handProcessing(experiment, { others, atoms: { H: 8 } })!;
  const curve = hand.curve(hand.start.usual);
  return curveCsv(curve, { type: hand.start.type, ordinate: 'intensity' });
}

test('a ¹H curve that was saved is a curve again: its multiplets and couplings are those of the decay', () => {
  const text = saved(PROTON);
  expect(text.split('\r\n', 1)[0]).toBe(
    '1H chemical shift (ppm) at 400 MHz,intensity (arbitrary units)',
  );
  const { spectra, skipped, experiments } = read({ 'h1-spectrum.csv': text }, 8);
  expect(skipped).toEqual([]);
  expect(experiments).toMatchObject([{ name: '1H', technique: 'H1NMR', state: 'used', mhz: 400 }]);
  expect(spectra).toMatchObject([{ picked: true, spectrum: { type: 'H1NMR' } }]);
  const { trace, metadata } = spectra[0]!.spectrum;
  expect(trace).toBeDefined();
  expect(metadata).toMatchObject({ frequency_mhz: 400 });
  const peaks = spectra[0]!.spectrum.peaks as H1Peak[];
  expect(peaks.map(({ mult }) => mult)).toEqual(['q', 's', 't']);
  // Integrals agree within 5 %, as those of decays do.
  [2, 3, 3].forEach((count, k) => expect(Math.abs(peaks[k]!.int! / count - 1)).toBeLessThan(0.05));
  [4.12, 2.04, 1.26].forEach((ppm, k) =>
    expect(Math.abs(peaks[k]!.delta_ppm - ppm)).toBeLessThan(0.003),
  );
  for (const k of [0, 2]) expect(Math.abs(peaks[k]!.j_hz![0]! - 7.1)).toBeLessThan(0.1);
});

test('curves of ¹³C and DEPT-135 are told apart by their first lines, and join', () => {
  const dept = saved(DEPT, [CARBON]);
  expect(dept.split('\r\n', 1)[0]).toBe(
    '13C DEPT-135 chemical shift (ppm) at 100.58 MHz,intensity (arbitrary units)',
  );
  const { spectra, experiments } = read({ 'c.csv': saved(CARBON), 'dept.csv': dept });
  expect(experiments.map(({ name }) => name)).toEqual(['13C', 'DEPT-135']);
  expect(spectra).toHaveLength(1);
  const peaks = spectra[0]!.spectrum.peaks as C13Peak[];
  expect(peaks.map(({ delta_ppm, carbon_type }) => [Math.round(delta_ppm), carbon_type])).toEqual([
    [171, 'C'],
    [60, 'CH2'],
    [21, 'odd'],
    [14, 'odd'],
  ]);
});

test('what a program for tables made of it is read too: semicolons, decimal commas, rising shifts', () => {
  const [title, ...rows] = saved(PROTON).trim().split('\r\n');
  const turned = rows
    .map((row) => row.replace(',', ';').replaceAll('.', ','))
    .reverse()
    .join('\n');
  const text = `\ufeff"${title!.replace(',', '";"')}"\n${turned}`;
  const { spectra } = read({ 'h1.csv': text }, 8);
  expect((spectra[0]!.spectrum.peaks as H1Peak[]).map(({ mult }) => mult)).toEqual(['q', 's', 't']);
});

test('a curve without its frequency is named, not taken for a list', () => {
  const text = saved(PROTON).replace(' at 400 MHz', '');
  expect(read({ 'h1.csv': text })).toMatchObject({
    spectra: [],
    skipped: [{ code: 'no_frequency', title: '' }],
  });
});

test.each([
  ['a list of peaks', 'ppm,assignment\n171.1,C=O\n60.4,OCH2\n'],
  [
    'a short list under the title of a curve',
    '1H chemical shift (ppm) at 400 MHz,intensity\n4.12,2\n',
  ],
  [
    'cross peaks',
    '1H chemical shift (ppm) delta_h_ppm,13C chemical shift (ppm) delta_c_ppm\n4.12,60.4\n',
  ],
  ['an infrared curve', 'wavenumber (cm-1),transmittance (1 = all)\n4000,0.9\n3999,0.9\n'],
])('%s is no curve of NMR', (_name, text) => expect(nmrCurve(text, 'x.csv')).toBeNull());
