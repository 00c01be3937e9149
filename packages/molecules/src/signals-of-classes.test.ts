import { expect, test } from 'vitest';
import { perceive } from './perceive.ts';
import { signalsOfClasses } from './signals-of-classes.ts';
import { graphFromSmiles } from './smiles.ts';

/** 13C signals as measured (SDBS; Silverstein, 8th ed.; Pretsch, 5th ed.). */
test.each([
  ['3-methylbutan-2-ol: the methyls next to the stereocentre differ', 'CC(C)C(C)O', 5],
  ['2,4-dimethylpentan-3-ol: in each isopropyl group', 'CC(C)C(O)C(C)C', 4],
  ['2-methylbut-2-ene', 'CC=C(C)C', 5],
  ['2,3-dimethylbut-2-ene', 'CC(C)=C(C)C', 2],
  ['mesityl oxide', 'CC(C)=CC(C)=O', 6],
  ['acetone oxime', 'CC(C)=NO', 3],
  ['dimethylformamide', 'CN(C)C=O', 3],
  ['diethylacetamide: CH2 and CH3 of both groups', 'CCN(CC)C(C)=O', 6],
  ['tetramethylurea', 'CN(C)C(=O)N(C)C', 2],
  ['3-methylbutan-1-ol', 'CC(C)CCO', 4],
  ['pentan-3-ol', 'CCC(O)CC', 3],
  ['tert-butyl alcohol', 'CC(C)(C)O', 2],
  ['6,6-dimethylfulvene', 'CC(C)=C1C=CC=C1', 4 + 1],
  ['3-methylbuta-1,2-diene: an allene', 'CC(C)=C=C', 4],
  ['2-methylpenta-2,3-diene: planes that are turned', 'CC(C)=C=CC', 5],
  ['2,2-dimethylcyclohexan-1-ol', 'CC1(C)CCCCC1O', 8],
  ['4,4-dimethylcyclohexan-1-ol: cis and trans to OH', 'CC1(C)CCC(O)CC1', 6],
  ['1,1-dimethylcyclohexane', 'CC1(C)CCCCC1', 5],
  ['menthol', 'CC1CCC(C(C)C)C(O)C1', 10],
  ['leucine', 'CC(C)CC(N)C(=O)O', 6],
  ['camphor', 'CC1(C)C2CCC1(C)C(=O)C2', 10],
  ['cyclohexanone oxime', 'ON=C1CCCCC1', 6],
  ['cyclopentanone oxime', 'ON=C1CCCC1', 5],
  ['ethylidenecyclohexane', 'CC=C1CCCCC1', 8],
  ['methylidenecyclohexane', 'C=C1CCCCC1', 5],
  ['isopropylidenecyclohexane', 'CC(C)=C1CCCCC1', 6],
  ['N-acetylpiperidine', 'CC(=O)N1CCCCC1', 7],
  ['N-benzoylmorpholine', 'O=C(c1ccccc1)N1CCOCC1', 5 + 4],
  ['N-Boc-piperidine: a carbamate', 'CC(C)(C)OC(=O)N1CCCCC1', 3 + 3],
  ['succinimide, N-ethylated', 'CCN1C(=O)CCC1=O', 4],
  ['N-acetylpyrrole: aromatic nitrogen', 'CC(=O)n1cccc1', 4],
  ['1-cyclohexylethanol', 'CC(O)C1CCCCC1', 8],
  ['cyclohexylmethanol', 'OCC1CCCCC1', 5],
  ['4-methylcyclohexan-1-ol', 'CC1CCC(O)CC1', 5],
  ['cyclohexanone', 'O=C1CCCCC1', 4],
  ['p-xylene', 'Cc1ccc(C)cc1', 3],
])('%s', (_, smiles, signals) => {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  const carbon = new Set(
    [...perception.symmetryClass].filter((_class, atom) => graph.element[atom] === 6),
  );
  const each = signalsOfClasses(graph, perception);
  expect([...carbon].reduce((sum, kind) => sum + each[kind], 0)).toBe(signals);
});
