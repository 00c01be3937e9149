import { describe, expect, test } from 'vitest';
import { readSection } from '../experimental/read-section.ts';
import { writeNotation } from '../notation/write-notation.ts';
import {
  CAFFEINE_CSV,
  CAMPHOR_ALIGNED,
  CAMPHOR_CSV,
  VANILLIN_TABLE,
} from '../testing/assignment-tables.ts';

const written = (text: string) => readSection(text).spectra.map((one) => writeNotation(one));
const spectrumOf = (text: string, type: string) =>
  readSection(text).spectra.find((spectrum) => spectrum.type === type);
/** Cross peaks as `2.35/43.3`. */
const pairs = (text: string, type: string): string[] =>
  (spectrumOf(text, type)?.peaks ?? []).map((peak) => Object.values(peak).slice(0, 2).join('/'));

describe('a table of a thesis', () => {
  test('vanillin, copied from a document: lists, and cross peaks by the labels', () => {
    const { spectra, unused } = readSection(VANILLIN_TABLE);
    expect(unused).toEqual([]);
    expect(spectra.map((spectrum) => writeNotation(spectrum))).toEqual([
      '1H NMR (500 MHz, CDCl3) δ 7.42 (d, J = 1.8 Hz, 1H, H-2), 7.04 (d, J = 8.5 Hz, 1H, H-5), ' +
        '7.43 (dd, J = 8.5, 1.8 Hz, 1H, H-6), 9.83 (s, 1H, H-7), 3.97 (s, 3H, H-8 (OCH3)), ' +
        '6.20 (br s, 1H, 4-OH)',
      '13C NMR (125 MHz, CDCl3) δ 129.9 (C, C-1), 108.8 (CH, C-2), 147.2 (C, C-3), 151.7 (C, C-4), ' +
        '114.4 (CH, C-5), 127.5 (CH, C-6), 190.9 (CH, C-7), 56.1 (CH3, C-8 (OCH3))',
      'HSQC (500 MHz, CDCl3) (δH/δC): 7.42/108.8, 7.04/114.4, 7.43/127.5, 9.83/190.9, 3.97/56.1',
      expect.stringMatching(/^HMBC \(500 MHz, CDCl3\)/),
      expect.stringMatching(/^COSY \(500 MHz, CDCl3\)/),
      expect.stringMatching(/^NOESY \(500 MHz, CDCl3\)/),
    ]);
    expect(pairs(VANILLIN_TABLE, 'HMBC').join(' ')).toBe(
      '7.42/147.2 7.42/151.7 7.42/127.5 7.42/190.9 7.04/129.9 7.04/147.2 7.04/151.7 7.43/108.8 ' +
        '7.43/151.7 7.43/190.9 9.83/129.9 9.83/108.8 3.97/147.2 6.2/147.2 6.2/114.4',
    );
    // Each pair once, from whichever of its two rows.
    expect(pairs(VANILLIN_TABLE, 'COSY')).toEqual(['7.42/7.43', '7.04/7.43']);
    expect(spectrumOf(VANILLIN_TABLE, 'NOESY')?.peaks[0]).toEqual({
      delta_a_ppm: 7.42,
      delta_b_ppm: 3.97,
      intensity: 's',
    });
  });

  test('camphor with two hydrogens in a cell, from a spreadsheet with decimal commas', () => {
    expect(readSection(CAMPHOR_CSV).unused).toEqual([]);
    expect(spectrumOf(CAMPHOR_CSV, 'H1NMR')?.peaks.slice(0, 3)).toEqual([
      { delta_ppm: 2.35, mult: 'dt', j_hz: [18.2, 3.9], assignment: 'H-3' },
      { delta_ppm: 1.84, mult: 'd', j_hz: [18.2], assignment: 'H-3' },
      { delta_ppm: 2.09, mult: 't', j_hz: [4.4], assignment: 'H-4' },
    ]);
    expect(pairs(CAMPHOR_CSV, 'HSQC').slice(0, 3)).toEqual(['2.35/43.3', '1.84/43.3', '2.09/43.1']);
    expect(pairs(CAMPHOR_CSV, 'COSY')).toContain('1.34/1.4');
  });

  test('the same aligned with spaces: empty cells, a line for each hydrogen, text around it', () => {
    const { spectra, title, formula, unused } = readSection(CAMPHOR_ALIGNED);
    expect(title).toBe('Camphor');
    expect(formula?.hill).toBe('C10H16O');
    expect(unused).toEqual([]);
    expect(spectra.map(({ type, peaks }) => `${type} ${peaks.length}`)).toEqual(
      'MS 1|H1NMR 10|C13NMR 10|HSQC 10|HMBC 21|COSY 8'.split('|'),
    );
    // The carbon of 3a is that of 3b, and is listed once.
    expect(pairs(CAMPHOR_ALIGNED, 'HSQC').slice(0, 2)).toEqual(['2.35/43.3', '1.84/43.3']);
    expect(pairs(CAMPHOR_ALIGNED, 'HMBC')).toContain('1.84/219.7');
    expect(pairs(CAMPHOR_ALIGNED, 'HMBC')).not.toContain('1.84/43.1');
  });

  test('caffeine, comma-separated, titles in Basque, methyl groups without a number', () => {
    expect(readSection(CAFFEINE_CSV).unused).toEqual([]);
    expect(pairs(CAFFEINE_CSV, 'HMBC').join(' ')).toBe(
      '7.51/148.7 7.51/107.6 7.51/33.6 3.41/151.7 3.41/155.4 3.59/151.7 3.59/148.7 4/107.6 4/141.4',
    );
  });
});

