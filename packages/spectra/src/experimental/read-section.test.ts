import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeNotation } from '../notation/write-notation.ts';
import { OTHER_NUCLEI } from '../testing/other-nuclei.ts';
import { PRINTED_COMPOUNDS } from '../testing/printed-compounds.ts';
import { SECTION_STYLES } from '../testing/section-styles.ts';
import { readSection } from './read-section.ts';

const written = (text: string) => readSection(text).spectra.map((one) => writeNotation(one));
const reasons = (text: string) => readSection(text).unused.map(({ reason }) => reason);

describe('traps of print', () => {
  test.each([
    [
      'couplings between numbered and lettered nuclei',
      '1H NMR (500 MHz, D2O) δ 5.22 (d, J1,2 = 3.8 Hz, 1H, H-1), 3.83 (dd, J5,6a ' +
        '= 2.2, J6a,6b = 12.3 Hz, 1H), 2.1 (d, 3JHH = 7.0 Hz, 3H)',
      '1H NMR (500 MHz, D2O) δ 5.22 (d, J = 3.8 Hz, 1H, H-1), 3.83 (dd, J = 2.2, ' +
        '12.3 Hz, 1H), 2.10 (d, J = 7.0 Hz, 3H)',
    ],
    [
      'broad signals, in all spellings',
      '1H NMR (300 MHz, CDCl3) δ 5.90 (brs, 1H), 5.10 (br. s, 1H), 4.20 (s, br, 2H), 3.10 (bs, 1H)',
      '1H NMR (300 MHz, CDCl3) δ 5.90 (br s, 1H), 5.10 (br s, 1H), 4.20 (br s, 2H), 3.10 (br s, 1H)',
    ],
    [
      'groups in nested parentheses',
      '1H NMR (400 MHz, CDCl3) δ 1.44 (s, 9H, C(CH3)3), 0.08 (s, 6H, Si(CH3)2), 0.89 (s, 9H, SiC(CH3)3)',
      '1H NMR (400 MHz, CDCl3) δ 1.44 (s, 9H, C(CH3)3), 0.08 (s, 6H, Si(CH3)2), 0.89 (s, 9H, SiC(CH3)3)',
    ],
    [
      'square brackets for parentheses',
      '1H NMR [400 MHz, CDCl3] δ 7.26 [d, J = 8.5 Hz, 2H], 3.81 [s, 3H, OCH3]',
      '1H NMR (400 MHz, CDCl3) δ 7.26 (d, J = 8.5 Hz, 2H), 3.81 (s, 3H, OCH3)',
    ],
    [
      'frequency and solvent without parentheses',
      '1H NMR 400 MHz, CDCl3: δ 7.26 (s, 1H), 2.04 (s, 3H)',
      '1H NMR (400 MHz, CDCl3) δ 7.26 (s, 1H), 2.04 (s, 3H)',
    ],
    [
      'the symbol before each shift, the unit behind it',
      '1H NMR (400 MHz, CDCl3): δ = 7.26 ppm (s, 1H), δ = 2.04 ppm (s, 3H)',
      '1H NMR (400 MHz, CDCl3) δ 7.26 (s, 1H), 2.04 (s, 3H)',
    ],
    [
      'a solvent behind other remarks',
      '1H NMR (major rotamer, 400 MHz, CDCl3, 298 K) δ 2.95 (s, 3H)',
      '1H NMR (400 MHz, CDCl3, 24.85 °C) δ 2.95 (s, 3H)',
    ],
    [
      'the nucleus set apart',
      '13 C { 1 H} NMR (101 MHz, CDCl 3 ) δ 171.1, 60.4, 21.0, 14.2',
      '13C NMR (101 MHz, CDCl3) δ 171.1, 60.4, 21.0, 14.2',
    ],
    [
      'several carbons in one line, in all spellings',
      '13C NMR (101 MHz, CDCl3) δ 2 × 128.5, 127.1 × 2, 126.0 (×2), 125.3 (2C), 55.1 (2 × CH3)',
      '13C NMR (101 MHz, CDCl3) δ 128.5 (2C), 127.1 (2C), 126.0 (2C), 125.3 (2C), 55.1 (2 × CH3)',
    ],
    [
      'kinds of carbon from DEPT',
      'δC (75 MHz; CDCl3) 171.1 (C), 131.0 (CH), 60.4 (CH2), 14.2 (CH3)',
      '13C NMR (75 MHz, CDCl3) δ 171.1 (C), 131.0 (CH), 60.4 (CH2), 14.2 (CH3)',
    ],
    [
      'couplings of carbon with fluorine',
      '13C NMR (126 MHz, CDCl3) δ 163.0 (d, 1JC–F = 247.1 Hz), 131.4 (q, J(C,F) ' +
        '= 32.5 Hz), 124.1 (q, 1J_{CF} = 272 Hz, CF3)',
      '13C NMR (126 MHz, CDCl3) δ 163.0 (d, J = 247.1 Hz), 131.4 (q, J = 32.5 Hz), 124.1 (q, J = 272 Hz, CF3)',
    ],
    [
      'ranges of infrared bands',
      'IR (KBr): 3400–3200 (br, O–H), 2955 w, 1716 vs cm–1',
      'IR (KBr) ν 3300 (br, O–H), 2955 (w), 1716 (s) cm⁻¹',
    ],
    [
      'ions before and behind their masses',
      'LRMS (ESI+): [M+H]+ 195.1 (100), [M+Na]+ 217.1 (35)',
      'MS (ESI, pos) m/z (%) 195.1 (100, [M+H]+), 217.1 (35, [M+Na]+)',
    ],
    ['ions in parentheses', 'ESI-MS m/z 195.1 (M+H)+', 'MS (ESI) m/z 195.1 ([M+H]+)'],
    [
      'maxima of absorption',
      'UV (MeOH) λmax (log ε) 254 (4.08), 310 (3.50) nm',
      'UV-Vis (MeOH) λmax/nm (ε) 254 (12000), 310 (3160)',
    ],
    [
      'a list in Spanish with commas for both',
      'RMN-1H (400 MHz, CDCl3) δ: 7,26 (d, J = 8,5, 1,2 Hz, 2H), 3,81 (s, 3H)',
      '1H NMR (400 MHz, CDCl3) δ 7.26 (d, J = 8.5, 1.2 Hz, 2H), 3.81 (s, 3H)',
    ],
    [
      'ranges and words divided at the end of a line',
      '1H NMR (400 MHz, CDCl3) δ 7.35–\n7.28 (m, 5H), 4.10 (dou-\nblet, J = 7.1 Hz, 2H)',
      '1H NMR (400 MHz, CDCl3) δ 7.315 (m, 5H), 4.10 (d, J = 7.1 Hz, 2H)',
    ],
  ])('%s', (_name, text, expected) => expect(written(text)).toEqual([expected]));
});

