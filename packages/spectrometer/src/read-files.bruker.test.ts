import { strToU8, zipSync } from 'fflate';
import { OTHER_NUCLEI } from '@elucida/spectra/testing/other-nuclei';
import { expect, test } from 'vitest';
import { readFiles } from './read-files.ts';

const readBruker = (bytes: Uint8Array) =>
  readFiles([{ path: 'archive.zip', size: bytes.length, bytes: () => bytes }]);

/** Points of the spectra; the shifts go from 200 down to 0 ppm. */
const SIZE = 4096;
const procs = (more = '') =>
  `##TITLE= Parameter file\n##$SI= ${SIZE}\n##$OFFSET= 200\n##$SW_p= 20120\n##$SF= 100.6\n` +
  `##$BYTORDP= 0\n##$DTYPP= 0\n##$NC_proc= -2\n##$AXNUC= <13C>\n${more}`;
const ACQUS = '##$NUC1= <13C>\n##$SOLVENT= <CDCl3>\n##$SFO1= 100.6228298\n';

/** Lines of ethyl acetate on a faint noise. */
function realPart(): Uint8Array {
  const points = new Int32Array(SIZE);
  const step = 200 / SIZE;
  for (let i = 0; i < SIZE; i++) {
    const ppm = 200 - i * step;
    const height = [171.1, 60.4, 21, 14.2].reduce(
      (sum, line) => sum + 1 / (1 + ((ppm - line) / 0.08) ** 2),
      0,
    );
    points[i] = Math.round(1e6 * height + 2000 * Math.sin(i * 12.9898));
  }
  return new Uint8Array(points.buffer);
}

test('the processed spectrum of a zipped folder, with its conditions', () => {
  const { spectra, skipped } = readBruker(
    zipSync({
      'sample/10/acqus': strToU8(ACQUS),
      'sample/10/fid': new Uint8Array(8),
      'sample/10/pdata/1/procs': strToU8(procs()),
      'sample/10/pdata/1/1r': realPart(),
    }),
  );
  expect(skipped).toEqual([]);
  expect(spectra).toHaveLength(1);
  expect(spectra[0]!.spectrum).toMatchObject({
    type: 'C13NMR',
    metadata: { frequency_mhz: 100.6, solvent: 'CDCl3' },
  });
  const shifts = spectra[0]!.spectrum.peaks.map((peak) => 'delta_ppm' in peak && peak.delta_ppm);
  expect(shifts).toHaveLength(4);
  [171.1, 60.4, 21, 14.2].forEach((line, index) => expect(shifts[index]).toBeCloseTo(line, 0));
});

const dataSet = (program: string, folder = '1') => ({
  [`${folder}/acqus`]: strToU8(`${ACQUS}##$PULPROG= <${program}>\n`),
  [`${folder}/pdata/1/procs`]: strToU8(procs()),
  [`${folder}/pdata/1/1r`]: realPart(),
});

test('experiments that no analysis uses, and what cannot be read, are named', () => {
  const { spectra, skipped } = readBruker(
    zipSync({
      ...dataSet('zgpg30', 'x/10'),
      ...dataSet('jmod', 'x/12'),
      'x/13/acqus': strToU8('##$PULPROG= <hsqcetgpsisp2.2>\n##$NUC1= <1H>\n'),
      'x/13/acqu2s': strToU8('##$NUC1= <13C>\n'),
      'x/13/ser': new Uint8Array(8),
      'x/13/pdata/1/2rr': new Uint8Array(12),
      'x/14/acqus': strToU8('##$PULPROG= <zg30>\n##$NUC1= <1H>\n'),
      'x/14/fid': new Uint8Array(8),
      'x/sample.nmredata.sdf': strToU8('x'),
      'x/proton.fid/fid': new Uint8Array(8),
      'x/proton.fid/procpar': strToU8('tn 2 2 9 0 0 1 1 0 1 64\n1 "H1"\n0\n'),
      'x/carbon.jdx': strToU8('##TITLE=x\n##END='),
    }),
  );
  expect(spectra).toHaveLength(1);
  expect(skipped).toEqual([
    { code: 'experiment_unused', experiment: 'APT', title: 'x/12' },
    { code: 'damaged', title: 'x/14' },
    { code: 'damaged', title: 'x/proton.fid' },
    { code: 'damaged', title: 'x/13' },
    { code: 'damaged', title: 'sample.nmredata.sdf' },
    { code: 'damaged', title: 'carbon.jdx' },
  ]);
});

test('DEPT-135 says what the carbons are', () => {
  const { spectra } = readBruker(
    zipSync({ ...dataSet('zgpg30', 'x/10'), ...dataSet('dept135', 'x/11') }),
  );
  expect(spectra).toHaveLength(1);
  expect(
    spectra[0]!.spectrum.peaks.map((peak) => 'carbon_type' in peak && peak.carbon_type),
  ).toEqual(['odd', 'odd', 'odd', 'odd']);
});

test('of an experiment processed twice one spectrum is read', () => {
  const again = { '1/pdata/2/procs': strToU8(procs()), '1/pdata/2/1r': realPart() };
  expect(readBruker(zipSync({ ...dataSet('zgpg30'), ...again })).spectra).toHaveLength(1);
});

test.each([
  ['no archive', new Uint8Array([1, 2, 3]), 'not_opened'],
  ['a broken archive', zipSync({ a: new Uint8Array(900) }).slice(0, 60), 'damaged'],
  ['an archive of something else', zipSync({ 'letter.txt': strToU8('dear') }), 'nothing_found'],
  ['a Word document', zipSync({ '[Content_Types].xml': strToU8('<Types/>') }), 'not_opened'],
  ['a raw signal alone', zipSync({ '1/fid': new Uint8Array(8) }), 'nothing_found'],
  [
    'a spectrum shorter than it says',
    zipSync({ '1/pdata/1/procs': strToU8(procs()), '1/pdata/1/1r': new Uint8Array(12) }),
    'damaged',
  ],
  [
    'another nucleus',
    zipSync({
      '1/acqus': strToU8(`##$NUC1= <${OTHER_NUCLEI[0]}>\n`),
      '1/pdata/1/procs': strToU8(procs()),
      '1/pdata/1/1r': realPart(),
    }),
    'other_kind',
  ],
])('%s is said', (_name, bytes, code) => {
  expect(readBruker(bytes)).toMatchObject({ spectra: [], skipped: [{ code }] });
});
