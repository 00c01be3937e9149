import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { describe, expect, test } from 'vitest';
import { shownCorrelations } from '../techniques/infrared/shown-correlations.ts';
import { expectedMaxima } from '../techniques/ultraviolet/uv-chromophores.ts';
import { expectedBands } from './expected-bands.ts';

/** Whatever names groups in sentences: expected bands, bands of a candidate, chromophores. */
function named(smiles: string) {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  return {
    expected: expectedBands(graph, perception).map(({ group }) => group),
    shown: shownCorrelations(graph, perception).map(({ group }) => group),
    chromophores: expectedMaxima(graph, perception, detectGroups(graph, perception)).map(
      ({ chromophore }) => chromophore,
    ),
  };
}

describe('a quinone is named where there is one', () => {
  test.each([
    ['1,4-benzoquinone', 'O=C1C=CC(=O)C=C1'],
    ['9,10-anthraquinone', 'O=C1c2ccccc2C(=O)c2ccccc21'],
  ])('%s', (_name, smiles) => {
    const { expected, shown, chromophores } = named(smiles);
    expect(expected).toContain('quinone');
    expect(shown).toContain('quinone');
    expect(chromophores).toContain('quinone');
  });

  test.each([
    ['4-pyranone', 'O=c1ccocc1'],
    ['kojic acid', 'OCc1cc(=O)c(O)co1'],
    ['chromone', 'O=c1ccoc2ccccc12'],
    ['flavone', 'O=c1cc(-c2ccccc2)oc2ccccc12'],
    ['tropone', 'O=c1cccccc1'],
    ['2,2′-bichromone', 'O=c1cc(-c2cc(=O)c3ccccc3o2)oc2ccccc12'],
  ])('%s has a conjugated ketone instead', (_name, smiles) => {
    const { expected, shown, chromophores } = named(smiles);
    expect(expected).not.toContain('quinone');
    expect(expected).toContain('ketone-conjugated');
    expect(shown).not.toContain('quinone');
    expect(shown).toContain('ketone-conjugated');
    expect(chromophores).not.toContain('quinone');
    expect(chromophores).toContain('enone');
  });
});
