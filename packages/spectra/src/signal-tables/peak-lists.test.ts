import { describe, expect, test } from 'vitest';
import { readSection } from '../experimental/read-section.ts';
import { writeNotation } from '../notation/write-notation.ts';
import { readSignalTables } from './read-signal-tables.ts';

const written = (text: string) => readSection(text).spectra.map((one) => writeNotation(one));
const unused = (text: string) =>
  readSection(text).unused.map(({ reason, error }) => error?.code ?? reason);
const tabs = (...rows: string[]) => rows.map((row) => row.replace(/ {2,}/g, '\t')).join('\n');

const PLANE = 'Peak  f2 (ppm)  f1 (ppm)  Intensity  Width f2  Width f1  Type';

describe('tables of Mnova', () => {
  test('one list after another, each with its name above; solvent lines are left out', () => {
    const text = tabs(
      'HSQC',
      PLANE,
      '1  7.42  108.8  1234.5  8.1  20.3  Compound',
      '2  7.04  114.4  99.5  8.1  20.3  Compound',
      '3  7.26  77.2  88.5  8.1  20.3  Solvent',
      '',
      'HMBC (500 MHz, CDCl3)',
      PLANE,
      '1  3.97  147.2  55.1  8.1  20.3  Compound',
    );
    expect(written(text)).toEqual([
      'HSQC (δH/δC): 7.42/108.8, 7.04/114.4',
      'HMBC (500 MHz, CDCl3) (δH/δC): 3.97/147.2',
    ]);
    expect(unused(text)).toEqual([]);
  });

  test('hydrogens on both axes are COSY, unless it says NOESY', () => {
    const text = tabs(PLANE, '1  7.04  7.43  5.5e+04  8.1  9.2  Compound');
    expect(readSection(text).spectra[0]).toEqual({
      type: 'COSY',
      peaks: [{ delta_a_ppm: 7.04, delta_b_ppm: 7.43 }],
    });
    expect(readSection(`NOESY\n${text}`).spectra[0]?.type).toBe('NOESY');
    expect(readSection(`2D ROESY, DMSO-d6\n${text}`).spectra[0]).toMatchObject({
      type: 'NOESY',
      metadata: { experiment: 'ROESY', solvent: 'DMSO-d6' },
    });
  });

  test.each([
    ['no name', '', 'experiment_not_stated'],
    ['two names', 'HSQC and HMBC data\n', 'experiment_not_stated'],
    ['a name that the axes refuse', 'COSY\n', 'experiment_not_stated'],
    ['an experiment that is not judged', 'HSQC-TOCSY\n', 'two_dimensional'],
  ])('carbons on one axis, %s: asked, not guessed', (_name, above, code) => {
    const text = above + tabs(PLANE, '1  3.97  147.2  55.1  8.1  20.3  Compound');
    expect(unused(text)).toEqual([code]);
    expect(written(text)).toEqual([]);
    const { error } = readSection(text).unused[0]!;
    if (error) expect(text.slice(error.at)).toMatch(/^Peak\tf2/);
  });

  test.each([
    [
      '#  ppm  Hz  Intensity  Width',
      '13C NMR δ 190.9, 56.1',
      ['1  190.9  1  5  2', '2  56.1  3  5  2'],
    ],
    [
      '#  ppm  Hz  Intensity  Width',
      '1H NMR δ 7.26, 3.97',
      ['1  7.26  1  5  2', '2  3.97  3  5  2'],
    ],
  ])('one dimension: %s, %s', (titles, list, rows) =>
    expect(written(tabs(titles, ...rows))).toEqual([list]),
  );

  test('a named nucleus counts more than the range', () =>
    expect(readSection(`19F NMR\n${tabs('#  ppm  Intensity', '1  -62.5  9')}`).spectra).toEqual([
      { type: 'F19NMR', peaks: [{ delta_ppm: -62.5 }] },
    ]));
});

