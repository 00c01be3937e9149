import { expect, test } from 'vitest';
import { readFiles } from '../read-files.ts';
import { netcdf } from '../testing/netcdf.ts';

const read = (path: string, bytes: Uint8Array) =>
  readFiles([{ path, size: bytes.length, bytes: () => bytes }]);

/** An even curve in the new format of Galactic, low byte first (GRAMS SPC file format). */
function spc(
  { unit, from, to }: { unit: number; from: number; to: number },
  heights: readonly number[],
) {
  const view = new DataView(new ArrayBuffer(512 + 32 + 4 * heights.length));
  view.setUint8(1, 0x4b);
  // Heights are floating-point numbers.
  view.setInt8(3, -128);
  view.setUint32(4, heights.length, true);
  view.setFloat64(8, from, true);
  view.setFloat64(16, to, true);
  view.setUint32(24, 1, true);
  view.setUint8(28, unit);
  view.setUint8(29, 2);
  view.setInt8(512 + 1, -128);
  heights.forEach((height, k) => view.setFloat32(544 + 4 * k, height, true));
  return new Uint8Array(view.buffer);
}
/** Absorbances with bands at these positions. */
const curve = (
  from: number,
  to: number,
  { bands, width }: { bands: readonly number[]; width: number },
) =>
  Array.from({ length: 1801 }, (_, k) => {
    const at = from + ((to - from) * k) / 1800;
    return bands.reduce((sum, band) => sum + Math.exp(-(((at - band) / width) ** 2)), 0.01);
  });

test('an IR spectrum of Galactic: bands where they are', () => {
  const { spectra, skipped } = read(
    'ester.spc',
    spc(
      { unit: 1, from: 4000, to: 400 },
      curve(4000, 400, { bands: [2960, 1740, 1240], width: 14 }),
    ),
  );
  expect(skipped).toEqual([]);
  expect(spectra).toMatchObject([{ picked: true, spectrum: { type: 'IR' } }]);
  const found = spectra[0]!.spectrum.peaks.map(
    (peak) => 'wavenumber_cm1' in peak && peak.wavenumber_cm1,
  );
  for (const band of [2960, 1740, 1240])
    expect(
      found.some((each) => Math.abs(Number(each) - band) <= 4),
      `${band}`,
    ).toBe(true);
});

test('a UV-Vis spectrum of Galactic', () =>
  expect(
    read(
      'dye.spc',
      spc({ unit: 3, from: 200, to: 600 }, curve(200, 600, { bands: [420], width: 25 })),
    ).spectra,
  ).toMatchObject([
    { spectrum: { type: 'UVVIS', peaks: [{ lambda_max_nm: expect.closeTo(420, -1) }] } },
  ]));

test.each([
  [
    'Raman',
    spc({ unit: 13, from: 4000, to: 400 }, curve(4000, 400, { bands: [1600], width: 14 })),
    'other_kind',
  ],
  [
    'shifts of NMR',
    spc({ unit: 10, from: 10, to: 0 }, curve(10, 0, { bands: [7], width: 0.1 })),
    'other_kind',
  ],
  [
    'a file that ends in its header',
    spc({ unit: 1, from: 4000, to: 400 }, []).subarray(0, 300),
    'damaged',
  ],
] as const)('SPC, %s: %s', (_name, bytes, code) =>
  expect(read('x.spc', bytes).skipped).toMatchObject([{ code }]),
);

/** Two scans: air, and toluene by EI with more ions. */
const CHROMATOGRAM = netcdf({
  mass_values: { type: 'double', values: [28, 32, 39, 65, 91, 92] },
  intensity_values: { type: 'double', values: [50, 10, 90, 120, 1000, 620] },
  scan_index: { type: 'int', values: [0, 2] },
  point_count: { type: 'int', values: [2, 4] },
  total_intensity: { type: 'double', values: [60, 1830] },
  scan_acquisition_time: { type: 'double', values: [1.5, 272.25] },
});

test('ANDI of GC-MS: the scan with the most ions', () => {
  const { spectra, skipped } = read('toluene.cdf', CHROMATOGRAM);
  expect(skipped).toEqual([]);
  expect(spectra).toMatchObject([
    {
      picked: false,
      spectrum: {
        type: 'MS',
        peaks: [
          { m_z: 39, rel_int: 9 },
          { m_z: 65, rel_int: 12 },
          { m_z: 91, rel_int: 100 },
          { m_z: 92, rel_int: 62 },
        ],
      },
      scan: { of: 2, retentionS: 272.25 },
    },
  ]);
});

test('ANDI with a curve instead of peaks: its tops', () => {
  const [from, step] = [194.9, 0.05];
  const masses = Array.from({ length: 60 }, (_, k) => from + step * k);
  const at = (mass: number) =>
    1000 * Math.exp(-(((mass - 195.09) / 0.2) ** 2)) +
    90 * Math.exp(-(((mass - 196.09) / 0.2) ** 2));
  const { spectra } = read(
    'caffeine.cdf',
    netcdf({
      mass_values: { type: 'double', values: masses },
      intensity_values: { type: 'double', values: masses.map(at) },
    }),
  );
  expect(spectra).toMatchObject([
    {
      picked: true,
      spectrum: {
        peaks: [
          { m_z: expect.closeTo(195.09, 2), rel_int: 100 },
          { m_z: expect.closeTo(196.09, 2), rel_int: expect.closeTo(9, 0) },
        ],
      },
    },
  ]);
});

test.each([
  [
    'a chromatogram without masses',
    netcdf({ ordinate_values: { type: 'double', values: [1, 2, 3] } }),
    'other_kind',
  ],
  ['a file that ends in its header', CHROMATOGRAM.subarray(0, 60), 'damaged'],
  [
    'as many heights as masses it has not',
    netcdf({
      mass_values: { type: 'double', values: [1, 2] },
      intensity_values: { type: 'double', values: [1] },
    }),
    'damaged',
  ],
] as const)('ANDI, %s: %s', (_name, bytes, code) =>
  expect(read('x.cdf', bytes).skipped).toMatchObject([{ code }]),
);
