import { strToU8, zipSync } from 'fflate';
import { OTHER_NUCLEI } from '@elucida/spectra/testing/other-nuclei';
import { expect, test } from 'vitest';
import { readBruker } from './read-bruker.ts';

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
    metadata: { frequency_mhz: 100.62, solvent: 'CDCl3' },
  });
  const shifts = spectra[0]!.spectrum.peaks.map((peak) => 'delta_ppm' in peak && peak.delta_ppm);
  expect(shifts).toHaveLength(4);
  [171.1, 60.4, 21, 14.2].forEach((line, index) => expect(shifts[index]).toBeCloseTo(line, 0));
});

test.each([
  ['no archive', new Uint8Array([1, 2, 3]), 'damaged'],
  ['an archive of something else', zipSync({ 'letter.txt': strToU8('dear') }), 'no_data_set'],
  ['a raw signal alone', zipSync({ '1/fid': new Uint8Array(8) }), 'fid'],
  [
    'a spectrum shorter than it says',
    zipSync({ '1/pdata/1/procs': strToU8(procs()), '1/pdata/1/1r': new Uint8Array(12) }),
    'damaged',
  ],
  [
    'two dimensions',
    zipSync({ '1/pdata/1/1r': new Uint8Array(12), '1/pdata/1/2rr': new Uint8Array(12) }),
    'two_dimensional',
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
