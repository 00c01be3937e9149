import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { ester } from '../testing/ester-curve.ts';

test.each([
  [
    'titled shifts',
    'ppm,assignment\n171.1,C=O\n60.4,OCH2',
    {
      type: 'C13NMR',
      peaks: [
        { delta_ppm: 171.1, assignment: 'C=O' },
        { delta_ppm: 60.4, assignment: 'OCH2' },
      ],
    },
  ],
  [
    'titled protons with decimal commas',
    'δ (ppm);int;mult\n4,12;2;q\n2,04;3;s',
    {
      type: 'H1NMR',
      peaks: [
        { delta_ppm: 4.12, int: 2, mult: 'q' },
        { delta_ppm: 2.04, int: 3, mult: 's' },
      ],
    },
  ],
  [
    'masses',
    '\ufeffm/z\trel. int.\r\n43\t100\r\n88\t5\r\n',
    {
      type: 'MS',
      peaks: [
        { m_z: 43, rel_int: 100 },
        { m_z: 88, rel_int: 5 },
      ],
    },
  ],
  [
    'quoted cells that hold the separator',
    '\ufeffwavenumber (cm-1),intensity,assignment\r\n"1743","s","C=O, ester"\r\n1241,s,"C–O of ""an ester"", too"\r\n',
    {
      type: 'IR',
      peaks: [
        { wavenumber_cm1: 1743, intensity: 's', assignment: 'C=O, ester' },
        { wavenumber_cm1: 1241, intensity: 's', assignment: 'C–O of "an ester", too' },
      ],
    },
  ],
  [
    'quoted decimal commas',
    '"δ (ppm)","int","mult"\n"4,12","2", "q"\n"2,04","3","s"',
    {
      type: 'H1NMR',
      peaks: [
        { delta_ppm: 4.12, int: 2, mult: 'q' },
        { delta_ppm: 2.04, int: 3, mult: 's' },
      ],
    },
  ],
  [
    'a quoted cell over two lines',
    'cm-1;int.;assignment\n1743;s;"C=O\nof the ester"\n1241,5;m;',
    {
      type: 'IR',
      peaks: [
        { wavenumber_cm1: 1743, intensity: 's', assignment: 'C=O of the ester' },
        { wavenumber_cm1: 1241.5, intensity: 'm' },
      ],
    },
  ],
  [
    'couplings with semicolons of their own',
    'ppm,int,mult,J\n4.12,2,q,7.1\n3.50,1,dd,10.5; 7.1\n1.26,3,t,7.1',
    {
      type: 'H1NMR',
      peaks: [
        { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
        { delta_ppm: 3.5, int: 1, mult: 'dd', j_hz: [10.5, 7.1] },
        { delta_ppm: 1.26, int: 3, mult: 't', j_hz: [7.1] },
      ],
    },
  ],
])('CSV of %s', (_what, text, spectrum) =>
  expect(readCsv(text)).toEqual({ spectra: [{ spectrum, picked: false }], skipped: [] }),
);

test('CSV of an infrared recording without titles', () => {
  const text = Array.from(
    { length: 901 },
    (_, index) => `${4000 - 4 * index},${(100 * ester(4000 - 4 * index)).toFixed(3)}`,
  ).join('\n');
  const {
    spectra: [read],
  } = readCsv(text);
  expect(read).toMatchObject({
    picked: true,
    spectrum: { type: 'IR', peaks: [{ intensity: 'm' }, { intensity: 's' }, { intensity: 's' }] },
  });
});
test.each([
  ['semicolons and decimal commas', ';', ','],
  ['white space and decimal commas', '   ', ','],
  ['tabs', '\t', '.'],
])('an infrared recording with %s', (_what, separator, mark) => {
  const text = Array.from({ length: 901 }, (_, index) =>
    [4000 - 4 * index, 100 * ester(4000 - 4 * index)]
      .map((value) => value.toFixed(3).replace('.', mark))
      .join(separator),
  ).join('\n');
  expect(readCsv(text).spectra[0]).toMatchObject({
    picked: true,
    spectrum: { type: 'IR', peaks: [{ intensity: 'm' }, { intensity: 's' }, { intensity: 's' }] },
  });
});
test.each([
  ['untitled numbers', '171.1\n60.4', 'unknown_technique'],
  ['words', 'hello\nworld', 'no_peaks'],
])('CSV of %s', (_what, text, code) =>
  expect(readCsv(text).skipped).toEqual([{ code, title: '' }]),
);
