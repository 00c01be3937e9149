import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import type { Evidence } from '../evidence/evidence.ts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { stereoKey } from '@elucida/molecules/stereo';
import { markDoubleBonds } from './mark-double-bonds.ts';

/** One peak a list of constants, assigned to the atom in the same place. */
function marked(
  smiles: string,
  atoms: readonly number[],
  constants: readonly (readonly number[])[],
): string | null {
  const graph = graphFromSmiles(smiles);
  const spectra: Spectrum[] = [
    {
      type: 'H1NMR',
      peaks: constants.map((j_hz, i) => ({
        delta_ppm: 7 - i,
        int: 1,
        mult: 'm' as const,
        j_hz: [...j_hz],
      })),
    },
  ];
  const evidence = atoms.map((atom, peak): Evidence => ({
    technique: 'H1NMR',
    atoms: [atom],
    peak,
    observed: 7 - peak,
    predicted: 7 - peak,
    sd: 0.1,
    verdict: 'for',
    observations: 40,
    code: 'proton-assignment',
    values: { protons: 1, integral: 1 },
  }));
  return markDoubleBonds({ graph, perception: perceive(graph) }, evidence, spectra);
}

test.each([
  ['methyl (E)-cinnamate', 'COC(=O)C=Cc1ccccc1', [5, 4], [[16], [16]], 'COC(=O)/C=C/c1ccccc1'],
  [
    'methyl (Z)-crotonate',
    'CC=CC(=O)OC',
    [1, 2],
    [
      [11.5, 7.3],
      [11.5, 1.8],
    ],
    'C/C=C\\C(=O)OC',
  ],
  [
    'one of two double bonds',
    'ClCC=CCCCC(=O)C=CC',
    [9, 10, 2, 3],
    [[15.6, 1.6], [15.6, 6.9], [], []],
    'ClCC=CCCCC(=O)/C=C/C',
  ],
])('%s', (_, smiles, atoms, constants, configured) => {
  expect(stereoKey(marked(smiles, atoms, constants)!)).toBe(stereoKey(configured));
});

test('nothing is marked where no constant decides', () => {
  expect(marked('COC(=O)C=Cc1ccccc1', [5, 4], [[], []])).toBeNull();
});