describe('what chemists write in the cells', () => {
  const table = (cell: string, more = '') =>
    `no.\tδC\tδH (J in Hz)${more}\n1\t20.1 CH3\t1.1 s\n2\t40.2 CH2\t${cell}`;
  test.each([
    ['7.26 (1H, d, J = 8.2 Hz)', '7.26 d 8.2 1H'],
    ['7.26, d (8.2)', '7.26 d 8.2'],
    ['7.26 d (8.2)', '7.26 d 8.2'],
    ['2.05, ddd (14.0, 5.0, 2.1)', '2.05 ddd 14,5,2.1'],
    ['2.05 (dd, 14.0, 5.0)', '2.05 dd 14,5'],
    ['2.05, dd, J = 14.0, 5.0', '2.05 dd 14,5'],
    ['1.72 m; 1.55 m', '1.72 m | 1.55 m'],
    ['1.72 m, 1.55 m', '1.72 m | 1.55 m'],
    ['1.72, m, 1.55, m', '1.72 m | 1.55 m'],
    ['Ha 1.72 (m); Hb 1.55 (m)', '1.72 m | 1.55 m'],
    ['α 1.72 m / β 1.55 m', '1.72 m | 1.55 m'],
    ['1.72, 1.55', '1.72 | 1.55'],
    ['7.35–7.28 (m, 5H)', '7.315 m 5H'],
    ['5.35, br t (6.0)', '5.35 br-t 6'],
    ['1.72ᵃ', '1.72'],
    ['1.72 ov', '1.72'],
    ['—', ''],
    ['n.o.', ''],
  ])('δH: %s', (cell, read) => {
    const peaks = spectrumOf(table(cell), 'H1NMR')?.peaks.slice(1) ?? [];
    expect(
      peaks
        .map((peak) => {
          const { delta_ppm, mult, j_hz, int } = peak as never as Record<string, string>;
          return [delta_ppm, mult, j_hz, int && `${int}H`].filter(Boolean).join(' ');
        })
        .join(' | '),
    ).toBe(read);
    expect(readSection(table(cell)).unused).toEqual([]);
  });

  test.each([
    ['128.5', '128.5'],
    ['128.5*', '128.5'],
    ['128.5, CH', '128.5 CH'],
    ['128.5 (CH)', '128.5 CH'],
    ['128.5 Cq', '128.5 C'],
    ['-', ''],
  ])('δC: %s', (cell, read) => {
    const text = `Position\tδC\tδH\n1\t20.1\t1.10 s\n2\t${cell}\t7.1`;
    const peaks = spectrumOf(text, 'C13NMR')?.peaks.slice(1) ?? [];
    expect(
      peaks
        .map((peak) => {
          const { delta_ppm, carbon_type } = peak as never as Record<string, string>;
          return [delta_ppm, carbon_type].filter(Boolean).join(' ');
        })
        .join(' | '),
    ).toBe(read);
    expect(readSection(text).unused).toEqual([]);
  });

  test.each([
    ['C-1, C-2, 7a', '20.1 40.2 60.3'],
    ['1, 2, 7a', '20.1 40.2 60.3'],
    ['C-1/C-2', '20.1 40.2'],
    ['C-1 and C-7a', '20.1 60.3'],
    ['C1 C2', '20.1 40.2'],
    ['C-1–C-2', '20.1 40.2'],
    ['C1–C2', '20.1 40.2'],
    ['1–2', '20.1 40.2'],
    ["3', OMe", '99.9 55.5'],
    ['C-3′ (w)', '99.9'],
    ['—', ''],
  ])('HMBC: %s', (cell, carbons) => {
    const rows = ['1\t20.1', '2\t40.2', '7a\t60.3', "C-3'\t99.9", '2-OMe\t77.7', 'OCH3\t55.5'];
    const text = ['C\tδC\tδH\tHMBC', `9\t10.1\t0.91\t${cell}`, ...rows].join('\n');
    expect(readSection(text).unused).toEqual([]);
    expect(pairs(text, 'HMBC')).toEqual(
      carbons === '' ? [] : carbons.split(' ').map((ppm) => `0.91/${ppm}`),
    );
  });

  test('multiplicities, couplings and integrals in columns of their own; ROESY; carbons first in HMBC', () => {
    const text = [
      'C#  δc     δH    mult  J (Hz)    nH  HMBC (C→H)  ROESY',
      '1   129.9                            2',
      '2   108.8  7.42  d     1.8       1   6           6',
      '6   127.5  7.43  dd    8.5, 1.8  1',
    ].join('\n');
    expect(readSection(text).unused).toEqual([]);
    expect(written(text)[0]).toBe(
      '1H NMR δ 7.42 (d, J = 1.8 Hz, 1H, H-2), 7.43 (dd, J = 8.5, 1.8 Hz, 1H, H-6)',
    );
    expect(pairs(text, 'HMBC')).toEqual(['7.42/129.9', '7.43/108.8']);
    expect(spectrumOf(text, 'NOESY')?.metadata).toEqual({ experiment: 'ROESY' });
  });

  test('letters of off-resonance decoupling are kinds of carbon, as in older theses', () => {
    const text = 'C  δC       δH\n1  20.1 q   1.10 s\n2  40.2 t   1.70 m\n3  210.4 s';
    expect(written(text)[1]).toBe('13C NMR δ 20.1 (CH3, C-1), 40.2 (CH2, C-2), 210.4 (C, C-3)');
  });
});

