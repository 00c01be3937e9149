import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPECTRUM_TYPES } from '../spectrum.ts';
import { readTable } from './read-table.ts';

describe('pasted tables', () => {
  const ethylAcetate = [
    { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
    { delta_ppm: 2.05, int: 3, mult: 's' },
    { delta_ppm: 1.26, int: 3, mult: 't', j_hz: [7.1] },
  ];
  test.each([
    ['tabs', '4.12\t2\tq\t7.1\n2.05\t3\ts\n1.26\t3\tt\t7.1\n'],
    ['tabs and decimal commas', '4,12\t2\tq\t7,1;\r\n2,05\t3\ts\t\r\n1,26\t3\tt\t7,1;\r\n'],
    [
      'a title line',
      'δ (ppm)\tmult\tJ (Hz)\tint\n4.12\tq\t7.1\t2H\n2.05\ts\t\t3H\n1.26\tt\t7.1\t3H',
    ],
    ['CSV', 'ppm,Integral,Multiplicity,J\n4.12,2,q,"7.1"\n2.05,3,s,\n1.26,3,t,7.1'],
    ['semicolons', '4,12;2;q;7.1\n2,05;3;s;\n1,26;3;t;7.1'],
    ['white space', '4.12  q  2H 7.1\n\n2.05  s  3H\n1.26  t  3H  7.1'],
    ['white space, integral first', '4.12 2 q 7.1\n2.05 3 s\n1.26 3 t 7.1'],
    ['quoted lists', '4.12,2,q,"7.1"\n2.05,3,"s"\n1.26,3,t,7.1'],
  ])('ethyl acetate, %s', (_name, text) =>
    expect(readTable(text, 'H1NMR')).toEqual({ peaks: ethylAcetate, skipped: [] }),
  );

  test('¹³C with decimal commas alone, and with assignments', () => {
    expect(readTable('170,9\n60,4\n21,0\n14,2', 'C13NMR').peaks).toEqual([
      { delta_ppm: 170.9 },
      { delta_ppm: 60.4 },
      { delta_ppm: 21 },
      { delta_ppm: 14.2 },
    ]);
    expect(readTable('170.9 C=O ester\n60.4 OCH2', 'C13NMR').peaks).toEqual([
      { delta_ppm: 170.9, assignment: 'C=O ester' },
      { delta_ppm: 60.4, assignment: 'OCH2' },
    ]);
  });
  test('MS, IR, UV-Vis', () => {
    expect(readTable('m/z,rel. int.\n91,100\n134,45', 'MS')).toEqual({
      peaks: [
        { m_z: 91, rel_int: 100 },
        { m_z: 134, rel_int: 45 },
      ],
      skipped: [],
    });
    expect(readTable('91,100\n134,45', 'MS').peaks).toEqual([
      { m_z: 91, rel_int: 100 },
      { m_z: 134, rel_int: 45 },
    ]);
    expect(readTable('2955 m C–H\n1716 cm-1', 'IR').skipped).toEqual([]);
    expect(readTable('2955 m C–H', 'IR').peaks).toEqual([
      { wavenumber_cm1: 2955, intensity: 'm', assignment: 'C–H' },
    ]);
    expect(readTable('λmax\tε\tnote\n254\t12000\tsh', 'UVVIS').peaks).toEqual([
      { lambda_max_nm: 254, epsilon_M_1cm_1: 12000, note: 'sh' },
    ]);
  });
  test('skipped lines say where and why', () => {
    const text = '91\t100\nbase peak\t3\n134\tmany\n105\t12';
    expect(readTable(text, 'MS')).toEqual({
      peaks: [
        { m_z: 91, rel_int: 100 },
        { m_z: 105, rel_int: 12 },
      ],
      skipped: [
        { code: 'no_position', line: 2, field: 'm_z', at: 7, length: 9, found: 'base peak' },
        { code: 'not_a_number', line: 3, field: 'rel_int', at: 23, length: 4, found: 'many' },
      ],
    });
    expect(text.slice(23, 27)).toBe('many');
  });
  test('compound multiplicities and lists of couplings', () =>
    expect(readTable('6.40\t1\tdd\t17.4, 1.6\tCH2=\n5.1\t1\tbr. s\t\tOH', 'H1NMR').peaks).toEqual([
      { delta_ppm: 6.4, int: 1, mult: 'dd', j_hz: [17.4, 1.6], assignment: 'CH2=' },
      { delta_ppm: 5.1, int: 1, mult: 'br-s', assignment: 'OH' },
    ]));
});

test('any rows written with tabs are read back', () => {
  const rows = fc.array(
    fc.record({
      m_z: fc.integer({ min: 1, max: 1e6 }).map((n) => n / 100),
      rel_int: fc.integer({ min: 0, max: 1000 }).map((n) => n / 10),
      assignment: fc.constantFrom('M+', 'C7H7', '[M, H]'),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(rows, fc.boolean(), (peaks, comma) => {
      const number = (value: number) => (comma ? String(value).replace('.', ',') : String(value));
      const text = peaks
        .map((peak) => `${number(peak.m_z)}\t${number(peak.rel_int)}\t${peak.assignment}`)
        .join('\n');
      expect(readTable(text, 'MS')).toEqual({ peaks, skipped: [] });
    }),
  );
});
test('any text is read, skipping what cannot be', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789.,;\t\n "dtqJH-') }),
      fc.constantFrom(...SPECTRUM_TYPES),
      (text, type) => {
        const { skipped } = readTable(text, type);
        for (const { at, length } of skipped)
          expect(at + length).toBeLessThanOrEqual(text.length + 1);
      },
    ),
    { numRuns: 500 },
  );
});
test.each([['"'], [','], ['1\n'], ['\t'], ['1 '], ['"1,'], ['7,26\n'], ['\r']])(
  '100,000 characters of %j are read in one go: backtracking would run into the time-out',
  (unit) => {
    for (const type of ['H1NMR', 'MS'] as const)
      expect(readTable(unit.repeat(1e5 / unit.length), type)).toHaveProperty('skipped');
  },
);

