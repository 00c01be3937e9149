import { describe, expect, test } from 'vitest';
import { addFormulas, subtractFormula } from './combine.ts';
import { formatCaret } from './format-caret.ts';
import { formulaFromCounts } from './formula-from-counts.ts';
import { formulaParts, formulaUnicode } from './formula-parts.ts';
import { isotopePeaks } from './isotope-peaks.ts';
import { parseFormula } from './parse-formula.ts';

function formula(text: string) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.formula;
}

describe('isotopic peaks', () => {
  // McLafferty & Tureček, Interpretation of Mass Spectra, 4th ed., tables 2.1–2.3: 1.1 % a carbon,
  // Cl 32 %, Br 97–98 %, S 0.8 and 4.4–4.5 %.
  test.each([
    ['benzene', 'C6H6', 6.5, 0.2],
    ['chlorobenzene', 'C6H5Cl', 6.5, 32.2],
    ['bromobenzene', 'C6H5Br', 6.5, 97.5],
    ['1,2-dichlorobenzene', 'C6H4Cl2', 6.5, 64.2],
    ['thiophene', 'C4H4S', 5.2, 4.6],
    ['tetramethylsilane', 'C4H12Si', 9.5, 3.7],
    ['iodoform', 'CHI3', 1.1, 0],
  ])('%s: M+1 and M+2', (_name, text, m1, m2) => {
    const peaks = isotopePeaks(formula(text).counts);
    expect(peaks.map(({ offset }) => offset)).toEqual([0, 1, 2]);
    expect(peaks[0]!.relative).toBe(100);
    expect(peaks[1]!.relative).toBeCloseTo(m1, 0);
    expect(peaks[2]!.relative).toBeCloseTo(m2, 0);
  });
  test('boron has a lighter isotope: M−1 is a quarter of M', () => {
    const peaks = isotopePeaks(formula('C6H7BO2').counts);
    expect(peaks[0]!.offset).toBe(-1);
    expect(peaks[0]!.relative).toBeCloseTo(24.4, 1);
  });
  test('dibromomethane reaches M+4, and the whole pattern adds up to one', () => {
    const peaks = isotopePeaks(formula('CH2Br2').counts, 6);
    expect(peaks.find(({ offset }) => offset === 2)!.relative).toBeCloseTo(194.6, 0);
    expect(peaks.find(({ offset }) => offset === 4)!.relative).toBeCloseTo(94.7, 0);
    const main = 0.9893 * 0.999885 ** 2 * 0.5069 ** 2;
    expect((peaks.reduce((sum, { relative }) => sum + relative, 0) / 100) * main).toBeCloseTo(1, 4);
  });
});

describe('losses and sums', () => {
  test('butanoic acid loses ethene (McLafferty)', () => {
    const left = subtractFormula(formula('C4H8O2'), formula('C2H4'))!;
    expect(left.hill).toBe('C2H4O2');
    expect(left.monoisotopicMass).toBeCloseTo(60.02113, 4);
  });
  test('what is not there cannot be lost', () =>
    expect(subtractFormula(formula('C4H8O2'), formula('HCl'))).toBeNull());
  test('a fragment ion carries its charge', () =>
    expect(subtractFormula(formula('C2H3O2-'), formula('CO2'))).toEqual(
      formulaFromCounts({ C: 1, H: 3 }, -1),
    ));
  test('acetic acid and ammonia', () =>
    expect(addFormulas(formula('C2H4O2'), formula('NH3')).hill).toBe('C2H7NO2'));
});

describe('as text', () => {
  test.each([
    ['C7H12O2', 'C₇H₁₂O₂'],
    ['C2H3O2-', 'C₂H₃O₂⁻'],
    ['CH2O6S2-2', 'CH₂O₆S₂²⁻'],
    ['C4H12N+', 'C₄H₁₂N⁺'],
    ['C6H5Cl', 'C₆H₅Cl'],
    ['?', '?'],
  ])('%s', (hill, unicode) => expect(formulaUnicode(hill)).toBe(unicode));
  test('what is pasted back is read again', () =>
    expect(formula(formulaUnicode('CH2O6S2-2')).hill).toBe('CH2O6S2-2'));
  test('parts for sub and sup', () =>
    expect(formulaParts('C2H3O2-')).toEqual([
      { kind: 'text', text: 'C' },
      { kind: 'sub', text: '2' },
      { kind: 'text', text: 'H' },
      { kind: 'sub', text: '3' },
      { kind: 'text', text: 'O' },
      { kind: 'sub', text: '2' },
      { kind: 'sup', text: '−' },
    ]));
});

describe('carets', () => {
  const caret = (text: string) => {
    const parsed = parseFormula(text);
    if (parsed.ok) throw new Error(text);
    return formatCaret(text, parsed.error);
  };
  test.each([
    ['C6H6O)', 'C6H6O)\n     ^'],
    ['Xx2', 'Xx2\n^^'],
    ['C2H99', 'C2H99\n  ^^^'],
    ['', '\n^'],
    ['C2\tXx', 'C2 Xx\n   ^^'],
  ])('%j', (text, expected) => expect(caret(text)).toBe(expected));
  test('of a long text the part around the error is shown', () => {
    const [line, marks] = caret(`${'C'.repeat(500)}Xx${'C'.repeat(500)}`).split('\n') as [
      string,
      string,
    ];
    expect(line.length).toBeLessThanOrEqual(74);
    expect(line.slice(marks.indexOf('^'), marks.length)).toBe('Xx');
  });
  test('an error at the end of a long text', () =>
    expect(caret(`${'('.repeat(100)}`).split('\n')[1]).toContain('^'));
});
