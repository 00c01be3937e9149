import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { describe, expect, test } from 'vitest';
import { asNamed, shownCorrelations } from './shown-correlations.ts';

const moleculeOf = (smiles: string) => {
  const graph = graphFromSmiles(smiles);
  return { graph, perception: perceive(graph) };
};
const shown = (smiles: string) => {
  const { graph, perception } = moleculeOf(smiles);
  return shownCorrelations(graph, perception).map(({ group }) => group);
};

describe('an aniline is named where there is one', () => {
  test.each([
    ['N-methylaniline', 'CNc1ccccc1', 'aniline-secondary'],
    ['2-aminopyridine', 'Nc1ccccn1', 'aniline-primary'],
    ['4-(2-aminovinyl)aniline', 'NC=Cc1ccc(N)cc1', 'aniline-primary'],
  ] as const)('%s', (_name, smiles, group) => expect(shown(smiles)).toContain(group));

  test.each([
    ['N-methylvinylamine', 'CNC=C', 'aniline-secondary', 'amine-secondary'],
    ['acetamidine', 'CC(=N)N', 'aniline-primary', 'amine-primary'],
  ] as const)('%s has an amine instead', (_name, smiles, aniline, amine) => {
    expect(shown(smiles)).not.toContain(aniline);
    expect(shown(smiles)).toContain(amine);
  });

  test('tertiary ones, which have no N–H, too', () => {
    expect(asNamed('aniline-tertiary', moleculeOf('CN(C)C=C'))).toBe('amine-tertiary');
    expect(asNamed('aniline-tertiary', moleculeOf('CN(C)c1ccccc1'))).toBe('aniline-tertiary');
  });
});

describe('a conjugated ketone in a ring has the C=O band of its conjugation alone', () => {
  test.each([
    ['maltol', 'CC1=C(O)C(=O)C=CO1', 'ketone-conjugated'],
    ['2-cyclohexenone', 'O=C1C=CCCC1', 'ketone-conjugated'],
    ['1-tetralone', 'O=C1CCCc2ccccc12', 'ketone-aryl'],
  ] as const)('%s', (_name, smiles, group) => {
    expect(shown(smiles)).toContain(group);
    expect(shown(smiles)).not.toContain('ketone-ring-6');
  });

  test.each([
    ['cyclohexanone', 'O=C1CCCCC1'],
    ['3-cyclohexenone', 'O=C1CC=CCC1'],
    ['a molecule that has both', 'O=C1C=CCC2(C1)CCC(=O)CC2'],
  ])('%s shows that of a six-membered ring', (_name, smiles) =>
    expect(shown(smiles)).toContain('ketone-ring-6'),
  );
});
