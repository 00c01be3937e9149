import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMULA_ERROR_CODES } from './formula-error.ts';
import { parseFormula, type FormulaError } from './parse-formula.ts';

function formula(text: string) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`);
  return parsed.formula;
}
function refusal(text: string): FormulaError {
  const parsed = parseFormula(text);
  if (parsed.ok) throw new Error(`${text} was read as ${parsed.formula.hill}`);
  return parsed.error;
}

describe('real molecules', () => {
  // Monoisotopic masses: PubChem; average masses: sums of the abridged standard atomic weights.
  test.each([
    ['ethanol', 'C2H6O', 'C2H6O', 0, 46.041865, 46.069],
    ['ethanol, condensed', 'CH3CH2OH', 'C2H6O', 0, 46.041865, 46.069],
    ['benzene', 'C6H6', 'C6H6', 4, 78.04695, 78.114],
    ['caffeine', 'C8H10N4O2', 'C8H10N4O2', 6, 194.080376, 194.194],
    ['chlorobenzene', 'ClC6H5', 'C6H5Cl', 4, 112.007978, 112.556],
    ['bromoethane', 'C2H5Br', 'C2H5Br', 0, 107.957462, 108.966],
    ['sulfuric acid', 'H2SO4', 'H2O4S', 0, 97.967379, 98.072],
    ['dimethyl sulfoxide', '(CH3)2SO', 'C2H6OS', 0, 78.013937, 78.129],
    ['phosphoric acid', 'H3PO4', 'H3O4P', 0, 97.976895, 97.994],
    ['nitrobenzene', 'C6H5NO2', 'C6H5NO2', 5, 123.032028, 123.111],
    ['phenylboronic acid', 'C6H5B(OH)2', 'C6H7BO2', 4, 122.05391, 121.93],
    ['tetramethylsilane', 'Si(CH3)4', 'C4H12Si', 0, 88.070826, 88.225],
    ['triphenylphosphine', 'P(C6H5)3', 'C18H15P', 12, 262.091136, 262.292],
    ['acetate', 'C2H3O2-', 'C2H3O2-', 1, 59.013853, 59.045],
    ['methanedisulfonate', 'CH2O6S2-2', 'CH2O6S2-2', 0, 173.930377, 174.142],
    ['tetramethylammonium', 'C4H12N+', 'C4H12N+', 0, 74.096426, 74.147],
    ['ethylammonium chloride', 'C2H8NCl', 'C2H8ClN', -1, 81.034527, 81.543],
    ['tetraphenylborate', 'B(C6H5)4-', 'C24H20B-', 16, 319.166355, 319.234],
    ['tetrafluoroborate', 'BF4-', 'BF4-', 0, 87.003467, 86.803],
    ['ammonium sulfate', '(NH4)2SO4', 'H8N2O4S', -2, 132.020478, 132.134],
    ['sulfur hexafluoride', 'SF6', 'F6S', -2, 145.96249, 146.05],
    ['hexafluorophosphate', 'PF6-', 'F6P-', -2, 144.964729, 144.964],
    ['ammonia borane', 'H3NBH3', 'BH6N', -1, 31.05933, 30.865],
    ['triiodide', 'I3-', 'I3-', -1, 380.713964, 380.714],
    ['sodium acetate', 'C2H3NaO2', 'C2H3NaO2', 1, 82.003074, 82.034],
    ['amphetamine hydrochloride', 'C9H13N·HCl', 'C9H14ClN', 4, 171.08148, 171.67],
    ['sodium acetate trihydrate', 'C2H3NaO2.3H2O', 'C2H9NaO5', 1, 136.034767, 136.08],
    ['putrescine dihydrochloride', 'C4H12N2 * 2 HCl', 'C4H14Cl2N2', 0, 160.053404, 161.07],
    ['tetrabutylammonium bromide', 'C16H36N+·Br-', 'C16H36BrN', 0, 321.203111, 322.37],
    ['carbon monoxide', 'CO', 'CO', 2, 27.994915, 28.01],
  ])('%s %s', (_name, text, hill, unsaturation, monoisotopic, average) => {
    const read = formula(text);
    expect(read.hill).toBe(hill);
    expect(read.unsaturation).toBe(unsaturation);
    expect(read.monoisotopicMass).toBeCloseTo(monoisotopic, 4);
    expect(read.averageMass).toBeCloseTo(average, 1);
  });

  test.each([
    ['  C6 H6 ', 'C6H6'],
    ['C₂H₃O₂⁻', 'C2H3O2-'],
    ['SO₄²⁻', 'O4S-2'],
    ['SO4 2-', 'O4S-2'],
    ['SO4^2-', 'O4S-2'],
    ['[SO4]2-', 'O4S-2'],
    ['SO4−2', 'O4S-2'],
    ['SO4--', 'O4S-2'],
    ['NH4+', 'H4N+'],
    ['[NH4]+', 'H4N+'],
    ['C2H10N2+2', 'C2H10N2+2'],
    ['((C6H5)2CH)2O', 'C26H22O'],
    ['C6H5\u00a0OH', 'C6H6O'],
    ['C06H6', 'C6H6'],
    ['C 6 H 5 O 2 -', 'C6H5O2-'],
  ])('%s is read as %s', (text, hill) => expect(formula(text).hill).toBe(hill));
});

describe('refusals point at the place', () => {
  test.each([
    ['', 'empty', 0, 1],
    ['   ', 'empty', 0, 1],
    ['Xx2', 'unknown_element', 0, 2],
    ['C2Xx2', 'unknown_element', 2, 2],
    ['c6h6', 'unknown_element', 0, 1],
    ['C2H3RbO2', 'unsupported_element', 4, 2],
    ['CDCl3', 'unsupported_element', 1, 1],
    ['C6H6O)', 'unbalanced_parenthesis', 5, 1],
    ['C6(H6', 'unbalanced_parenthesis', 2, 1],
    ['(CH3]2', 'unbalanced_parenthesis', 4, 1],
    ['C6()', 'empty_group', 2, 2],
    ['C2H99', 'too_many_hydrogens', 2, 3],
    [' C2 H8', 'too_many_hydrogens', 4, 2],
    ['C2H8O2', 'too_many_hydrogens', 2, 2],
    ['CH6S', 'too_many_hydrogens', 1, 2],
    ['CCl6', 'too_many_halogens', 0, 4],
    ['H2Cl2', 'too_many_hydrogens', 0, 2],
    ['C2H5', 'odd_electrons', 2, 2],
    ['C9H18NO', 'odd_electrons', 2, 3],
    ['NO2', 'odd_electrons', 0, 3],
    ['H2', 'only_hydrogen', 0, 2],
    ['H+', 'only_hydrogen', 0, 1],
    ['C0H6', 'zero_count', 1, 1],
    ['C2H6000', 'number_too_big', 3, 4],
    ['(C100H2)11', 'too_many_atoms', 0, 10],
    ['C6-H6', 'misplaced_charge', 2, 1],
    ['-', 'misplaced_charge', 0, 1],
    ['C6H6^', 'misplaced_charge', 4, 1],
    ['2C6H6', 'unexpected_number', 0, 1],
    ['C9H13N·', 'unexpected_character', 6, 1],
    ['·HCl', 'unexpected_character', 0, 1],
    ['C9H13N·0HCl', 'zero_count', 7, 1],
    ['C9H13N·99HCl', 'number_too_big', 7, 2],
    ['C9H13N·HXx', 'unknown_element', 8, 2],
    ['C9H13N·HCl2', 'too_many_hydrogens', 7, 1],
    ['C4H4O4.2C2H7N', 'unsupported_part', 8, 5],
    ['C6H6!', 'unexpected_character', 4, 1],
    ['C6H6🍌', 'unexpected_character', 4, 2],
  ])('%j: %s', (text, code, at, length) =>
    expect(refusal(text)).toMatchObject({ code, at, length }),
  );

  test('the most hydrogens possible are named', () =>
    expect(refusal('C2H99')).toMatchObject({ count: 99, limit: 6 }));
});

describe('any text', () => {
  test('never throws, and an error points inside the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.string({ unit: fc.constantFrom(...'CHNOSlBri()[]0123456789+-− ₂²⁻^') }),
        ),
        (text) => {
          const parsed = parseFormula(text);
          if (parsed.ok) return;
          expect(FORMULA_ERROR_CODES).toContain(parsed.error.code);
          expect(parsed.error.length).toBeGreaterThan(0);
          expect(parsed.error.at).toBeGreaterThanOrEqual(0);
          expect(parsed.error.at).toBeLessThanOrEqual(text.length);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('the Hill text of what was read is read to the same formula', () => {
    const atoms = fc.array(
      fc.tuple(
        fc.constantFrom('C', 'H', 'N', 'O', 'S', 'P', 'F', 'Cl', 'Br', 'I', 'B', 'Si'),
        fc.integer({ min: 1, max: 12 }),
      ),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(atoms, fc.constantFrom('', '-', '-2', '+', '+3'), (parts, charge) => {
        const parsed = parseFormula(
          parts.map(([symbol, count]) => `${symbol}${count}`).join('') + charge,
        );
        if (parsed.ok) expect(formula(parsed.formula.hill)).toEqual(parsed.formula);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['open parentheses', '('.repeat(1e5)],
    ['closed parentheses', ')'.repeat(1e5)],
    ['nested groups', `${'('.repeat(5e4)}C6H6${')'.repeat(5e4)}`],
    ['lower-case letters', 'c'.repeat(1e5)],
    ['one element', 'C'.repeat(1e5)],
    ['element with a long tail', `C${'x'.repeat(1e5)}`],
    ['digits', `C${'9'.repeat(1e5)}`],
    ['signs', `C${'-'.repeat(1e5)}`],
    ['spaces', `C${' '.repeat(1e5)}H4`],
    ['spaces and letters', 'C '.repeat(5e4)],
    ['raised digits', `C${'²'.repeat(1e5)}`],
    ['multiplied groups', `${'('.repeat(3e4)}CH2${')9'.repeat(3e4)}`],
    ['digits and spaces', 'C2 '.repeat(33_333)],
    ['empty groups', '()'.repeat(5e4)],
  ])(
    '100,000 characters of %s are read in one go: backtracking would run into the time-out',
    (_name, text) => {
      expect(parseFormula(text)).toHaveProperty('ok');
    },
  );
});
