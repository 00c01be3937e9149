import { expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { readQuery } from './read-query.ts';

test.each([
  'acetone',
  'Acetone',
  'propanone',
  '2-propanone',
  'propan-2-one',
  'acetona',
  'azetona',
  'CC(C)=O',
  'InChI=1S/C3H6O/c1-3(2)4/h1-2H3',
])('%s is acetone', (text) => {
  const read = readQuery(text);
  expect(read.ok && read.named && constitutionKey(read.named)).toBe(
    constitutionKey(graphFromSmiles('CC(C)=O')),
  );
  expect(read.ok && read.formula.hill).toBe('C3H6O');
});

test.each([
  ['C5H12O', 'C5H12O'],
  ['CO2', 'CO2'],
  ['HCl', 'ClH'],
  ['C6H6', 'C6H6'],
  ['c2h6o', 'C2H6O'],
  ['c6h5cl', 'C6H5Cl'],
  ['C3O2', 'C3O2'],
  ['CH3CH(OH)CH3', 'C3H8O'],
])('%s is a formula', (text, hill) => {
  expect(readQuery(text)).toMatchObject({ ok: true, named: null, formula: { hill } });
});

test.each([
  ['asdf', 'unknown_name'],
  ['CH6', 'invalid_formula'],
  ['C2H5', 'invalid_formula'],
  ['polyethylene', 'isomers_polymer'],
  ['poliestireno', 'isomers_polymer'],
  ['nylon 6', 'isomers_polymer'],
  ['*CC*', 'isomers_polymer'],
  ['[Na+].CC(=O)[O-]', 'isomers_salt'],
  ['CC[NH3+]', 'isomers_ion'],
  ['C60', 'isomers_too_large'],
  ['C2H3O2-', 'isomers_ion'],
  ['C[Se]C', 'isomers_element'],
  ['Fe2O3', 'isomers_element'],
  ['CDCl3', 'isomers_element'],
  ['C6H6.HCl', 'isomers_salt'],
  ['C6H7N·HCl', 'isomers_salt'],
  ['CCO.CCN', 'isomers_salt'],
  ['[CH2]', 'invalid_formula'],
  ['[CH3]', 'invalid_formula'],
  ['C1CC', 'invalid_formula'],
  ['C(C)(C)(C)(C)C', 'unknown_name'],
  ['🧪', 'unknown_name'],
  ['אתנול', 'unknown_name'],
  ["'; DROP TABLE users; --", 'unknown_name'],
  ['InChI=1S/C2H3O2/c1-2(3)4/h1H3,(H,3,4)/p-1', 'isomers_ion'],
  ['InChI=1S/nonsense', 'unknown_name'],
  [`${'C'.repeat(400)}`, 'isomers_too_large'],
  ['x'.repeat(5_000), 'unknown_name'],
  ['('.repeat(5_000), 'unknown_name'],
])('%s is refused as %s', (text, code) => {
  expect(readQuery(text)).toMatchObject({ ok: false, code });
});
