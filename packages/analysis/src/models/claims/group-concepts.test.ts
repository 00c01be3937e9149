import { graphFromSmiles } from '@elucida/molecules/smiles';
import { expect, test } from 'vitest';
import { findConcept } from './find-concept.ts';
import { GROUP_CONCEPTS } from './group-concepts.ts';
import { viewMolecule } from './molecule-view.ts';
import { perceive } from '@elucida/molecules/perceive';

/**
 * Groups by the first word of their entry: what each molecule has, and of the disputed ones none
 * confirmed.
 */
test.each([
  ['OS(=O)OCC', ['ethyl', 'ethoxy']],
  ['CCOS(=O)OCC', ['ethyl', 'ethoxy']],
  ['CS(C)=O', ['sulfoxide']],
  ['CS(C)(=O)=O', ['sulfone']],
  ['CC(=O)N(C)C', ['acetyl', 'amide', 'nme2']],
  ['COC(N)=O', ['methoxy', 'nh2']],
  ['CCCC1=NCCN1', ['nh']],
  ['NCCO', ['amine', 'nh2', 'alcohol']],
  ['c1ccoc1', ['furan', 'aromatic ch']],
  ['C1CCOCC1', ['ether', 'och2']],
  ['C1CCCOCC1', ['ether']],
  ['c1ccc2ccccc2c1', ['aromatic ch', 'ipso']],
  ['CC(=O)OC(C)=O', ['anhydride', 'acetyl']],
  ['C=C(C)C', ['alkene', 'terminal alkene']],
  ['C=CC', ['vinyl']],
  ['CC(C)(C)O', ['tert-butyl', 'alcohol']],
  ['CCCC(=O)O', ['carboxylic acid', 'hydroxyl']],
  ['O=C1CCCO1', ['lactone', 'ester']],
  ['O=CC1=CC=CC=C1', ['aldehyde', 'phenyl']],
  ['Oc1ccncc1', ['pyridine', 'phenol']],
  ['O=c1cc[nH]cc1', []],
  ['CC#N', ['nitrile']],
  ['C#CC', ['alkyne', 'terminal alkyne']],
  ['FC(F)(F)c1ccccc1', ['trifluoromethyl', 'fluorine', 'phenyl']],
])('%s has %j', (smiles, groups) => {
  const graph = graphFromSmiles(smiles);
  const view = viewMolecule(graph, perceive(graph));
  const found = GROUP_CONCEPTS.filter((concept) => concept.find(view).length > 0).map(
    ({ words }) => words[0],
  );
  expect(found).toEqual(expect.arrayContaining(groups));
  const LOOKALIKES = [
    'sulfoxide',
    'sulfone',
    'amide',
    'amine',
    'imine',
    'ester',
    'ether',
    'ketone',
    'aldehyde',
    'alcohol',
    'phenol',
    'vinyl',
    'ethyl',
    'phenyl',
    'pyridine',
    'lactone',
    'tert-butyl',
    'nitrile',
    'quaternary',
  ];
  const EXPECTED: Record<string, string[]> = {
    'CCCC1=NCCN1': ['ethyl'],
    'O=c1cc[nH]cc1': ['ketone', 'amine'],
  };
  expect(
    found.filter(
      (word) =>
        LOOKALIKES.includes(word) &&
        !groups.includes(word as never) &&
        !(EXPECTED[smiles] ?? []).includes(word),
    ),
  ).toEqual([]);
});

test('every word means one thing and is found as models write it', () => {
  const words = GROUP_CONCEPTS.flatMap((concept) => concept.words);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  for (const word of words)
    expect([word, findConcept(word)?.words[0]]).toEqual([
      word,
      GROUP_CONCEPTS.find((concept) => concept.words.includes(word))!.words[0],
    ]);
  for (const [written, meant] of [
    ['the carbonyl group', 'carbonyl'],
    ['C=O stretch', 'carbonyl'],
    ['OCH₃', 'methoxy'],
    ['Aromatic C–H', 'aromatic ch'],
    ['C≡N', 'nitrile'],
    ['esters', 'ester'],
    ['aromatic protons', 'aromatic'],
    ['grupo carbonilo', 'carbonyl'],
    ['éster', 'ester'],
    ['O–H stretching', 'hydroxyl'],
    ['talde karboniloa', undefined],
  ] as const) {
    expect([written, findConcept(written)?.words[0]]).toEqual([written, meant]);
  }
});
