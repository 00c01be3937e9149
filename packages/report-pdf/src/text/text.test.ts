import { describe, expect, test } from 'vitest';
import { typeFamily } from '../page/type-family.ts';
import { printable } from './printable.ts';
import { chemicalName, richText } from './rich-text.ts';
import { textOf, type Run } from './run.ts';
import { wrapLines, type Measure } from './wrap-lines.ts';

/** `a_b_` for slanted, `*b*` for bold, `~b~` for lowered. */
const shown = (runs: readonly Run[]) =>
  runs
    .map(({ text, face, rise }) => {
      const slanted = face?.includes('italic') ? `_${text}_` : text;
      const bold = face?.startsWith('semibold') ? `*${slanted}*` : slanted;
      return rise === undefined ? bold : `~${bold}~`;
    })
    .join('');

test.each([
  ['**butan-2-one** (`CCC(C)=O`) fits.', '*butan-2-one* (CCC(C)=O) fits.'],
  ['`C*C` keeps its stars', 'C*C keeps its stars'],
  ['***m/z* 43** (100 %)', '*_m/z_** 43* (100 %)'],
  ['*J* = 7.1 Hz and J = 7.1 Hz; J. Am.', '_J_ = 7.1 Hz and _J_ = 7.1 Hz; J. Am.'],
  ['1H NMR and 13C NMR, not 1H-indole', '¹H NMR and ¹³C NMR, not 1H-indole'],
  ['UV λmax/nm', 'UV _λ_~max~/nm'],
  ['a lone * star', 'a lone _ star_'],
])('%s', (sentence, runs) => expect(shown(richText(sentence))).toBe(runs));

test.each([
  ['N,N-dimethylaniline', '_N_,_N_-dimethylaniline'],
  ['tert-butyl methyl ether', '_tert_-butyl methyl ether'],
  ['terc-butanol', '_terc_-butanol'],
  ['1H-indole', '1_H_-indole'],
  ['(2S,3R)-2-aminobutane', '(2_S_,3_R_)-2-aminobutane'],
  ['(E)-but-2-ene', '(_E_)-but-2-ene'],
  ['Nitrobenzene', 'Nitrobenzene'],
  ['p-cymene', '_p_-cymene'],
])('%s', (name, runs) => expect(shown(chemicalName(name))).toBe(runs));

test('what chemistry prints is in the font', () => {
  const signs = '¹²³⁰⁴⁵⁶⁷⁸⁹⁺⁻₀₁₂₃₄₅₆₇₈₉δνλεαβγπ±−–·≡≥≤°ÁÉÍÓÚñüç«»“”…•□';
  expect(printable(signs, typeFamily().get('regular')!)).toBe(signs.normalize('NFC'));
});

describe('lines', () => {
  /** Every letter is one point wide. */
  const measure: Measure = (text) => text.length;
  const lines = (text: string, width: number) =>
    wrapLines([{ text }], { width, size: 1, measure }).map((line) => textOf(line.segments));
  test.each([
    ['one two three', 7, ['one two ', 'three']],
    ['a no\u00a0break', 8, ['a ', 'no\u00a0break']],
    ['', 9, ['']],
    ['tetramethyl-decahydronaphthalene-yl', 24, ['tetramethyl-', 'decahydronaphthalene-yl']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['  x  ', 9, ['x ']],
  ])('%j in %i', (text, width, expected) => expect(lines(text, width)).toEqual(expected));

  test('runs keep their style and their place', () => {
    const [line] = wrapLines(
      [{ text: 'δ 4.12 (q, ' }, { text: 'J', face: 'italic' }, { text: ' = 7)' }],
      { width: 99, size: 1, measure },
    );
    expect(line!.segments.map(({ text, face, x }) => [text, face, x])).toEqual([
      ['δ 4.12 (q, ', 'regular', 0],
      ['J', 'italic', 11],
      [' = 7)', 'regular', 12],
    ]);
    expect(line!.width).toBe(17);
  });
});
