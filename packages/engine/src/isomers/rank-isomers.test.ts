import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { canonicalSmiles, constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { unattended } from '../stages.ts';
import { MOST_ROWS, rankIsomers } from './rank-isomers.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

function rank(text: string, named?: string) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return rankIsomers({
    formula: parsed.formula,
    named: named === undefined ? null : graphFromSmiles(named),
    predictor,
    task: unattended,
  });
}

/**
 * C4H10O to C6H6 from the literature (R. E. Davies and P. J. Freyd, J. Chem. Educ. 66 (1989) 278:
 * C6H6 217); C8H10 and C7H8O by hand: the graphs less the second Kekulé forms.
 */
test.each([
  ['CH4', 1],
  ['C4H10O', 7],
  ['C5H12O', 14],
  ['C3H6O', 9],
  ['C6H6', 217],
  // 4,679 graphs; o-xylene has two Kekulé forms.
  ['C8H10', 4678],
])('%s has %i constitutions', (formula, total) => {
  expect(rank(formula).total).toBe(total);
});

test('isocyanides, nitro compounds and nitrites count', () => {
  const smiles = (formula: string) => rank(formula).rows.map(({ graph }) => constitutionKey(graph));
  expect(smiles('C2H3N')).toContain(constitutionKey(graphFromSmiles('C[N+]#[C-]')));
  expect(smiles('CH3NO2')).toEqual(
    expect.arrayContaining(
      ['C[N+](=O)[O-]', 'CON=O', 'NC(=O)O'].map((each) => constitutionKey(graphFromSmiles(each))),
    ),
  );
});

test('every row is another constitution of the formula', () => {
  const { rows, total, coverage } = rank('C4H8O2');
  expect(coverage).toBe('all');
  expect(rows).toHaveLength(total!);
  expect(new Set(rows.map(({ graph }) => constitutionKey(graph))).size).toBe(total);
});

test('the molecule asked for comes first, then known ones, then the rest by plausibility', () => {
  const { rows } = rank('C8H10', 'Cc1ccccc1C');
  expect(canonicalSmiles(rows[0].graph)).toBe(canonicalSmiles(graphFromSmiles('Cc1ccccc1C')));
  expect(rows[0]).toMatchObject({ named: true, known: true });
  const knownness = rows.map(({ known }) => known);
  expect(knownness.indexOf(false)).toBe(knownness.filter(Boolean).length);
  expect(rows.filter(({ named }) => named)).toHaveLength(1);
  expect(rows).toHaveLength(MOST_ROWS);
});

test('a formula with too many isomers gets those known and a sample, the same each time', () => {
  const { rows, total, coverage } = rank('C10H14O');
  expect({ total, coverage }).toEqual({ total: null, coverage: 'sample' });
  expect(rows.filter(({ known }) => known).length).toBeGreaterThan(3);
  expect(rows.length).toBeGreaterThan(100);
  expect(rank('C10H14O').rows.map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
});
