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
  ['N-(cyclohexylmethyl)-4-ethenylbenzamide', 'N-(Cyclohexylmethyl)-4-ethenylbenzamide'],
  ['[1,1′-biphenyl]-4-ol', '[1,1′-Biphenyl]-4-ol'],
  ['bis(2-chloroethyl)amine', 'Bis(2-chloroethyl)amine'],
  ['(2-chloroethyl)benzene', '(2-Chloroethyl)benzene'],
  ['1-[4-(dimethylamino)phenyl]ethan-1-one', '1-[4-(Dimethylamino)phenyl]ethan-1-one'],
  ['(3aR,7aS)-octahydro-1H-indole', '(3aR,7aS)-Octahydro-1H-indole'],
  ['(2E,4Z)-hexa-2,4-dienal', '(2E,4Z)-Hexa-2,4-dienal'],
  ['(±)-camphor', '(±)-Camphor'],
  ['rac-(R)-menthol', 'rac-(R)-Menthol'],
  ['2,2′-bipyridine', '2,2′-Bipyridine'],
  ['ácido 2-hidroxibenzoico', 'Ácido 2-hidroxibenzoico'],
  ['3 señales de ¹³C', '3 señales de ¹³C'],
  ['karbonoetako ¹H seinale bat', 'Karbonoetako ¹H seinale bat'],
  ['**2-methylpropan-2-ol** explains', '**2-Methylpropan-2-ol** explains'],
  ['`CCO` explains', '`CCO` explains'],
  ['***m/z* 43** (15 %)', '***m/z* 43** (15 %)'],
  ['*m/z* 77, 51: ions', '*m/z* 77, 51: ions'],
  ['', ''],
])('%s starts a sentence as %s', (name, expected) => {
  expect(capitalName(name)).toBe(expected);
});
