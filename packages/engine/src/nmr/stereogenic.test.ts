import { expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { mayDiffer } from './stereogenic.ts';

/** Whether the atoms alike by connectivity with one of a SMILES may have signals of their own. */
function differ(smiles: string, atom: number): boolean {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  const alike = [...perception.symmetryClass.keys()].filter(
    (other) => perception.symmetryClass[other] === perception.symmetryClass[atom],
  );
  return mayDiffer({ graph, perception }, alike, 'atoms');
}

test.each([
  ['the α carbons of a furan fused to a ring of four stereocentres', 'OC1C2OC2C(O)c2cocc12', 8],
  ['the phenyl rings of 1,1-diphenylpropane-1,2-diol', 'CC(O)C(O)(c1ccccc1)c1ccccc1', 5],
  ['the phenyl rings of benzophenone oxime', 'ON=C(c1ccccc1)c1ccccc1', 3],
  ['the methyl groups of menthol', 'CC(C)C1CCC(C)CC1O', 0],
  ['the methyl groups of 2-methylbut-2-ene', 'CC=C(C)C', 3],
  ['the methyl groups of dimethylformamide', 'CN(C)C=O', 0],
])('%s may differ', (_, smiles, atom) => {
  expect(differ(smiles, atom)).toBe(true);
});

test.each([
  ['the ortho carbons of 1-phenylethanol: the ring turns', 'CC(O)c1ccccc1', 4],
  ['the two sides of 9-fluorenol: mirror images', 'OC1c2ccccc2-c2ccccc21', 2],
  ['the phenyl rings of benzophenone', 'O=C(c1ccccc1)c1ccccc1', 2],
  ['the methyl groups of mesitylene', 'Cc1cc(C)cc(C)c1', 0],
  ['the carbons of cyclobutadiene: no twins, but neighbours on both sides', 'C1=CC=C1', 0],
  ['the carbons of cyclooctatetraene', 'C1=CC=CC=CC=C1', 0],
  ['the carbonyls of N-methylsuccinimide', 'CN1C(=O)CCC1=O', 2],
])('%s do not', (_, smiles, atom) => {
  expect(differ(smiles, atom)).toBe(false);
});