test('tyrosol and its glucoside: shared positions, headings in the table, H2-7, a line without a label', () => {
  const text = [
    'Table S3. 1H (400 MHz) and 13C (100 MHz) NMR data of salidroside (CD3OD)',
    'pos.\tδC, type\tδH, mult (J in Hz)\tCOSY\tHMBCa',
    'Aglycone',
    '1\t131.5, C\t\t\t',
    '2, 6\t129.9, CH\t7.07, d (8.5)\tH-3/5\tC-4, C-7',
    '3, 5\t116.2, CH\t6.69, d (8.5)\tH-2/6\tC-1, C-4',
    '4\t156.0, C\t\t\t',
    '7\t36.4, CH2\t2.82, m\tH2-8\tC-1, C-2/6, C-8',
    "8\t72.1, CH2\t4.03, m\tH2-7\tC-7, C-1'",
    '\t\t3.69, m\t7\t1, 7, 1′',
    'Glucose',
    '1′\t104.3, CH\t4.29, d (7.8)\t2′\tC-8',
    "2′\t75.1, CH\t3.18, dd (9.0, 7.8)\t1'\tC-1′",
    '6′a\t62.7, CH2\t3.86, dd (11.9, 1.6)\t6′b\t',
    '6′b\t\t3.66, dd (11.9, 5.4)\t6′a\t',
    'a From the hydrogen to the carbon.',
    '',
    'HRESIMS m/z 323.1105 [M+Na]+ (calcd for C14H20O7Na, 323.1101).',
  ].join('\n');
  const { formula, unused } = readSection(text);
  expect(formula?.hill).toBe('C14H20O7');
  expect(unused).toEqual([]);
  expect(pairs(text, 'COSY').join(' ')).toBe('7.07/6.69 2.82/4.03 2.82/3.69 4.29/3.18 3.86/3.66');
  expect(pairs(text, 'HMBC').join(' ')).toBe(
    '7.07/156 7.07/36.4 6.69/131.5 6.69/156 2.82/131.5 2.82/129.9 2.82/72.1 4.03/36.4 4.03/104.3 ' +
      '3.69/131.5 3.69/36.4 3.69/104.3 4.29/72.1 3.18/104.3',
  );
  expect(spectrumOf(text, 'C13NMR')?.peaks.at(-1)).toEqual({
    delta_ppm: 62.7,
    carbon_type: 'CH2',
    assignment: "C-6'",
  });
});

