import { expect, test } from 'vitest';
import { graphFromInchi } from './read-inchi.ts';
import { canonicalSmiles, constitutionKey, graphFromSmiles } from './smiles.ts';

/** InChIs as the IUPAC software writes them. */
const MOLECULES: readonly (readonly [smiles: string, inchi: string])[] = [
  ['CC(C)=O', 'InChI=1S/C3H6O/c1-3(2)4/h1-2H3'],
  ['C', 'InChI=1S/CH4/h1H4'],
  ['CC(=O)O', 'InChI=1S/C2H4O2/c1-2(3)4/h1H3,(H,3,4)'],
  ['CC(N)=O', 'InChI=1S/C2H5NO/c1-2(3)4/h1H3,(H2,3,4)'],
  ['c1ccccc1[N+](=O)[O-]', 'InChI=1S/C6H5NO2/c8-7(9)6-4-2-1-3-5-6/h1-5H'],
  ['c1ccc2ccccc2c1', 'InChI=1S/C10H8/c1-2-6-10-8-4-3-7-9(10)5-1/h1-8H'],
  ['CCN=[N+]=[N-]', 'InChI=1S/C2H5N3/c1-2-4-5-3/h2H2,1H3'],
  ['CS(C)=O', 'InChI=1S/C2H6OS/c1-4(2)3/h1-2H3'],
  ['CS(=O)(=O)c1ccccc1', 'InChI=1S/C7H8O2S/c1-10(8,9)7-5-3-2-4-6-7/h2-6H,1H3'],
  ['O=P(OC)(OC)OC', 'InChI=1S/C3H9O4P/c1-5-8(4,6-2)7-3/h1-3H3'],
  ['CC(O)C(=O)O', 'InChI=1S/C3H6O3/c1-2(4)3(5)6/h2,4H,1H3,(H,5,6)/t2-/m0/s1'],
  ['O=c1cccc[nH]1', 'InChI=1S/C5H5NO/c7-5-3-1-2-4-6-5/h1-4H,(H,6,7)'],
  ['c1c[nH]cn1', 'InChI=1S/C3H4N2/c1-2-5-3-4-1/h1-3H,(H,4,5)'],
  [
    'Cn1cnc2c1c(=O)n(C)c(=O)n2C',
    'InChI=1S/C8H10N4O2/c1-10-4-9-6-5(10)7(13)12(3)8(14)11(6)2/h4H,1-3H3',
  ],
  ['CC#CC#N', 'InChI=1S/C4H3N/c1-2-3-4-5/h1H3'],
  ['C=C=C', 'InChI=1S/C3H4/c1-3-2/h1-2H2'],
  ['[O-][n+]1ccccc1', 'InChI=1S/C5H5NO/c7-6-4-2-1-3-5-6/h1-5H'],
];

test.each(MOLECULES)('reads the InChI of %s', (smiles, inchi) => {
  const read = graphFromInchi(inchi);
  expect(read.ok && canonicalSmiles(read.graph)).toBe(canonicalSmiles(graphFromSmiles(smiles)));
  expect(read.ok && constitutionKey(read.graph)).toBe(constitutionKey(graphFromSmiles(smiles)));
});

test.each([
  ['InChI=1S/', 'malformed'],
  ['InChI=1S/C3H6O/c1-3(2)9', 'malformed'],
  ['InChI=2/CH4', 'malformed'],
  ['InChI=1S/C2H4O2.Na/c1-2(3)4;/h1H3,(H,3,4);/q;+1/p-1', 'charged'],
  ['InChI=1S/2C2H6O/c2*1-2-3/h2*3H,2H2,1H3', 'several-parts'],
  ['InChI=1S/C2H3O2/c1-2(3)4/h1H3,(H,3,4)/p-1', 'charged'],
  ['InChI=1S/C4H12Sn/c1-5(2,3)4/h1-4H3', 'element'],
  ['InChI=1S/C300H602', 'too-large'],
  ['InChI=1S/C3H6O/c1-3(2)4', 'no-structure'],
])('refuses %s as %s', (inchi, reason) => {
  expect(graphFromInchi(inchi)).toEqual({ ok: false, reason });
});
