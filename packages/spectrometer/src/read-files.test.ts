import { OTHER_NUCLEI } from '@elucida/spectra/testing/other-nuclei';
import { gzipSync } from 'fflate';
import { existsSync, readFileSync } from 'node:fs';
import { deuteriumPattern, SOLVENTS } from '@elucida/spectra/chemistry/solvents';
import { expect, test } from 'vitest';
import { readJcamp } from './jcamp/read-jcamp.ts';
import { readFiles } from './read-files.ts';
import { ester } from './testing/ester-curve.ts';

/** A block of JCAMP-DX with its records. */
const block = (records: Record<string, string>, data: string) =>
  `##TITLE=${records['TITLE'] ?? 'a block'}\n##JCAMP-DX=5.01\n${Object.entries(records)
    .filter(([label]) => label !== 'TITLE')
    .map(([label, value]) => `##${label}=${value}\n`)
    .join('')}${data}\n##END=\n`;
const table = (points: readonly (readonly [number, number])[]) =>
  `##NPOINTS=${points.length}\n##PEAK TABLE=(XY..XY)\n${points.map(([x, y]) => `${x}, ${y}`).join('\n')}`;
/** An evenly recorded curve as XYDATA. */
function curve(
  at: (x: number) => number,
  { from, to, points }: { from: number; to: number; points: number },
): string {
  const step = (to - from) / (points - 1);
  const rows = Array.from(
    { length: points },
    (_, index) => `${from + index * step} ${Math.round(at(from + index * step) * 1e6)}`,
  );
  return [
    `##FIRSTX=${from}`,
    `##LASTX=${to}`,
    `##DELTAX=${step}`,
    '##XFACTOR=1',
    '##YFACTOR=0.000001',
    `##NPOINTS=${points}`,
    '##XYDATA=(X++(Y..Y))',
    ...rows,
  ].join('\n');
}

const MASS = block(
  {
    TITLE: 'ethyl acetate',
    'DATA TYPE': 'MASS SPECTRUM',
    XUNITS: 'M/Z',
    YUNITS: 'RELATIVE ABUNDANCE',
    XFACTOR: '1',
    YFACTOR: '1',
  },
  table([
    [43, 9999],
    [61, 1500],
    [88, 500],
  ]),
);
const INFRARED = block(
  { TITLE: 'ester', 'DATA TYPE': 'INFRARED SPECTRUM', XUNITS: '1/CM', YUNITS: 'TRANSMITTANCE' },
  curve(ester, { from: 400, to: 4000, points: 1801 }),
);
const CARBON = block(
  {
    TITLE: 'carbons',
    'DATA TYPE': 'NMR PEAK TABLE',
    '.OBSERVE FREQUENCY': '100.6',
    '.OBSERVE NUCLEUS': '^13C',
    '.SOLVENT NAME': 'CDCl3',
    XUNITS: 'PPM',
    YUNITS: 'ARBITRARY',
    XFACTOR: '1',
    YFACTOR: '1',
  },
  table([
    [171.1, 1],
    [60.4, 3],
    [21, 3],
    [14.2, 3],
  ]),
);
const FID = block(
  {
    TITLE: 'raw',
    'DATA TYPE': 'NMR FID',
    '.OBSERVE NUCLEUS': '^1H',
    XUNITS: 'SECONDS',
    YUNITS: 'ARBITRARY',
  },
  curve((x) => Math.sin(x), { from: 0, to: 1, points: 64 }),
);

test('a peak table of masses is read as it is, with the base peak at 100', () => {
  expect(readJcamp(MASS)).toEqual({
    experiments: [],
    spectra: [
      {
        picked: false,
        spectrum: {
          type: 'MS',
          peaks: [
            { m_z: 43, rel_int: 100 },
            { m_z: 61, rel_int: 15 },
            { m_z: 88, rel_int: 5 },
          ],
        },
      },
    ],
    skipped: [],
  });
});

test('what gzip packed is read as what it was', () => {
  const bytes = gzipSync(new TextEncoder().encode(MASS));
  const packed = { path: 'mass.jdx.gz', size: bytes.length, bytes: () => bytes };
  const plain = new TextEncoder().encode(MASS);
  const file = { path: 'mass.jdx', size: plain.length, bytes: () => plain };
  const options = { atoms: null };
  expect(readFiles([packed], options).spectra).toHaveLength(1);
  expect(readFiles([packed], options)).toEqual(readFiles([file], options));
});

test('the bands of an infrared curve are picked', () => {
  const {
    spectra: [read],
  } = readJcamp(INFRARED);
  expect(read?.picked).toBe(true);
  expect(read?.spectrum).toMatchObject({
    type: 'IR',
    peaks: [
      { wavenumber_cm1: 2980, intensity: 'm' },
      { wavenumber_cm1: 1740, intensity: 's' },
      { wavenumber_cm1: 1240, intensity: 's' },
    ],
  });
});

test('carbons with their frequency and solvent', () => {
  expect(readJcamp(CARBON).spectra[0]?.spectrum).toEqual({
    type: 'C13NMR',
    metadata: { frequency_mhz: 100.6, solvent: 'CDCl3' },
    peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 60.4 }, { delta_ppm: 21 }, { delta_ppm: 14.2 }],
  });
});

const readText = (text: string, name = 'spectrum.dx') => {
  const bytes = new TextEncoder().encode(text);
  return readFiles([{ path: name, size: bytes.length, bytes: () => bytes }]);
};