describe('exports of programs', () => {
  test('MestReNova’s table of multiplets', () => {
    const table =
      "Name\tShift\tRange\tH's\tIntegral\tClass\tJ's\tMethod\nA (q)\t4.12\t4.20 .. " +
      '4.05\t2\t2.02\tq\t7.13, 7.13, 7.13\tSum\nB (s)\t2.04\t2.10 .. 1.99\t3\t3.00\ts\t\tSum';
    expect(readTable(table, 'H1NMR')).toEqual({
      peaks: [
        { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.13, 7.13, 7.13] },
        { delta_ppm: 2.04, int: 3, mult: 's' },
      ],
      skipped: [],
    });
  });
  test('MestReNova’s list of peaks', () =>
    expect(
      readTable(
        'ppm\tIntensity\tWidth\tType\n170.9\t120.1\t1.2\tCompound\n60.4\t340.0\t1.1\tCompound',
        'C13NMR',
      ).peaks.map(({ delta_ppm }) => delta_ppm),
    ).toEqual([170.9, 60.4]));
  test.each([
    [
      'older',
      '# DU=/opt, USER=nmr, NAME=ea, EXPNO=11, PROCNO=1\n# F1=220.000ppm, ' +
        'F2=-10.000ppm\n#\n#    ADDRESS    FREQUENCY                INTENSITY\n#            ' +
        '   [Hz]       [PPM]         [rel]\n   1    6512.3    17206.12    171.0104    ' +
        '3.20\n   2   20331.0     6079.44     60.4310   14.99',
    ],
    ['newer', '#  Peak   ν(F1) [ppm]   Intensity [abs]\n1  171.0104  12345.6\n2  60.4310  99999.9'],
  ])('TopSpin’s peak list, %s form', (_form, text) =>
    expect(readTable(text, 'C13NMR')).toEqual({
      peaks: [{ delta_ppm: 171.0104 }, { delta_ppm: 60.431 }],
      skipped: [],
    }),
  );
  test('TopSpin’s table of peaks, copied', () =>
    expect(
      readTable(
        'Peak\tRegion\tType\tIndex (F1)\tν(F1) [ppm]\tIntensity ' +
          '[abs]\n1\t\tAUTOMATIC\t6512\t171.01\t12345\n2\t\tAUTOMATIC\t20331\t60.43\t99999',
        'C13NMR',
      ).peaks.map(({ delta_ppm }) => delta_ppm),
    ).toEqual([171.01, 60.43]));
  test('Excel with decimal commas and a title line', () =>
    expect(
      readTable('δ (ppm)\tInt\tMult\tJ (Hz)\r\n7,26\t5\tm\t\r\n3,81\t3\ts\t\r\n', 'H1NMR').peaks,
    ).toEqual([
      { delta_ppm: 7.26, int: 5, mult: 'm' },
      { delta_ppm: 3.81, int: 3, mult: 's' },
    ]));
});