describe('lists of TopSpin', () => {
  const xml = (name: string, ...peaks: string[]) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<PeakList modified="2026-03-01T10:00:00">',
      `<PeakList2D><PeakList2DHeader creator="a" expNo="4" name="${name}" procNo="1" source="">`,
      '<PeakPickDetails>F1=200.0ppm, F2=10.0ppm, MI=5</PeakPickDetails></PeakList2DHeader>',
      ...peaks,
      '</PeakList2D>',
      '</PeakList>',
    ].join('\n');
  const LINES = [
    '<Peak2D F1="108.8" F2="7.42" annotation="" intensity="120.5" type="0"/>',
    '<Peak2D F1="56.1" F2="3.97" annotation="" intensity="400.5" type="0"/>',
  ];

  test('peaklist.xml in two dimensions, the experiment by its name or a line above', () => {
    expect(written(xml('vanillin hsqcetgp', ...LINES))).toEqual([
      'HSQC (δH/δC): 7.42/108.8, 3.97/56.1',
    ]);
    expect(written(`HMBC\n${xml('vanillin 5', ...LINES)}`)).toEqual([
      'HMBC (δH/δC): 7.42/108.8, 3.97/56.1',
    ]);
    expect(unused(xml('vanillin 5', ...LINES))).toEqual(['experiment_not_stated']);
  });

  test('signs of an edited experiment', () =>
    expect(
      readSection(xml('hsqcedetgp', ...LINES, '<Peak2D F1="43.3" F2="2.35" intensity="-9"/>'))
        .spectra,
    ).toEqual([
      {
        type: 'HSQC',
        metadata: { edited: true },
        peaks: [
          { delta_h_ppm: 7.42, delta_c_ppm: 108.8, phase: '+' },
          { delta_h_ppm: 3.97, delta_c_ppm: 56.1, phase: '+' },
          { delta_h_ppm: 2.35, delta_c_ppm: 43.3, phase: '-' },
        ],
      },
    ]));

  test('peaklist.xml in one dimension', () =>
    expect(
      written(
        '<PeakList><PeakList1D><PeakList1DHeader name="x"/><Peak1D F1="108.8" intensity="1"/>' +
          '<Peak1D F1="56.1" intensity="1"/></PeakList1D></PeakList>',
      ),
    ).toEqual(['13C NMR δ 108.8, 56.1']));

  test.each([
    [
      'two dimensions, units behind their words',
      '# PEAK LIST, NAME=vanillin_noesy\n' +
        '#      ADDRESS     FREQUENCY [Hz]    F1 [ppm]   F2 [ppm]   Intensity\n' +
        '1  1024 3628.1  7.43 9.83  1.2e5\n2  1030 1628.1  3.97  7.42  1.1e5\n',
      'NOESY (δH/δH): 9.83/7.43, 7.42/3.97',
    ],
    [
      'two dimensions, units without a space, no number in front',
      'HSQC\n#  F1[ppm]  F2[ppm]  Intensity\n108.8 7.42 55\n56.1 3.97 66',
      'HSQC (δH/δC): 7.42/108.8, 3.97/56.1',
    ],
    [
      'one dimension, units below',
      '#      ADDRESS      FREQUENCY        INTENSITY\n#                 [Hz]       [PPM]\n' +
        '1  1235.4  3628.1  7.256  12.3\n2  1335.4  3428.1  6.856  12.3\n',
      '1H NMR δ 7.256, 6.856',
    ],
  ])('peak.txt, %s', (_name, text, list) => {
    expect(written(text)).toEqual([list]);
    expect(unused(text)).toEqual([]);
  });
});

test('long and hostile texts are read in one go', () => {
  const title = 'Position\tδC\tδH\tCOSY\tHMBC\n';
  const pieces = [
    '"\t',
    '1\t20.1\t1.2 m\t1,\t1\n',
    '1.2 m; ',
    '<Peak2D F1="1" ',
    '# a [ppm]\n1 2\n',
    title,
  ];
  for (const piece of pieces)
    for (const before of ['', title, '<PeakList>', `${PLANE}\n`])
      expect(readSignalTables(before + piece.repeat(60_000 / piece.length)).rest).toBeTypeOf(
        'string',
      );
});
