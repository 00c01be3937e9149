import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFiles } from '../read-files.ts';
import { mzml, mzxml, packed, type Packing, type WrittenScan } from '../testing/mass-xml.ts';

const encoded = (text: string) => new TextEncoder().encode(text);
const read = (path: string, bytes: Uint8Array) =>
  readFiles([{ path, size: bytes.length, bytes: () => bytes }]);
const readText = (path: string, text: string) => read(path, encoded(text));

/** Caffeine between the front of the solvent and the end of the run. */
const CAFFEINE = [
  [138.0662, 250],
  [195.0877, 10_000],
  [196.0906, 890],
  [217.0696, 1200],
] as const;
const RUN: readonly WrittenScan[] = [
  { points: [[101.0033, 400]], seconds: 12 },
  { points: CAFFEINE, seconds: 150 },
  { points: [[138.0662, 90_000]], level: 2, seconds: 151 },
  { points: [[110.0713, 80_000]], level: 2, seconds: 152 },
  { points: [], seconds: 300 },
];
const PEAKS = [
  { m_z: 138.0662, rel_int: 2.5 },
  { m_z: 195.0877, rel_int: 100 },
  { m_z: 196.0906, rel_int: 8.9 },
  { m_z: 217.0696, rel_int: 12 },
];
/** Lines at these masses as an instrument of high resolution records them, with zeros beside. */
const recorded = (lines: readonly (readonly [number, number])[], step = 0.004) =>
  lines.flatMap(([mass, height]) =>
    Array.from({ length: 21 }, (_, k): readonly [number, number] => {
      const at = Math.round(mass / step) * step + (k - 10) * step;
      const value = height * Math.exp(-4 * Math.LN2 * ((at - mass) / (4 * step)) ** 2);
      return [at, value < 1e-3 * height ? 0 : value];
    }),
  );

const FORMATS = [
  ['mzML', mzml],
  ['mzXML', mzxml],
] as const;
const PACKINGS: readonly Packing[] = [
  { bits: 64, zlib: false },
  { bits: 64, zlib: true },
  { bits: 32, zlib: false },
  { bits: 32, zlib: true },
];
const CASES = FORMATS.flatMap(([format, write]) =>
  PACKINGS.map((packing) => ({ format, write, ...packing })),
);

test.each(CASES)(
  '$format, $bits bits, zlib $zlib: of a run the scan with the most ions of the source',
  ({ format, write, ...packing }) => {
    const { spectra, skipped } = readText(`caffeine.${format}`, write(RUN, packing));
    expect(skipped).toEqual([]);
    expect(spectra).toEqual([
      {
        picked: false,
        spectrum: { type: 'MS', metadata: { ionization: 'ESI', mode: 'pos' }, peaks: PEAKS },
        scan: { of: 5, retentionS: 150 },
        path: `caffeine.${format}`,
      },
    ]);
  },
);

test.each(CASES)(
  '$format, $bits bits, zlib $zlib: peaks of a curve, between its points',
  ({ format, write, ...packing }) => {
    const points = recorded(CAFFEINE);
    const { spectra } = readText(`a.${format}`, write([{ points, profile: true }], packing));
    expect(spectra).toMatchObject([{ picked: true, spectrum: { metadata: { mode: 'pos' } } }]);
    expect(spectra[0]).not.toHaveProperty('scan');
    const peaks = spectra[0]!.spectrum.peaks as { m_z: number; rel_int: number }[];
    expect(peaks).toHaveLength(CAFFEINE.length);
    peaks.forEach(({ m_z: mass, rel_int: percent }, k) => {
      expect(Math.abs(mass - CAFFEINE[k]![0]), `${mass}`).toBeLessThan(0.0003);
      expect(percent).toBeCloseTo(CAFFEINE[k]![1] / 100, -1);
    });
  },
);

test.each(FORMATS)('%s: sums that are not stated are added up', (format, write) => {
  const run = RUN.map((scan) => ({ ...scan, total: null }));
  expect(readText(`a.${format}`, write(run)).spectra[0]).toMatchObject({
    spectrum: { peaks: PEAKS },
    scan: { of: 5, retentionS: 150 },
  });
});

test.each(FORMATS)('%s: fragments alone are read, and negative ions are said', (format, write) => {
  const run = [{ points: CAFFEINE, level: 2, negative: true }];
  expect(readText(`a.${format}`, write(run)).spectra).toMatchObject([
    { spectrum: { metadata: { mode: 'neg' }, peaks: PEAKS } },
  ]);
});

test.each(FORMATS)('%s: in an archive, in UTF-16 and under any name', (format, write) => {
  const text = write(RUN);
  const wide = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  const files = [
    read('a.zip', zipSync({ [`run.${format}`]: encoded(text) })),
    read(`a.${format}`, wide),
    readText('export.xml', text),
  ];
  for (const { spectra } of files) expect(spectra).toMatchObject([{ spectrum: { peaks: PEAKS } }]);
});

test('whether mzXML holds a curve is seen from its points where it does not say', () => {
  const unsaid = (points: WrittenScan['points']) =>
    readText('a.mzXML', mzxml([{ points }]).replace(/centroided="\d"/u, '')).spectra[0]?.picked;
  expect([unsaid(recorded(CAFFEINE)), unsaid(CAFFEINE)]).toEqual([true, false]);
});

test('a curve whose zeros were left out: the highest points beside a gap', () => {
  const points = [
    [195.084, 0],
    [195.088, 100],
    [217.07, 60],
    [217.074, 0],
  ] as const;
  const { spectra } = readText('a.mzML', mzml([{ points, profile: true }]));
  expect(spectra[0]?.spectrum.peaks).toEqual([{ m_z: 195.088, rel_int: 100 }]);
});

test('times in hours, minutes and seconds', () => {
  const text = mzxml(RUN).replace('PT150S', 'PT1H2M3.5S');
  expect(readText('a.mzXML', text).spectra[0]?.scan?.retentionS).toBe(3723.5);
});

test('whole numbers of mzML, and a spectrum of light beside that of the ions', () => {
  const heights = Buffer.from(Int32Array.from(CAFFEINE, ([, height]) => height).buffer);
  const light = mzml([{ points: CAFFEINE }]).replace('MS:1000514', 'MS:1000617');
  const [, spectrum = ''] = /(<spectrum .*<\/spectrum>)/su.exec(light) ?? [];
  const text = mzml([{ points: CAFFEINE }])
    .replace(packed(CAFFEINE.map(([, height]) => height)), heights.toString('base64'))
    .replace(/MS:1000523(.{0,120}MS:1000515)/su, 'MS:1000519$1');
  expect(
    readText('a.mzML', text.replace('<spectrum ', `${spectrum}<spectrum `)).spectra,
  ).toMatchObject([{ spectrum: { peaks: PEAKS } }]);
  expect(readText('a.mzML', light).skipped).toEqual([{ code: 'other_kind', title: '' }]);
});

test.each(['MS:1002312', 'MS:1002313', 'MS:1002314', 'MS:1002746', 'MS:1002747', 'MS:1002748'])(
  'numbers packed with MS-Numpress (%s) are named',
  (term) =>
    expect(readText('a.mzML', mzml(RUN).replaceAll('MS:1000576', term))).toMatchObject({
      spectra: [],
      skipped: [{ code: 'not_opened', kind: 'numpress', title: '' }],
    }),
);