test.each(SOLVENTS.filter(({ c13 }) => c13.length > 0))(
  'a ¹³C curve recorded in $id: its lines are left out',
  ({ id, c13 }) => {
    const foreign = c13.flatMap(({ ppm, lines, j_hz: hz }) => {
      const pattern = deuteriumPattern(lines);
      const most = Math.max(...pattern);
      return pattern.map((height, k) => [
        ppm + ((k - (lines - 1) / 2) * hz) / 100.6,
        height / most,
      ]);
    });
    const own = [171.1, 60.4].map((ppm) => [ppm, 1]);
    const recorded = block(
      {
        'DATA TYPE': 'NMR SPECTRUM',
        '.OBSERVE FREQUENCY': '100.6',
        '.OBSERVE NUCLEUS': '^13C',
        '.SOLVENT NAME': id,
        XUNITS: 'PPM',
        YUNITS: 'ARBITRARY',
      },
      curve(
        (x) =>
          1e-4 * Math.sin(x * 7919) +
          [...own, ...foreign].reduce(
            (sum, [at, height]) => sum + height! / (1 + ((x - at!) / 0.01) ** 2),
            0,
          ),
        { from: 0, to: 220, points: 44_001 },
      ),
    );
    expect(readText(recorded).spectra[0]?.spectrum).toMatchObject({
      metadata: { solvent: id },
      peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 60.4 }],
    });
  },
);

test('a DEPT is named by its pulse sequence, not taken for a spectrum of all carbons', () => {
  const dept = CARBON.replace('##XUNITS', '##.PULSE SEQUENCE=dept135\n##XUNITS');
  expect(readJcamp(dept)).toEqual({
    experiments: [],
    spectra: [],
    skipped: [{ code: 'experiment_unused', experiment: 'DEPT-135', title: 'carbons' }],
  });
});

test('a file of several blocks: each spectrum is taken, a decay of a few points is refused by its title', () => {
  const file = `##TITLE=all\n##JCAMP-DX=5.01\n##DATA TYPE=LINK\n##BLOCKS=4\n${MASS}${FID}${CARBON}##END=\n`;
  const { spectra, skipped } = readJcamp(file);
  expect(spectra.map(({ spectrum }) => spectrum.type)).toEqual(['MS', 'C13NMR']);
  expect(skipped).toEqual([{ code: 'damaged', title: 'raw' }]);
});

test.each([
  [
    'a Raman spectrum',
    block(
      { 'DATA TYPE': 'RAMAN SPECTRUM', XUNITS: '1/CM', YUNITS: 'COUNTS' },
      curve(ester, { from: 100, to: 3000, points: 300 }),
    ),
    'other_kind',
  ],
  [
    'another nucleus',
    block(
      {
        'DATA TYPE': 'NMR PEAK TABLE',
        '.OBSERVE NUCLEUS': `^${OTHER_NUCLEI[0]}`,
        XUNITS: 'PPM',
        YUNITS: 'ARBITRARY',
      },
      table([[-120, 1]]),
    ),
    'other_kind',
  ],
  ['no JCAMP-DX', 'hello', 'damaged'],
  ['nothing', '', 'damaged'],
  ['a title alone', '##TITLE=x\n##END=', 'damaged'],
])('%s is left out', (_what, text, code) =>
  expect(readJcamp(text)).toMatchObject({ spectra: [], skipped: [{ code }] }),
);

test('a file is recognised by its contents', () => {
  const read = (text: string) => readText(text, 'spectrum.txt').spectra[0]?.spectrum.type;
  expect([read(`$$ remark\n${MASS}`), read('cm-1,intensity\n1740,s')]).toEqual(['MS', 'IR']);
});

test('a table in UTF-16, as instruments write it, is read', () => {
  const wide = new Uint8Array(2 + 2 * 'cm-1,intensity\n1740,s'.length);
  wide.set([0xff, 0xfe]);
  [...'cm-1,intensity\n1740,s'].forEach((character, index) => {
    wide[2 + 2 * index] = character.charCodeAt(0);
  });
  const { spectra } = readFiles([{ path: 'ir.csv', size: wide.length, bytes: () => wide }]);
  expect(spectra[0]?.spectrum).toMatchObject({ type: 'IR', peaks: [{ wavenumber_cm1: 1740 }] });
});

/** Recordings of real instruments, not part of the repository. */
const REAL = new URL('../../../../shared/data/spectra/', import.meta.url);
test.skipIf(!existsSync(REAL)).each([
  ['ethylbenzene_1h.jdx', 'H1NMR', [7.2, 2.6, 1.19]],
  ['isopropyl_acetate_13c.jdx', 'C13NMR', [169.4, 66.5, 20.3]],
  ['sp_infraRed.jdx', 'IR', [1717]],
] as const)('%s', (name, type, positions) => {
  const { spectra } = readText(readFileSync(new URL(name, REAL), 'latin1'));
  const found = spectra
    .find(({ spectrum }) => spectrum.type === type)!
    .spectrum.peaks.map((peak) => Object.values(peak)[0] as number);
  const tolerance = type === 'H1NMR' ? 0.03 : type === 'C13NMR' ? 0.2 : 8;
  for (const position of positions)
    expect(Math.min(...found.map((one) => Math.abs(one - position))), `${position}`).toBeLessThan(
      tolerance,
    );
});
