import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import type { StatementKind } from '@elucida/messages/report/statements/statements';
import { describe, expect, test } from 'vitest';
import { explainCase } from '../../explanation/testing/explain-given.ts';
import { couplingPartners } from './coupling-partners.ts';

/** What is said of a molecule by one spectrum. */
const kindsOf = (formula: string, smiles: string, spectrum: string): StatementKind[] =>
  Object.values(explainCase({ formula, spectra: [spectrum], among: [smiles] }).sections)
    .flat()
    .map(({ kind }) => kind);

const MISFITS: readonly StatementKind[] = [
  'hetero-off',
  'hetero-missing',
  'hetero-signals-against',
  'hetero-integral',
  'hetero-splitting',
  'unexplained-peak',
];

// Shifts and splittings as textbooks and catalogues print them (W. R. Dolbier, Guide to Fluorine NMR).
describe('nothing is said against the right molecule', () => {
  test.each([
    ['C7H7FO', 'COc1ccc(F)cc1', '19F NMR δ -124.1 (tt, J = 8.3, 4.3 Hz)'],
    ['C6F6', 'Fc1c(F)c(F)c(F)c(F)c1F', '19F NMR δ -161.6 (s)'],
    ['C4H5F3O2', 'CCOC(=O)C(F)(F)F', '19F NMR δ -75.1 (s, 3F)'],
    ['C2H3F3O', 'OCC(F)(F)F', '19F NMR δ -77.1 (t, J = 8.8 Hz, 3F)'],
    ['C7H5F3O', 'FC(F)(F)Oc1ccccc1', '19F NMR δ -58.3 (s)'],
    ['C7H6F2O', 'FC(F)Oc1ccccc1', '19F NMR δ -83.1 (d, J = 74 Hz, 2F)'],
    ['C7H6F2', 'FC(F)c1ccccc1', '19F NMR δ -110.9 (d, J = 56.5 Hz, 2F)'],
    ['C7H7F', 'FCc1ccccc1', '19F NMR δ -207.4 (t, J = 48 Hz, 1F)'],
    ['C7H5FO', 'O=C(F)c1ccccc1', '19F NMR δ 17.6 (s)'],
    ['C7H4FN', 'N#Cc1ccc(F)cc1', '19F NMR δ -102.5 (m)'],
    ['C2H3F3O3S', 'COS(=O)(=O)C(F)(F)F', '19F NMR δ -75.3 (s)'],
    ['C17H18F3NO', 'CNCCC(Oc1ccc(C(F)(F)F)cc1)c1ccccc1', '19F NMR δ -61.5 (s)'],
    ['C6H13F', 'CCCCCCF', '19F NMR δ -218.0 (tt, J = 47, 25 Hz)'],
    ['C5H4FN', 'Fc1ccccn1', '19F NMR δ -67.5 (m)'],
    ['C18H15P', 'c1ccc(cc1)P(c1ccccc1)c1ccccc1', '31P NMR δ -5.4 (s)'],
    ['C18H15OP', 'O=P(c1ccccc1)(c1ccccc1)c1ccccc1', '31P NMR δ 29.1 (s)'],
    ['C26H24P2', 'C(CP(c1ccccc1)c1ccccc1)P(c1ccccc1)c1ccccc1', '31P NMR δ -12.5 (s)'],
    ['C6H15O4P', 'CCOP(=O)(OCC)OCC', '31P NMR δ -1.0 (s)'],
    ['C4H11O3P', 'CCO[PH](=O)OCC', '31P NMR δ 7.4 (d, J = 693 Hz)'],
    ['C12H27P', 'CCCCP(CCCC)CCCC', '31P NMR δ -31.0 (s)'],
    ['C6H18N3OP', 'O=P(N(C)C)(N(C)C)N(C)C', '31P NMR δ 24.2 (s)'],
    ['C18H15O4P', 'O=P(Oc1ccccc1)(Oc1ccccc1)Oc1ccccc1', '31P NMR δ -17.9 (s)'],
  ])('%s %s', (formula, smiles, spectrum) => {
    const kinds = kindsOf(formula, smiles, spectrum);
    expect(kinds).toContain('hetero-signals-fit');
    expect(kinds.filter((kind) => MISFITS.includes(kind))).toEqual([]);
  });
});

test.each([
  // Fluorobenzene's shift for the isomer with CH₂F, and the other way round.
  ['C7H7F', 'FCc1ccccc1', '19F NMR δ -118.5 (m)', 'hetero-off'],
  ['C7H7F', 'Cc1ccc(F)cc1', '19F NMR δ -207.4 (t, J = 48 Hz)', 'hetero-off'],
  // The signal of trimethyl phosphate for the phosphonate.
  ['C3H9O4P', 'COP(=O)(CO)OC', '31P NMR δ 2.0 (s)', 'hetero-off'],
  // Two signals for one kind of fluorine, and one for two.
  ['C6H4F2', 'Fc1ccc(F)cc1', '19F NMR δ -110.0 (m), -139.0 (m)', 'unexplained-peak'],
  ['C7H4F4', 'Fc1ccc(C(F)(F)F)cc1', '19F NMR δ -62.3 (s)', 'hetero-missing'],
  ['C7H4F4', 'Fc1ccc(C(F)(F)F)cc1', '19F NMR δ -62.3 (s, 1F), -107.6 (m, 3F)', 'hetero-integral'],
  ['C2HF3O2', 'O=C(O)C(F)(F)F', '19F NMR δ -76.5 (q, J = 8.0 Hz)', 'hetero-splitting'],
] as const)('%s %s by %s: %s', (formula, smiles, spectrum, expected) =>
  expect(kindsOf(formula, smiles, spectrum)).toContain(expected),
);

test('a spectrum decides between molecules that the others leave open', () => {
  const among = ['FCc1ccccc1', 'Cc1ccc(F)cc1', 'Cc1ccccc1F', 'Cc1cccc(F)c1'];
  const { sections } = explainCase({
    formula: 'C7H7F',
    spectra: ['19F NMR (376 MHz, CDCl3) δ -207.4 (t, J = 48 Hz)'],
    among,
  });
  expect(sections.verdict[0]).toMatchObject({ values: { molecule: { smiles: 'FCc1ccccc1' } } });
});

test.each([
  ['CC(F)(F)F', 3],
  ['FC(F)(F)c1ccccc1', 5],
  ['FC(F)(F)C(F)(F)F', 0],
  ['FC(F)(F)C(=O)OC', 3],
])('nuclei near a fluorine of %s that may split it: %i', (smiles, partners) => {
  const graph = graphFromSmiles(smiles);
  expect(couplingPartners(graph, perceive(graph), graph.element.indexOf(9))).toBe(partners);
});
