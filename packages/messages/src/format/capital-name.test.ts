import { expect, test } from 'vitest';
import { capitalName } from './capital-name.ts';

test.each([
  ['ethyl acetate', 'Ethyl acetate'],
  ['2-methylpropan-2-ol', '2-Methylpropan-2-ol'],
  ['1,2,3-trimethylbenzene', '1,2,3-Trimethylbenzene'],
  ['N,N-dimethylformamide', 'N,N-Dimethylformamide'],
  ['tert-butyl acetate', 'tert-Butyl acetate'],
  ['p-xylene', 'p-Xylene'],
  ['o-cresol', 'o-Cresol'],
  ['oct-1-ene', 'Oct-1-ene'],
  ['D-glucose', 'D-Glucose'],
  ['α-pinene', 'α-Pinene'],
  ['(2E)-but-2-enal', '(2E)-But-2-enal'],
  ['1H-indole', '1H-Indole'],
  ['ácido 2-hidroxibenzoico', 'Ácido 2-hidroxibenzoico'],
  ['3 señales de ¹³C', '3 señales de ¹³C'],
  ['karbonoetako ¹H seinale bat', 'Karbonoetako ¹H seinale bat'],
  ['**2-methylpropan-2-ol** explains', '**2-Methylpropan-2-ol** explains'],
  ['`CCO` explains', '`CCO` explains'],
  ['', ''],
])('%s starts a sentence as %s', (name, expected) => {
  expect(capitalName(name)).toBe(expected);
});
