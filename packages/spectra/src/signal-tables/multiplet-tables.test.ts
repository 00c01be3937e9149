import { describe, expect, test } from 'vitest';
import { readSection } from '../experimental/read-section.ts';
import { writeNotation } from '../notation/write-notation.ts';

const written = (text: string) => readSection(text).spectra.map((one) => writeNotation(one));

/** Vanillin and ethyl acetate as Mnova copies its table of multiplets, made up from textbook shifts. */
const TITLES = "\tName\tShift\tRange\tH's\tIntegral\tClass\tJ's\tMethod";
const VANILLIN = [
  '1\tA (s)\t9.83\t9.85 .. 9.81\t1\t0.99\ts\t\tSum',
  '2\tB (dd)\t7.43\t7.45 .. 7.41\t1\t1.02\tdd\t8.50, 1.80\tSum',
  '3\tC (d)\t7.04\t7.06 .. 7.02\t1\t1.00\td\t8.50\tSum',
  '4\tD (br. s)\t6.20\t6.30 .. 6.10\t1\t0.94\tbr. s\t\tSum',
  '5\tE (s)\t3.97\t3.98 .. 3.96\t3\t3.01\ts\t\tSum',
];

describe('a table of multiplets', () => {
  test('with its titles, and the caption above it', () => {
    const text = `Vanillin 1H NMR (500 MHz, CDCl3)\n${TITLES}\n${VANILLIN.join('\n')}\n`;
    expect(readSection(text).unused).toEqual([]);
    expect(written(text)).toEqual([
      '1H NMR (500 MHz, CDCl3) δ 9.83 (s, 1H), 7.43 (dd, J = 8.5, 1.8 Hz, 1H), ' +
        '7.04 (d, J = 8.5 Hz, 1H), 6.20 (br s, 1H), 3.97 (s, 3H)',
    ]);
  });

  test.each([
    [
      'in Spanish, with decimal commas',
      'Nombre\tDesplazamiento\tIntervalo\tNúm. H\tClase\tJ\nA (t)\t1,26\t1,30 .. 1,22\t3\tt\t7,1\n' +
        'B (q)\t4,12\t4,16 .. 4,08\t2\tq\t7,1\nC (s)\t2,04\t2,06 .. 2,02\t3\ts\t',
    ],
    [
      'rows without titles',
      'A (t)\t1.26\t1.30 .. 1.22\t3\tt\t7.1\nB (q)\t4.12\t4.16 .. 4.08\t2\tq\t7.1\n' +
        'C (s)\t2.04\t2.06 .. 2.02\t3\ts',
    ],
    [
      'the class in the name alone, integrals, constants with their partner',
      "Name\tShift (ppm)\tRange (ppm)\tIntegral\tJ's (Hz)\nA (t)\t1.26\t1.30 .. 1.22\t3\t7.1(B)\n" +
        'B (q)\t4.12\t4.16 .. 4.08\t2\t7.1(A)\nC (s)\t2.04\t2.06 .. 2.02\t3\t-',
    ],
    [
      'aligned with spaces, an empty line between',
      "Name   Shift  Range         H's  Class  J's\n\nA (t)  1.26   1.30 .. 1.22  3    t      7.1\n" +
        'B (q)  4.12   4.16 .. 4.08  2    q      7.1\nC (s)  2.04   2.06 .. 2.02  3    s',
    ],
  ])('%s', (_name, text) => {
    expect(readSection(text).unused).toEqual([]);
    expect(written(text)).toEqual([
      '1H NMR δ 1.26 (t, J = 7.1 Hz, 3H), 4.12 (q, J = 7.1 Hz, 2H), 2.04 (s, 3H)',
    ]);
  });

  test('the words above may name another nucleus whose signals are split', () =>
    expect(
      written(
        "19F NMR (376 MHz, CDCl3)\nName\tShift\tRange\tF's\tClass\tJ's\n" +
          'A (tt)\t-124.10\t-124.05 .. -124.15\t1\ttt\t8.3, 4.3',
      ),
    ).toEqual(['19F NMR (376 MHz, CDCl3) δ −124.1 (tt, J = 8.3, 4.3 Hz, 1F)']));

  test.each([
    ['a shift', '5\tE (s)\t3.9x\t3.98 .. 3.96\t3\t3.01\ts\t\tSum', 'number_expected', '3.9x'],
    ['a class', '5\tE (xyz)\t3.97\t3.98 .. 3.96\t3\t3\txyz\t\tSum', 'unknown_multiplicity', 'xyz'],
    [
      'constants',
      '5\tE (d)\t3.97\t3.98 .. 3.96\t3\t3.01\td\tsmall\tSum',
      'coupling_expected',
      'small',
    ],
    [
      'hydrogens',
      '5\tE (s)\t3.97\t3.98 .. 3.96\tthree\t3.01\ts\t\tSum',
      'number_expected',
      'three',
    ],
  ])(
    'a row with %s that cannot be read is named, the others are read',
    (_name, row, code, found) => {
      const text = [TITLES, ...VANILLIN.slice(0, 4), row].join('\r\n');
      const { spectra, unused } = readSection(text);
      expect(spectra[0]?.peaks).toHaveLength(4);
      expect(unused).toMatchObject([{ reason: 'unread_cell', error: { code, found } }]);
      const { at, length } = unused[0]!.error!;
      expect(text.slice(at, at + length)).toBe(found);
      expect(at).toBeGreaterThan(text.indexOf('\n5\t'));
    },
  );

  test('of ¹³C, and where the words name two nuclei', () => {
    const table = 'Name\tShift\tRange\tClass\nA (s)\t56.1\t56.2 .. 56.0\ts';
    expect(written(`13C NMR (125 MHz, CDCl3)\n${table}`)).toEqual(['13C NMR (CDCl3) δ 56.1 (s)']);
    expect(readSection(`1H and 13C NMR (CDCl3)\n${table}`)).toMatchObject({
      spectra: [],
      unused: [{ reason: 'unread_table', error: { code: 'experiment_not_stated' } }],
    });
  });

  test('long and hostile texts are read in one go', () => {
    for (const part of ['A (s)\t', 'A (s)\t1.0\n', `${TITLES}\n`, 'Name\tShift\tRange\n\n'])
      readSection(part.repeat(20_000 / part.length));
  });
});
