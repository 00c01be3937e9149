import { expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { expectedSplitting } from './expected-splitting.ts';

/**
 * Patterns as textbooks print them (Silverstein, 8th ed.; Pretsch, 5th ed.), by atom of the SMILES,
 * from 0.
 */
const MOLECULES: readonly (readonly [
  name: string,
  smiles: string,
  patterns: Readonly<Record<number, string>>,
])[] = [
  ['ethyl acetate', 'CCOC(C)=O', { 0: 't', 1: 'q', 4: 's' }],
  ['propan-1-ol', 'CCCO', { 0: 't', 1: 'sext', 2: 't' }],
  ['propan-2-ol', 'CC(C)O', { 0: 'd', 1: 'sept' }],
  ['2-methylpropan-1-ol', 'CC(C)CO', { 0: 'd', 1: 'm', 3: 'd' }],
  ['tert-butyl methyl ether', 'COC(C)(C)C', { 0: 's', 3: 's' }],
  ['butan-2-ol: diastereotopic CH2', 'CCC(C)O', { 0: 't', 1: 'm', 2: 'm', 3: 'd' }],
  [
    'acetal: diastereotopic OCH2 without a stereocentre',
    'CC(OCC)OCC',
    { 0: 'd', 1: 'q', 3: 'm', 4: 't' },
  ],
  ['1,2-dichloroethane: equivalent neighbours', 'ClCCCl', { 1: 's' }],
  ['1-bromo-2-chloroethane', 'BrCCCl', { 1: 't', 2: 't' }],
  ['acetaldehyde', 'CC=O', { 0: 'd', 1: 'q' }],
  ['propanal', 'CCC=O', { 0: 't', 1: 'qd', 2: 't' }],
  ['2-methylpropanal', 'CC(C)C=O', { 0: 'd', 3: 'd' }],
  ['formate', 'CCOC=O', { 3: 's' }],
  ['N-methylacetamide', 'CNC(C)=O', { 0: 'd', 3: 's' }],
  ['diethylamine: fast exchange', 'CCNCC', { 0: 't', 1: 'q' }],
  ['ethanethiol', 'CCS', { 0: 't', 1: 'quint' }],
  ['prop-2-yn-1-ol', 'C#CCO', { 0: 't', 2: 'd' }],
  ['but-2-yne', 'CC#CC', { 0: 's' }],
  ['styrene', 'C=Cc1ccccc1', { 0: 'm', 1: 'dd' }],
  ['2-methylpropene', 'CC(C)=C', { 0: 's', 3: 's' }],
  ['1-fluoropropane', 'CCCF', { 2: 'dt' }],
  ['1,1,1-trifluoroethane', 'CC(F)(F)F', { 0: 'q' }],
  ['2-fluoropropane', 'CC(C)F', { 0: 'dd' }],
  ['1,4-dioxane', 'C1COCCO1', { 0: 's' }],
  ['2-methyl-1,3-dioxolane: two faces', 'CC1OCCO1', { 0: 'd', 1: 'q', 3: 'm' }],
  ['4-methyl-1,3-dioxolane: AB between the oxygens', 'CC1COCO1', { 0: 'd', 1: 'm', 4: 'm' }],
  ['1,3-dioxolane: fast inversion', 'C1COCO1', { 0: 's', 3: 's' }],
  ['6,6-dimethylfulvene: AA′XX′', 'CC(C)=C1C=CC=C1', { 0: 's', 4: 'm', 5: 'm' }],
  ['cyclopent-2-en-1-one', 'O=C1CCC=C1', { 4: 'm', 5: 'm' }],
  ['1,4-benzoquinone', 'O=C1C=CC(=O)C=C1', { 2: 's' }],
  ['tetrahydrofuran', 'C1CCOC1', { 0: 'm', 1: 'm' }],
  ['cyclohexane', 'C1CCCCC1', { 0: 's' }],
  ['4-methoxybenzaldehyde: two doublets', 'COc1ccc(C=O)cc1', { 3: 'd', 4: 'd', 6: 's' }],
  ['phenyl ring of toluene', 'Cc1ccccc1', { 0: 's', 2: 'd', 3: 't', 4: 't' }],
  ['o-xylene: not first order', 'Cc1ccccc1C', { 2: 'm' }],
  ['p-xylene', 'Cc1ccc(C)cc1', { 2: 's' }],
  ['mesitylene', 'Cc1cc(C)cc(C)c1', { 2: 's' }],
  ['2,4-dichlorophenol', 'Oc1ccc(Cl)cc1Cl', { 2: 'd', 3: 'dd', 6: 'd' }],
  ['furan: not first order', 'c1ccoc1', { 0: 'm', 2: 'm' }],
  ['2-furaldehyde', 'O=Cc1ccco1', { 3: 'd', 4: 'dd', 5: 'd' }],
  ['dimethyl methylphosphonate: couples to P', 'CP(=O)(OC)OC', { 0: 'm', 4: 'm' }],
];

test.each(MOLECULES)('%s', (_, smiles, patterns) => {
  const graph = graphFromSmiles(smiles);
  const molecule = { graph, perception: perceive(graph) };
  expect(
    Object.fromEntries(
      Object.keys(patterns).map((atom) => [
        atom,
        expectedSplitting(molecule, Number(atom)).multiplicity,
      ]),
    ),
  ).toEqual(patterns);
});

test('constants are the textbook ones, the largest first', () => {
  const graph = graphFromSmiles('CCC=O');
  expect(expectedSplitting({ graph, perception: perceive(graph) }, 1)).toEqual({
    multiplicity: 'qd',
    hz: [7.4, 1.9],
  });
  const vinyl = graphFromSmiles('C=Cc1ccccc1');
  expect(expectedSplitting({ graph: vinyl, perception: perceive(vinyl) }, 1).hz).toEqual([
    17.2, 10.5,
  ]);
});

test('the constant of an acetal is smaller', () => {
  const graph = graphFromSmiles('CC(OC)OC');
  expect(expectedSplitting({ graph, perception: perceive(graph) }, 1)).toEqual({
    multiplicity: 'q',
    hz: [5.2],
  });
});
