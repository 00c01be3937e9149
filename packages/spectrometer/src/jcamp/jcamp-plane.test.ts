import { expect, test } from 'vitest';
import { readFiles } from '../read-files.ts';

const [ROWS, COLUMNS] = [128, 256];
/** ¹H from 10 to 0 ppm at 400 MHz, ¹³C from 200 to 0 ppm. */
const RATIO = 0.2514502;
const [PROTON_HZ, CARBON_HZ] = [4000, 200 * 400 * RATIO];
const PAIRS = [
  { proton: 7.2, carbon: 128.5 },
  { proton: 3.6, carbon: 55 },
];

/** An HSQC as MestReNova exports it: a page for each carbon frequency, in hertz, the highest first. */
function hsqc(change: (text: string) => string = (text) => text): Uint8Array {
  const pages = Array.from({ length: ROWS }, (_, row) => {
    const carbon = 200 - (200 * row) / (ROWS - 1);
    const heights = Array.from({ length: COLUMNS }, (_, column) => {
      const proton = 10 - (10 * column) / (COLUMNS - 1);
      const signal = PAIRS.reduce(
        (sum, pair) =>
          sum +
          10_000 *
            Math.exp(-(((pair.carbon - carbon) / 2) ** 2) - ((pair.proton - proton) / 0.06) ** 2),
        0,
      );
      // Something that no peak is, for the noise.
      return Math.round(signal + 10 * Math.sin(row * 12.9898 + column * 78.233));
    });
    return [
      `##PAGE= F1=${(carbon * 400 * RATIO).toFixed(4)}`,
      `##FIRST= ${(carbon * 400 * RATIO).toFixed(4)}, ${PROTON_HZ}, ${heights[0]}`,
      '##DATA TABLE= (F2++(Y..Y)), PROFILE',
      `${PROTON_HZ} ${heights.join(' ')}`,
    ].join('\n');
  });
  const text = [
    '##TITLE= HSQC of a sample',
    '##JCAMP-DX= 6.0',
    '##DATA TYPE= nD NMR SPECTRUM',
    '##DATA CLASS= NTUPLES',
    '##NUMDIM= 2',
    '##.OBSERVE FREQUENCY= 400.0 $$ MHz',
    '##.OBSERVE NUCLEUS= ^1H',
    '##.SOLVENT NAME= CDCl3',
    '##.PULSE SEQUENCE= hsqcetgpsi',
    '##NTUPLES= nD NMR SPECTRUM',
    '##VAR_NAME= FREQUENCY1, FREQUENCY2, SPECTRUM',
    '##SYMBOL= F1, F2, Y',
    '##.NUCLEUS= 13C, 1H',
    '##VAR_TYPE= INDEPENDENT, INDEPENDENT, DEPENDENT',
    '##VAR_FORM= AFFN, AFFN, ASDF',
    `##VAR_DIM= ${ROWS}, ${COLUMNS}, ${ROWS * COLUMNS}`,
    '##UNITS= HZ, HZ, ARBITRARY UNITS',
    `##FIRST= ${CARBON_HZ}, ${PROTON_HZ}, 0`,
    '##LAST= 0, 0, 0',
    '##FACTOR= 1, 1, 1',
    ...pages,
    '##END NTUPLES= nD NMR SPECTRUM',
    '##END=',
  ].join('\n');
  return new TextEncoder().encode(change(text));
}

const read = (bytes: Uint8Array) =>
  readFiles([{ path: 'hsqc.jdx', size: bytes.length, bytes: () => bytes }]);

test('a plane in JCAMP-DX is an experiment, its peaks where they are', () => {
  const { experiments, spectra, skipped } = read(hsqc());
  expect(experiments).toMatchObject([
    { name: 'HSQC', nuclei: ['1H', '13C'], solvent: 'CDCl3', state: 'used' },
  ]);
  expect(skipped).toEqual([]);
  const peaks = spectra[0]!.spectrum.peaks as { delta_h_ppm: number; delta_c_ppm: number }[];
  expect(peaks).toHaveLength(2);
  PAIRS.forEach((pair, k) => {
    expect(peaks[k]!.delta_h_ppm).toBeCloseTo(pair.proton, 1);
    expect(Math.abs(peaks[k]!.delta_c_ppm - pair.carbon)).toBeLessThan(1);
  });
});

test.each([
  ['without its nuclei', (text: string) => text.replace('##.NUCLEUS= 13C, 1H\n', '')],
  ['without a frequency', (text: string) => text.replace(/##\.OBSERVE FREQUENCY.*\n/u, '')],
  ['cut in its middle', (text: string) => text.slice(0, text.length / 2)],
  ['with words for heights', (text: string) => text.replaceAll(/^\d+ [-\d ]+$/gmu, 'no numbers')],
])('%s: nothing is thrown', (_name, change) => {
  const { spectra, skipped, experiments } = read(hsqc(change));
  expect(spectra.length + skipped.length + experiments.length).toBeGreaterThan(0);
});