describe('what is not used', () => {
  test('is named, each with its reason', () => {
    const text =
      'Compound 4: (S)-Naproxen. Colourless crystals, mp 152–154 °C; bp 210 °C; ' +
      '[α]D20 +66 (c 1.0, CHCl3); Rf 0.4 (EtOAc); ' +
      'HSQC (CDCl3) see the supporting information; ' +
      '1H NMR (400 MHz, CDCl3) δ 7.10 (s, 1H); Anal. Calcd for C14H14O3: C, 73.03; H, 6.13. Found: C, 73.1; H, 6.2.';
    expect(reasons(text)).toEqual([
      'plain_text',
      'melting_point',
      'boiling_point',
      'rotation',
      'retention',
      'two_dimensional',
      'elemental',
    ]);
    expect(readSection(text).formula?.hill).toBe('C14H14O3');
  });
  test.each(
    OTHER_NUCLEI.flatMap((nucleus) => [
      `${nucleus} NMR (376 MHz, CDCl3) δ 62.1 (s, 3F)`,
      `${nucleus}{1H} NMR (79 MHz): δ −18.3, −21.0`,
    ]),
  )('%s: a nucleus that is not judged', (listing) =>
    expect(reasons(`${listing}; 1H NMR (400 MHz, CDCl3) δ 7.10 (s, 1H)`)).toEqual([
      'other_nucleus',
    ]),
  );
  test('a sentence behind the list ends it', () => {
    const text =
      '13C NMR (101 MHz, CDCl3) δ 171.1, 60.4, 21.0, 14.2. The spectra agree with those of ref 12.';
    expect(written(text)).toEqual(['13C NMR (101 MHz, CDCl3) δ 171.1, 60.4, 21.0, 14.2']);
    expect(readSection(text).unused).toEqual([
      { reason: 'plain_text', text: 'The spectra agree with those of ref 12.' },
    ]);
  });
  test('a sentence about a spectrum is no spectrum', () => {
    const { spectra, unused } = readSection(
      'The 1H NMR spectrum was identical to that of ref 12, 13 and 14.',
    );
    expect(spectra).toEqual([]);
    expect(unused.at(-1)).toMatchObject({ reason: 'unread_listing', type: 'H1NMR' });
  });
  test('a signal that cannot be read is left out alone', () => {
    const { spectra, unused } = readSection(
      '1H NMR (400 MHz, CDCl3) δ 7.26 (s, 1H), 6.95 (zz, 2H), 3.81 (s, 3H)',
    );
    expect(spectra[0]!.peaks).toHaveLength(2);
    expect(unused).toEqual([{ reason: 'unread_signal', text: '6.95 (zz, 2H)', type: 'H1NMR' }]);
  });
  test('of two compounds the first is read', () => {
    const print = SECTION_STYLES['Thieme (Synthesis)']!;
    const [first, second] = PRINTED_COMPOUNDS;
    const read = readSection(`${print(first!)}\n\n${print(second!)}`);
    expect(read.title).toBe(first!.name);
    expect(read.spectra.filter(({ type }) => type === 'H1NMR')).toHaveLength(1);
    expect(read.unused.at(-1)).toEqual({ reason: 'second_compound', text: second!.name });
  });
});

