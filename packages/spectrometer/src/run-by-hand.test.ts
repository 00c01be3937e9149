import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFiles } from './read-files.ts';
import { openRunByHand } from './run-by-hand.ts';
import { mzml, mzxml, type WrittenScan } from './testing/mass-xml.ts';
import { netcdf } from './testing/netcdf.ts';

const file = (path: string, content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { path, size: bytes.length, bytes: () => bytes };
};
const open = (content: string | Uint8Array) =>
  openRunByHand([file('run', content)], { run: 0, isFolder: false });
/** Masses with their heights in percent. */
const peaksIn = (spectrum: { readonly peaks: readonly unknown[] } | undefined) =>
  (spectrum?.peaks ?? []).map((peak) => Object.values(peak as object));

/** Theobromine elutes before caffeine, which is stronger; fragments in between. */
const RUN: readonly WrittenScan[] = [
  { points: [[101.0033, 400]], seconds: 12 },
  {
    points: [
      [181.072, 2000],
      [182.0753, 160],
    ],
    seconds: 60,
  },
  { points: [[138.0662, 90_000]], level: 2, seconds: 61 },
  { points: [[181.0722, 1000]], seconds: 63 },
  {
    points: [
      [195.0877, 10_000],
      [196.0906, 890],
    ],
    seconds: 150,
  },
];
const FORMATS = [
  ['mzML', mzml],
  ['mzXML', mzxml],
] as const;

test.each(FORMATS)(
  '%s: the chromatogram has no fragments, and begins where files begin',
  (_, write) => {
    const { start } = open(write(RUN))!;
    expect(start).toEqual({
      kind: 'run',
      type: 'MS',
      usual: { first: 3, last: 3 },
      timesS: [12, 60, 63, 150],
      totals: [400, 2160, 1000, 10_890],
    });
  },
);

test.each(FORMATS)('%s: another scan, and what was taken is said', (_, write) => {
  const run = open(write(RUN))!;
  const { taken, isTooLarge } = run.preview({ first: 1, last: 1 });
  expect(isTooLarge).toBe(false);
  expect(peaksIn(taken?.spectrum)).toEqual([
    [181.072, 100],
    [182.0753, 8],
  ]);
  expect(taken?.spectrum.metadata).toEqual({ ionization: 'ESI', mode: 'pos' });
  expect(taken?.scan).toEqual({
    of: 5,
    retentionS: 60,
    chosen: { first: 2, last: 2, averaged: 1, untilS: 60 },
  });
});

test.each(FORMATS)('%s: a range is averaged, from either end', (_, write) => {
  const run = open(write(RUN))!;
  const picked = run.pick({ first: 2, last: 1 });
  expect(picked).toEqual(run.pick({ first: 1, last: 2 }));
  // 181: (2000 + 1000) / 2; 182: 160 / 2, which is 5.3 % of it.
  expect(peaksIn(picked?.spectrum)).toEqual([
    [181.0721, 100],
    [182.0753, 5.3],
  ]);
  expect(picked?.scan).toEqual({
    of: 5,
    retentionS: 60,
    chosen: { first: 2, last: 3, averaged: 2, untilS: 63 },
  });
});

test.each(FORMATS)('%s: what is taken at first is what reading the files takes', (name, write) => {
  const text = write(RUN);
  const run = open(text)!;
  const [read] = readFiles([file(`a.${name}`, text)]).spectra;
  const picked = run.pick(run.start.usual);
  expect(picked).toEqual({ spectrum: read!.spectrum, scan: read!.scan, shift: 0 });
  expect(read!.scan).not.toHaveProperty('chosen');
});

test('runs that switch the sign of their ions: only those of the strongest scan are averaged', () => {
  const points = [[195.0877, 500]] as const;
  const run = open(
    mzml([
      { points, seconds: 1 },
      { points: [[193.0731, 900]], seconds: 2, negative: true },
      { points, seconds: 3 },
      { points: [[193.0731, 700]], seconds: 4, negative: true },
    ]),
  )!;
  const picked = run.pick({ first: 0, last: 3 });
  expect(picked?.spectrum).toMatchObject({ metadata: { mode: 'neg' } });
  expect(peaksIn(picked?.spectrum)).toEqual([[193.0731, 100]]);
  expect(picked?.scan?.chosen?.averaged).toBe(2);
});

test('a scan without peaks gives no spectrum, and times that fall are none', () => {
  const run = open(
    mzml([
      { points: [], seconds: 9 },
      { points: [[43, 5]], seconds: 3 },
    ]),
  )!;
  expect(run.start.timesS).toBeNull();
  expect(run.pick({ first: 0, last: 0 })).toBeNull();
  expect(run.preview({ first: 0, last: 0 }).taken?.spectrum.peaks).toEqual([]);
});

test('ANDI: air, toluene, and their mean', () => {
  const run = open(
    netcdf({
      mass_values: { type: 'double', values: [28, 32, 39, 65, 91, 92] },
      intensity_values: { type: 'double', values: [50, 10, 90, 120, 1000, 620] },
      scan_index: { type: 'int', values: [0, 2] },
      point_count: { type: 'int', values: [2, 4] },
      total_intensity: { type: 'double', values: [60, 1830] },
      scan_acquisition_time: { type: 'double', values: [1.5, 272.25] },
    }),
  )!;
  expect(run.start).toMatchObject({ usual: { first: 1, last: 1 }, timesS: [1.5, 272.25] });
  expect(peaksIn(run.pick({ first: 0, last: 0 })?.spectrum)).toEqual([
    [28, 100],
    [32, 20],
  ]);
  expect(peaksIn(run.pick({ first: 0, last: 1 })?.spectrum).slice(0, 2)).toEqual([
    [28, 5],
    [32, 1],
  ]);
});

test('of several runs the one that is asked for, in an archive as well', () => {
  const other = mzml([
    { points: [[43, 5]], seconds: 1 },
    { points: [[58, 9]], seconds: 2 },
  ]);
  const files = [
    file('one.mzML', mzml([{ points: [[71, 5]] }])),
    file('a.zip', zipSync({ 'run.mzML': new TextEncoder().encode(mzml(RUN)) })),
    file('b.mzML', other),
  ];
  expect(readFiles(files).spectra.map(({ path }) => path)).toEqual([
    undefined,
    'run.mzML',
    'b.mzML',
  ]);
  const totals = [0, 1, 2].map(
    (run) => openRunByHand(files, { run, isFolder: false })?.start.totals.length,
  );
  expect(totals).toEqual([4, 2, undefined]);
});

test('a run that cannot be read is not opened; a scan that cannot be has no spectrum', () => {
  expect(openRunByHand([file('a.mzML', 'no run')], { run: 0, isFolder: false })).toBeNull();
  const text = mzml(RUN);
  const at = text.indexOf('<binary>', text.indexOf('index="1"')) + '<binary>'.length;
  const run = open(`${text.slice(0, at)}!!!!${text.slice(at + 4)}`)!;
  expect(run.preview({ first: 1, last: 1 })).toEqual({ taken: null, isTooLarge: false });
  expect(run.pick({ first: 0, last: 3 })).toBeNull();
  expect(run.pick({ first: 0, last: 0 })).not.toBeNull();
});
