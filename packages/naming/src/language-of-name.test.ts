import { expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { isNameOf } from './language-of-name.ts';

test.each<[name: string, smiles: string, languages: string]>([
  ['2-methylpropane', 'CC(C)C', 'en'],
  ['2-metilpropano', 'CC(C)C', 'es'],
  ['2-metilpropanoa', 'CC(C)C', 'eu'],
  ['n-pentane', 'CCCCC', 'en'],
  ['propan-2-ol', 'CC(C)O', 'en es'],
  ['propan-2-ola', 'CC(C)O', 'eu'],
  ['wood alcohol', 'CO', 'en'],
  ['alcohol de madera', 'CO', 'es'],
  ['alkohol isobutilikoa', 'CC(C)CO', 'eu'],
  ['ácido metanoico', 'OC=O', 'es'],
  ['azido metanoikoa', 'OC=O', 'eu'],
  ['N-etiletanamina', 'CCNCC', 'es eu'],
  ['AIBN', 'CC(C)(C#N)N=NC(C)(C)C#N', 'en es eu'],
  ['EtOH', 'CCO', 'en es eu'],
  ['azidobenzene', '[N-]=[N+]=Nc1ccccc1', 'en'],
  ['azidobenceno', '[N-]=[N+]=Nc1ccccc1', 'es'],
  ['carbonyl diamide', 'NC(N)=O', 'en'],
  ['triyodometano', 'IC(I)I', 'es'],
  ['propane-1,2-diol', 'CC(O)CO', 'en'],
])('%s', (name, smiles, languages) => {
  const key = constitutionKey(graphFromSmiles(smiles));
  expect(
    (['en', 'es', 'eu'] as const)
      .filter((_, tongue) => isNameOf(name, tongue as 0 | 1 | 2, key))
      .join(' '),
  ).toBe(languages);
});
