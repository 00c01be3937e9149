import { describe, expect, test } from 'vitest';
import { parseFormula } from '../../formula/parse-formula.ts';
import { ADDUCTS, ionMass, readAdduct } from './adducts.ts';
import { findFormulas, type FormulaQuestion } from './find-formulas.ts';

const USUAL = { N: 6, O: 10, S: 2, P: 1, F: 3, Cl: 2, Br: 1, I: 1 };
const ask = (mz: number, ion: string, more: Partial<FormulaQuestion> = {}) =>
  findFormulas({
    mz,
    adduct: readAdduct(ion)!,
    ppm: 5,
    most: USUAL,
    carbonSignals: 0,
    isotopes: {},
    ...more,
  });
const massOf = (text: string) => {
  const read = parseFormula(text);
  if (!read.ok) throw new Error(text);
  return read.formula.monoisotopicMass;
};

describe('the formula is among those that are found', () => {
  test.each([
    ['C8H10N4O2', 'caffeine'],
    ['C13H18O2', 'ibuprofen'],
    ['C17H21NO4', 'cocaine'],
    ['C16H13ClN2O', 'diazepam'],
    ['C9H8O4', 'aspirin'],
    ['C27H46O', 'cholesterol'],
    ['C12H22O11', 'sucrose'],
    ['C16H18N2O4S', 'benzylpenicillin'],
    ['C17H18F3NO', 'fluoxetine'],
    ['C7H7BrO', '4-bromoanisole'],
    ['C47H51NO14', 'paclitaxel'],
  ])('%s, %s, by each of its ions, 2 ppm off', (formula) => {
    for (const adduct of ADDUCTS) {
      const mz = ionMass(massOf(formula), adduct) * (1 + 2e-6);
      const { found } = findFormulas({
        mz,
        adduct,
        ppm: 5,
        most: { ...USUAL, O: 14 },
        carbonSignals: 0,
        isotopes: {},
      });
      const own = found.find((each) => each.formula.hill === formula);
      expect(own?.ppm).toBeCloseTo(2, 3);
      for (const { ppm } of found) expect(Math.abs(ppm)).toBeLessThanOrEqual(5.000001);
    }
  });
});

test('what is usual comes first, and fewer carbons than ¹³C signals are left out', () => {
  expect(ask(195.0877, '[M+H]+').found[0]!.formula.hill).toBe('C8H10N4O2');
  const { found } = ask(304.1543, '[M+H]+', { carbonSignals: 17 });
  expect(found.map(({ formula }) => formula.hill)).toContain('C17H21NO4');
  for (const { formula } of found) expect(formula.counts.C).toBeGreaterThanOrEqual(9);
});

/** Drugs and natural products, none of which the order was adjusted to alone. */
const DRUGS =
  'C17H21NO4 C16H13ClN2O C16H18N2O4S C17H18F3NO C47H51NO14 C22H24ClN3O C20H25N3O C33H35FN2O5 C21H30O2 ' +
  'C29H31N7O C18H22N2 C14H11Cl2NO2 C16H14O3 C18H19ClN4 C25H35NO9 C17H17Cl2N C19H20FNO3 C23H27N5O7S ' +
  'C24H26N2O4 C21H25NO4 C26H28Cl2N4O4 C35H38Cl2N8O4 C28H35FO6 C22H29FO5 C37H67NO13 C22H24N2O8 C16H19N3O4S';

test('of 27 drugs, measured 1.5 ppm off, most are among the first ten formulas', () => {
  const places = DRUGS.split(' ').map((formula) => {
    const mz = ionMass(massOf(formula), ADDUCTS[0]!) * (1 + 1.5e-6);
    const { found } = ask(mz, '[M+H]+', { most: { ...USUAL, N: 8, O: 14 } });
    return found.findIndex((each) => each.formula.hill === formula);
  });
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places.filter((place) => place < 10).length).toBeGreaterThanOrEqual(22);
});

test('a measured M+2 leaves the formulas with as many halogens', () => {
  const { found } = ask(185.9675, 'M+', { isotopes: { first: 7.7, second: 97.5 }, ppm: 10 });
  expect(found.map(({ formula }) => formula.hill)).toContain('C7H7BrO');
  for (const { formula } of found) expect(formula.counts.Br).toBe(1);
});

test('every formula is of a closed shell, each once', () => {
  const { found, complete } = ask(450.2042, '[M+H]+', { ppm: 3 });
  expect(complete).toBe(true);
  expect(new Set(found.map(({ formula }) => formula.hill)).size).toBe(found.length);
  for (const { formula } of found) expect(parseFormula(formula.hill).ok).toBe(true);
});

test('masses beyond reach, and none at all, give no formula', () => {
  for (const mz of [0, -5, 1, 5000]) expect(ask(mz, '[M+H]+').found).toEqual([]);
});

test('the widest search ends by itself', () => {
  const most = { N: 40, O: 40, S: 40, P: 40, F: 40, Cl: 40, Br: 40, I: 40, Si: 40, B: 40 };
  expect(ask(1100.5, '[M+H]+', { most, ppm: 50 }).complete).toBe(false);
});
