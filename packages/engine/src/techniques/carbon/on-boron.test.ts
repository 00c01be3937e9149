import { expect, test } from 'vitest';
import { explainCase } from '../../explanation/testing/explain-given.ts';

/** Kinds of sentences about the carbons of a molecule with these signals. */
const kindsOf = (formula: string, smiles: string, shifts: string): string[] =>
  Object.values(
    explainCase({
      formula,
      spectra: [`13C NMR (101 MHz, CDCl3) δ ${shifts}`],
      among: [smiles],
    }).sections,
  )
    .flat()
    .map(({ kind }) => kind);

/** Published signals; the carbon on boron was not seen. */
test.each([
  ['phenylboronic acid', 'C6H7BO2', 'OB(O)c1ccccc1', '134.2, 130.2, 127.5'],
  [
    'phenylboronic acid pinacol ester',
    'C12H17BO2',
    'CC1(C)OB(c2ccccc2)OC1(C)C',
    '134.7, 131.2, 127.7, 83.7, 24.9',
  ],
  ['4-methoxyphenylboronic acid', 'C7H9BO3', 'COc1ccc(B(O)O)cc1', '162.1, 136.2, 113.1, 55.2'],
  [
    '4-cyanophenylboronic acid pinacol ester',
    'C13H16BNO2',
    'CC1(C)OB(c2ccc(C#N)cc2)OC1(C)C',
    '135.1, 131.1, 118.8, 114.5, 84.5, 24.9',
  ],
])('the missing carbon of %s is the one on boron', (_, formula, smiles, shifts) => {
  const kinds = kindsOf(formula, smiles, shifts);
  expect(kinds).toContain('carbon-on-boron');
  expect(kinds).not.toContain('carbon-missing');
  expect(kinds).not.toContain('carbon-signals-against');
});

test('where it is seen, it is counted', () => {
  const kinds = kindsOf('C6H7BO2', 'OB(O)c1ccccc1', '134.2, 133.0, 130.2, 127.5');
  expect(kinds).not.toContain('carbon-on-boron');
});

test('a carbon away from boron that has no signal is still missing', () => {
  const kinds = kindsOf(
    'C13H16BNO2',
    'CC1(C)OB(c2ccc(C#N)cc2)OC1(C)C',
    '135.1, 131.1, 118.8, 84.5, 24.9',
  );
  expect(kinds).not.toContain('carbon-signals-fit');
});
