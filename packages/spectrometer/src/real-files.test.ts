import { shiftAtPoint } from '@elucida/spectra/planes/contour-lines';
import { heightOfStep, readPlane } from '@elucida/spectra/planes/read-plane';
import { PLANE_TEXT } from '@elucida/spectra/planes/write-plane';
import type {
  CosyPeak,
  HeteroPeak,
  HmbcPeak,
  HsqcPeak,
  H1Peak,
  SpectrumType,
} from '@elucida/spectra/spectrum';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFiles } from './read-files.ts';

/** Files of real instruments, not part of the repository. */
const REAL = new URL('../../../../shared/data/spectrometer/', import.meta.url);

const read = (path: string, hydrogens: number | null = null) => {
  const bytes = new Uint8Array(readFileSync(new URL(path, REAL)));
  return readFiles([{ path, size: bytes.length, bytes: () => bytes }], {
    atoms: hydrogens === null ? null : { H: hydrogens },
  });
};
const peaksOf = <Peak>(reading: ReturnType<typeof read>, type: SpectrumType): Peak[] =>
  (reading.spectra.find(({ spectrum }) => spectrum.type === type)?.spectrum.peaks ?? []) as Peak[];

/** The authors' assignment of arborinine: shifts of its hydrogens, and of the carbons that carry them. */
const PAIRS = [
  [7.278, 121.45],
  [7.715, 133.91],
  [7.49, 114.57],
  [8.4, 126.49],
  [6.23, 86.67],
  [3.814, 34.08],
  [3.939, 60.8],
  [4.019, 55.98],
] as const;

describe.skipIf(!existsSync(REAL))('files of spectrometers (needs ../shared)', () => {
  test('arborinine: hydrogens, carbons with their types, and correlations as the authors have them', () => {
    const reading = read('nmredata/arborinine_full_assignments.zip', 15);
    expect(reading.experiments.map(({ name, state }) => `${name} ${state}`)).toEqual([
      '1H used',
      '13C used',
      'DEPT-135 used',
      'COSY used',
      'HSQC used',
      'HMBC used',
    ]);
    const protons = peaksOf<H1Peak>(reading, 'H1NMR');
    const whole = protons.filter(({ delta_ppm }) => delta_ppm > 2);
    expect(whole.map(({ int }) => Math.round(int!))).toEqual([1, 1, 1, 1, 1, 1, 3, 3, 3]);
    expect(whole.find(({ delta_ppm }) => Math.abs(delta_ppm - 7.716) < 0.01)).toMatchObject({
      mult: 'ddd',
    });
    const carbons = peaksOf<{ delta_ppm: number; carbon_type: string }>(reading, 'C13NMR');
    expect(carbons).toHaveLength(16);
    expect(carbons.filter(({ carbon_type }) => carbon_type === 'odd')).toHaveLength(8);
    for (const type of ['COSY', 'HSQC', 'HMBC'] as const) {
      const { plane } = reading.spectra.find(({ spectrum }) => spectrum.type === type)!.spectrum;
      expect(plane!.heights.length).toBeLessThanOrEqual(PLANE_TEXT);
      expect(readPlane(plane)).not.toBeNull();
    }
    const hsqc = reading.spectra.find(({ spectrum }) => spectrum.type === 'HSQC')!.spectrum;
    const plane = readPlane(hsqc.plane)!;
    const tallNear = (proton: number, carbon: number) => {
      let tallest = 0;
      for (let at = 0; at < plane.steps.length; at++) {
        const h = shiftAtPoint(plane.across, plane.columns, at % plane.columns);
        const c = shiftAtPoint(plane.down, plane.rows, Math.floor(at / plane.columns));
        if (Math.abs(h - proton) < 0.06 && Math.abs(c - carbon) < 1.2)
          tallest = Math.max(tallest, Math.abs(plane.steps[at]!));
      }
      return heightOfStep(plane, tallest) / plane.noise;
    };
    for (const [proton, carbon] of PAIRS) expect(tallNear(proton, carbon)).toBeGreaterThan(10);
    const pairs = peaksOf<HsqcPeak>(reading, 'HSQC');
    expect(pairs).toHaveLength(PAIRS.length);
    for (const [proton, carbon] of PAIRS)
      expect(
        pairs.some(
          (pair) =>
            Math.abs(pair.delta_h_ppm - proton) < 0.02 && Math.abs(pair.delta_c_ppm - carbon) < 0.1,
        ),
        `${proton}`,
      ).toBe(true);
    // The methoxy groups say where they are.
    const long = peaksOf<HmbcPeak>(reading, 'HMBC');
    for (const [proton, carbon] of [
      [4.019, 159.25],
      [3.939, 130.08],
      [14.768, 105.67],
    ] as const)
      expect(
        long.some(
          (peak) =>
            Math.abs(peak.delta_h_ppm - proton) < 0.02 && Math.abs(peak.delta_c_ppm - carbon) < 0.2,
        ),
        `${proton}`,
      ).toBe(true);
    expect(peaksOf<CosyPeak>(reading, 'COSY')).toHaveLength(3);
  });

  test('a decay of aspirin: its hydrogens with their constants', () => {
    const protons = peaksOf<H1Peak>(read('bruker/aspirin-1h.zip', 8), 'H1NMR');
    expect(protons.map(({ int }) => Math.round(int!)).slice(1)).toEqual([1, 1, 1, 1, 3]);
    expect(protons.find(({ delta_ppm }) => Math.abs(delta_ppm - 7.527) < 0.01)?.mult).toBe('ddd');
  });

  test.each([
    ['phosphorus.jdf', 'P31NMR', [32.6, 6.72, -13.18]],
    ['fluorine.jdf', 'F19NMR', [-53.65, -92.7, -136.15]],
  ] as const)('%s: its strong signals', (name, type, signals) => {
    const found = peaksOf<HeteroPeak>(read(`jeol/${name}`), type).map(({ delta_ppm }) => delta_ppm);
    for (const signal of signals)
      expect(Math.min(...found.map((each) => Math.abs(each - signal)))).toBeLessThan(0.1);
    expect(found.length).toBeLessThan(20);
  });

  test.each(existsSync(REAL) ? readdirSync(new URL('jeol/', REAL)) : ['a file'])(
    '%s opens',
    (name) => {
      const { experiments } = read(`jeol/${encodeURIComponent(name)}`);
      expect(experiments).toHaveLength(1);
      expect(['used', 'unused']).toContain(experiments[0]!.state);
    },
  );
});
