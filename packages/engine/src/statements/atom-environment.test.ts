import { expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { atomEnvironment } from './atom-environment.ts';

test.each([
  [
    'CCOC(C)=O',
    [
      'methyl',
      'methylene-on-oxygen',
      'other-oxygen',
      'ester-carbonyl',
      'methyl-on-carbonyl',
      'other-oxygen',
    ],
  ],
  [
    'COc1ccc(C=O)cc1',
    [
      'methyl-on-oxygen',
      'other-oxygen',
      'aromatic-carbon-oxygen',
      'aromatic-ch',
      'aromatic-ch',
      'aromatic-carbon',
      'aldehyde',
      'other-oxygen',
      'aromatic-ch',
      'aromatic-ch',
    ],
  ],
  ['C=CC#N', ['alkene-ch2', 'alkene-ch', 'nitrile-carbon', 'nitrogen']],
  [
    'CC(C)(O)C#C',
    ['methyl', 'quaternary-on-oxygen', 'methyl', 'hydroxyl', 'alkyne-carbon', 'alkyne-ch'],
  ],
  [
    'CC(=O)OC(C)=O',
    [
      'methyl-on-carbonyl',
      'anhydride-carbonyl',
      'other-oxygen',
      'other-oxygen',
      'anhydride-carbonyl',
      'methyl-on-carbonyl',
    ],
  ],
  ['CC(=O)O', ['methyl-on-carbonyl', 'acid-carbonyl', 'other-oxygen', 'hydroxyl']],
  ['CC(=O)[O-]', ['methyl-on-carbonyl', 'carboxylate']],
  ['OC=O', ['hydroxyl', 'formic-acid']],
  ['CC(OC)OC', ['methyl', 'acetal-ch', 'other-oxygen', 'methyl-on-oxygen']],
  ['CC(=C)OC', ['methyl', 'alkene-carbon-oxygen', 'alkene-ch2']],
  ['CC(=O)Cl', ['methyl-on-carbonyl', 'acyl-halide-carbonyl']],
  ['COC(=O)Cl', ['methyl-on-oxygen', 'other-oxygen', 'acyl-halide-carbonyl']],
  ['COCOC', ['methyl-on-oxygen', 'other-oxygen', 'acetal-ch2']],
  [
    'NC(=O)OCC',
    [
      'amine-hydrogens',
      'carbamate-carbonyl',
      'other-oxygen',
      'other-oxygen',
      'methylene-on-oxygen',
      'methyl',
    ],
  ],
  [
    'CN(C)C=O',
    ['methyl-on-nitrogen', 'nitrogen', 'methyl-on-nitrogen', 'formyl-amide', 'other-oxygen'],
  ],
])('%s', (smiles, expected) => {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  // Only atoms that can carry a signal are described; the list marks the others.
  expected.forEach((environment, atom) => {
    if (environment !== 'other-oxygen' && environment !== 'nitrogen')
      expect(atomEnvironment(graph, perception, atom), `atom ${atom}`).toBe(environment);
  });
});
