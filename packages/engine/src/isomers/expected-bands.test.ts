import { expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { expectedBands } from './expected-bands.ts';

const vibrations = (smiles: string) => {
  const graph = graphFromSmiles(smiles);
  return expectedBands(graph, perceive(graph)).map(({ vibration }) => vibration);
};

test.each([
  ['ethyl acetate', 'CCOC(C)=O', ['c-h-sp3', 'c-o-double', 'c-o']],
  ['butanoic acid', 'CCCC(=O)O', ['o-h-acid', 'c-h-sp3', 'c-o-double', 'c-o']],
  ['hex-1-yne', 'CCCCC#C', ['c-h-alkyne', 'c-h-sp3', 'c-c-triple']],
  ['but-2-yne: its C≡C moves no charge', 'CC#CC', ['c-h-sp3']],
  [
    'benzonitrile',
    'N#Cc1ccccc1',
    [
      'c-h-sp2',
      'c-n-triple',
      'c-c-aromatic',
      'c-c-aromatic',
      'c-h-out-of-plane',
      'c-h-out-of-plane',
    ],
  ],
])('%s', (_, smiles, expected) => {
  expect(vibrations(smiles)).toEqual(expected);
});

test('bands come highest wavenumber first, with strength, width and their atoms', () => {
  const graph = graphFromSmiles('CCO');
  const [first, ...rest] = expectedBands(graph, perceive(graph));
  expect(first).toMatchObject({
    vibration: 'o-h',
    strength: 's',
    broad: true,
    group: 'alcohol-primary',
  });
  expect(rest.map(({ to }) => to)).toEqual([...rest.map(({ to }) => to)].sort((a, b) => b - a));
});

test.each([
  ['cyclohexenone', 'O=C1CCCC=C1', 1685],
  ['1-tetralone', 'O=C1CCCc2ccccc21', 1685],
  ['tropone', 'O=c1cccccc1', 1650],
  ['1,4-benzoquinone', 'O=C1C=CC(=O)C=C1', 1660],
  ['cyclopent-2-enone', 'O=C1C=CCC1', 1710],
  ['1-indanone', 'O=C1CCc2ccccc21', 1715],
  ['fluorenone', 'O=C1c2ccccc2-c2ccccc21', 1715],
  ['cyclopentanone', 'O=C1CCCC1', 1745],
])('%s has one C=O stretch', (_name, smiles, measured) => {
  const graph = graphFromSmiles(smiles);
  const bands = expectedBands(graph, perceive(graph)).filter(
    ({ vibration }) => vibration === 'c-o-double',
  );
  expect(bands).toHaveLength(1);
  expect(bands[0]!.from).toBeLessThanOrEqual(measured);
  expect(bands[0]!.to).toBeGreaterThanOrEqual(measured);
});

test.each([
  // Measured bands are listed in `paired-carbonyls.ts`.
  ['succinimide', 'O=C1CCC(=O)N1', ['c-o-double-high', 'c-o-double']],
  ['glutarimide', 'O=C1CCCC(=O)N1', ['c-o-double']],
  ['uracil', 'O=c1cc[nH]c(=O)[nH]1', ['c-o-double', 'c-o-double']],
  ['isatoic anhydride', 'O=C1OC(=O)c2ccccc2N1', ['c-o-double-high', 'c-o-double']],
  ['hydantoin', 'O=C1NC(=O)CN1', ['c-o-double-high', 'c-o-double']],
  ['acetic anhydride', 'CC(=O)OC(C)=O', ['c-o-double-high', 'c-o-double']],
])('%s: a C=O stretch for each that shows apart', (_name, smiles, expected) => {
  expect(vibrations(smiles).filter((vibration) => vibration.startsWith('c-o-double'))).toEqual(
    expected,
  );
});