test('a table with bars', () =>
  expect(
    pairs(
      '| Position | δC | δH | HMBC |\n|---|---|---|---|\n| 1 | 20.1 | 1.10 s | 2 |\n| 2 | 40.1 | | |',
      'HMBC',
    ),
  ).toEqual(['1.1/40.1']));

describe('what cannot be read is said, with its place', () => {
  const title = 'Position\tδC\tδH\tCOSY\tHMBC';
  test.each([
    ['a label that the table does not have', '2\t40.2\t1.72 m\tH-9\t1', 'unknown_label', 'H-9'],
    ['the same of a carbon', '2\t40.2\t1.72 m\t\t1, C-12', 'unknown_label', 'C-12'],
    ['a cell that is no shift', '2\tabc\t1.72 m\t\t1', 'number_expected', 'abc'],
    ['a hydrogen that is no shift', '2\t40.2\tsee text\t\t', 'number_expected', 'see text'],
    ['a word for a multiplicity', '2\t40.2\t1.72 xyz\t\t1', 'unknown_multiplicity', 'xyz'],
    ['a row without hydrogens', '2\t40.2\t\t1\t', 'label_without_shift', '1'],
    ['a carbon without a shift', '2\t\t1.72 m\t1\t2', 'label_without_shift', '2'],
  ])('%s', (_name, row, code, found) => {
    const text = `Data of a compound.\r\n\r\n${title}\r\n1\t20.1\t1.10 s\t\t\r\n${row}\r\n`;
    const { spectra, unused } = readSection(text);
    const cells = unused.filter(({ reason }) => reason === 'unread_cell');
    expect(cells).toHaveLength(1);
    const { error } = cells[0]!;
    expect(error).toMatchObject({ code, found });
    expect(text.slice(error!.at, error!.at + error!.length)).toBe(found);
    expect(text.lastIndexOf('\n', error!.at)).toBe(text.indexOf(`\n${row}`));
    // All else is used.
    expect(spectra.find(({ type }) => type === 'C13NMR')?.peaks[0]).toMatchObject({
      delta_ppm: 20.1,
    });
  });

  test('a list next to the table is taken in its place, with the kinds of carbon of the table', () => {
    const list =
      '13C NMR (101 MHz, CDCl3) δ 190.9, 151.7, 147.2, 129.9, 127.5, 114.4, 108.8, 56.1.';
    const { spectra, unused } = readSection(`${list}\n\n${VANILLIN_TABLE}`);
    const carbon = spectra.filter(({ type }) => type === 'C13NMR');
    expect(carbon).toHaveLength(1);
    expect(writeNotation(carbon[0]!)).toMatch(/101 MHz.*190\.9 \(CH\), 151\.7 \(C\)/);
    expect(unused.map(({ reason, type }) => [reason, type])).toEqual([['listed_twice', 'C13NMR']]);
  });

  test('of two tables the first is read', () => {
    const { unused, spectra } = readSection(`${VANILLIN_TABLE}\n\n${CAFFEINE_CSV}`);
    expect(unused.map(({ reason }) => reason)).toEqual(['further_table']);
    expect(spectra).toHaveLength(6);
  });

  test('of two compounds side by side the first is read, and the second is named', () => {
    const text = 'no.\tδC\tδH\tδC (2)\tδH (2)\n1\t20.1\t1.10 s\t22.2\t1.30 s\n2\t40.1\t\t41.0\t';
    expect(pairs(text, 'HSQC')).toEqual(['1.1/20.1']);
    expect(readSection(text).unused).toMatchObject([{ reason: 'second_columns', text: 'δC (2)' }]);
  });

  test('sections without a table are no tables', () => {
    const text =
      'Vanillin\n\n1H NMR (400 MHz, CDCl3) δ 9.83 (s, 1H), 7.43 (dd, 1H), 7.42 (d, 1H), 7.04 (d, 1H)\n' +
      '13C NMR (101 MHz, CDCl3) δ 190.9, 151.7\nHMBC 3.97 → 147.2; 7.42 → 151.7';
    expect(written(text)).toHaveLength(3);
  });
});