test.each([
  ['Ethyl 4-aminobenzoate (3a). White solid; 1H NMR δ 7.1 (s, 1H)', 'Ethyl 4-aminobenzoate'],
  ['(E)-Methyl cinnamate (2): 1H NMR δ 7.1 (s, 1H)', '(E)-Methyl cinnamate'],
  [
    '4.2.3. Synthesis of bicyclo[2.2.1]heptan-2-one (12b)\n1H NMR δ 7.1',
    'bicyclo[2.2.1]heptan-2-one',
  ],
  ['3a: 4-bromoanisole. 1H NMR δ 7.1 (s, 1H)', '4-bromoanisole'],
  ['N-(4-Hydroxy-\nphenyl)acetamide (5)\n1H NMR δ 7.1 (s, 1H)', 'N-(4-Hydroxyphenyl)acetamide'],
  ['To a solution of ketone (1 g) was added LiAlH4. 1H NMR δ 7.1 (s, 1H)', null],
  ['White solid, 85% yield. 1H NMR δ 7.1 (s, 1H)', null],
  ['1H NMR δ 7.1 (s, 1H)', null],
])('the name in %j', (text, name) => expect(readSection(text).title).toBe(name));

test('what is written of a section is read as the same', () => {
  for (const print of Object.values(SECTION_STYLES))
    for (const compound of PRINTED_COMPOUNDS) {
      const { spectra } = readSection(print(compound));
      const again = readSection(spectra.map((spectrum) => writeNotation(spectrum)).join('\n'));
      const lists = spectra.filter(({ peaks }) => peaks.length > 1);
      expect(again.spectra.filter(({ peaks }) => peaks.length > 1)).toEqual(lists);
    }
});

test('any text is read or given back', () => {
  const parts = fc
    .array(
      fc.constantFrom(
        '1H NMR ',
        '13C NMR ',
        'IR ',
        'HRMS ',
        'calcd for ',
        'C12H15NO2',
        ' found ',
        '206.1176',
        '[M+H]+',
        '(400 MHz, CDCl3)',
        ' δ ',
        '7.26',
        ' (d, J = 8.5 Hz, 2H)',
        '(',
        ')',
        '[',
        ', ',
        '. ',
        '\n',
        'The product',
        ' × ',
        'mp 45–47 °C',
        'J1,2 =',
        '–',
      ),
    )
    .map((some) => some.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string(), parts), (text) => {
      expect(readSection(text)).toHaveProperty('spectra');
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['1H NMR '],
  ['1H NMR δ 7.26 ('],
  ['7.26 (zz, 1H), '],
  ['('],
  [' '],
  ['\n'],
  ['J'],
  ['J1,'],
  ['C1'],
  ['m/z '],
  ['[M'],
  ['2 × '],
  ['NMR spectrum '],
  ['calcd for C'],
  ['13C NMR δ 128.5. '],
  ['206.1176 '],
  ['a-\n'],
])(
  '100,000 characters of %j are read in one go: backtracking would run into the time-out',
  (unit) => {
    for (const text of [
      unit.repeat(1e5 / unit.length),
      `1H NMR (400 MHz, CDCl3) δ 7.26 (s, 1H), ${unit.repeat(1e5 / unit.length)}`,
    ])
      expect(readSection(text)).toHaveProperty('unused');
  },
);

const C13 = '13C NMR (101 MHz, CDCl3) δ 171.1, 60.4, 21.0, 14.2.';
test.each([
  ['4-Fluoroacetophenone, C8H7FO. Colourless oil.', 'C8H7FO'],
  ['Methyl benzoate (3a)\nC8H8O2\nColourless liquid', 'C8H8O2'],
  ['Made in pyridine (C5H5N). White solid.', undefined],
  ['2-Chloropyridine. C₅H₄ClN; colourless oil', 'C5H4ClN'],
  ['Recrystallised from hexane (C6H14). White solid.', undefined],
  ['From C7H7Br, C8H8O. White solid.', undefined],
  ['White solid, eluted with CH2Cl2.', undefined],
])('“%s” before the first spectrum: %s', (head, hill) =>
  expect(readSection(`${head}\n${C13}`).formula?.hill).toBe(hill),
);

test('a formula behind a spectrum needs a word or a mass', () => {
  expect(readSection(`${C13} C8H7FO.`).formula).toBeNull();
});
