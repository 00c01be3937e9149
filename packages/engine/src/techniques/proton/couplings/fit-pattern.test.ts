import { describe, expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { couplingPartners } from './coupling-partners.ts';
import { fitPattern } from './fit-pattern.ts';
import { hasStereogenicAtom, mayDiffer } from '../../../nmr/stereogenic.ts';

const moleculeOf = (smiles: string) => {
  const graph = graphFromSmiles(smiles);
  return { graph, perception: perceive(graph) };
};
const fit = (
  smiles: string,
  atom: number,
  multiplicity: string,
  couplings: number[] = [],
  options = { geminal: false, several: false },
) =>
  fitPattern({ multiplicity, couplings }, couplingPartners(moleculeOf(smiles), atom), options)
    .verdict;

describe('patterns that textbooks explain are explained', () => {
  test.each<[string, string, number, string, number[], { geminal: boolean; several: boolean }?]>([
    ['ethanol, CH3', 'CCO', 0, 't', [7.0]],
    ['ethanol, CH2 without coupling to OH', 'CCO', 1, 'q', [7.0]],
    ['2-bromopropane, CH', 'CC(C)Br', 1, 'sept', [6.6]],
    ['nitropropane, the CH2 in the middle', 'CCC[N+](=O)[O-]', 1, 'sext', [7.4]],
    ['aspirin, H-4: two ortho and one meta coupling', 'CC(=O)Oc1ccccc1C(=O)O', 6, 'td', [7.7, 1.7]],
    ['styrene, CH=', 'C=Cc1ccccc1', 1, 'dd', [17.6, 10.9]],
    ['styrene, =CH2 trans', 'C=Cc1ccccc1', 0, 'd', [17.6], { geminal: true, several: true }],
    ['trifluoroethanol, CH2', 'OCC(F)(F)F', 1, 'q', [8.8]],
    ['4-fluoroacetophenone, ortho to F', 'CC(=O)c1ccc(F)cc1', 5, 't', [8.6]],
    ['trimethyl phosphate', 'COP(=O)(OC)OC', 0, 'd', [11]],
    ['dimethyl phosphite, whose phosphorus bears a hydrogen', 'COP(=O)OC', 0, 'd', [11.9]],
    [
      'diethyl vinylphosphonate, trans to phosphorus',
      'C=CP(=O)(OCC)OCC',
      0,
      'ddd',
      [51.3, 12.8, 2.2],
      { geminal: true, several: false },
    ],
    ['tetraethylammonium, split by ¹⁴N too', 'CC[N+](CC)(CC)CC', 0, 'tt', [7.3, 1.9]],
    ['propargyl alcohol, the alkyne hydrogen', 'C#CCO', 0, 't', [2.5]],
    ['cinnamyl alcohol, =CH by the CH2', 'OCC=Cc1ccccc1', 2, 'dt', [15.9, 5.7]],
    ['thiophene-2-carbaldehyde, H-4', 'O=Cc1cccs1', 4, 'dd', [4.9, 3.8]],
    ['menthol, carbinol CH', 'CC1CCC(C(C)C)C(O)C1', 8, 'td', [10.4, 4.3]],
    [
      'alanine methyl ester, its quartet written with each constant',
      'COC(=O)C(C)N',
      4,
      'q',
      [7.1, 7.1, 7.1],
    ],
    ['phenethyl alcohol, CH2O of a first-order spectrum', 'OCCc1ccccc1', 1, 't', [6.6]],
  ])('%s', (_name, smiles, atom, multiplicity, couplings, options) => {
    expect(fit(smiles, atom, multiplicity, couplings, options)).toBe('fits');
  });
});

describe('patterns that cannot be are found', () => {
  test.each<[string, string, number, string, number[], string]>([
    ['a singlet for the CH2 of an ethyl group', 'CCO', 1, 's', [], 'too-few'],
    ['a doublet for the OCH2 of an ethyl ester', 'CCOC(C)=O', 1, 'd', [7.1], 'too-few'],
    ['a triplet for a tert-butyl group', 'CC(C)(C)O', 0, 't', [7.1], 'foreign-constant'],
    ['a triplet of triplets in an amine', 'CCN(CC)CC', 0, 'tt', [7.3, 1.9], 'too-many'],
    [
      '51 Hz on a vinyl group without phosphorus',
      'C=CS(C)(=O)=O',
      0,
      'dd',
      [51],
      'foreign-constant',
    ],
    ['a quartet for OCH3', 'COC(C)=O', 0, 'q', [], 'too-many'],
    ['a 16 Hz coupling on a benzene ring', 'Cc1ccccc1', 2, 'd', [16], 'foreign-constant'],
  ])('%s', (_name, smiles, atom, multiplicity, couplings, verdict) => {
    expect(fit(smiles, atom, multiplicity, couplings)).toBe(verdict);
  });

  test('a multiplet and a broad line say nothing', () => {
    expect(fit('CCO', 1, 'm')).toBe('open');
    expect(fit('CCO', 1, 'br-s')).toBe('open');
  });
});

test.each<[string, string, boolean]>([
  ['menthol has stereocentres', 'CC1CCC(C(C)C)C(O)C1', true],
  ['4-methylcyclohexanol has two faces though no stereocentre', 'CC1CCC(O)CC1', true],
  ['isobutanol has none', 'CC(C)CO', false],
  ['toluene has none', 'Cc1ccccc1', false],
  ['a chiral sulfoxide', 'CCS(C)=O', true],
  ['glycerol, a prochiral middle', 'OCC(O)CO', false],
])('stereogenic atoms: %s', (_name, smiles, expected) => {
  expect(hasStereogenicAtom(moleculeOf(smiles))).toBe(expected);
});

test.each<[string, string, number[], boolean]>([
  ['the CH2 of diazepam', 'CN1C(=O)CN=C(c2ccccc2)c2cc(Cl)ccc12', [4], true],
  ['of nordazepam', 'O=C1CN=C(c2ccccc2)c2cc(Cl)ccc2N1', [2], false],
  ['of caprolactam', 'O=C1CCCCCN1C', [2], false],
  ['the methyl groups of N,N-dimethylformamide', 'CN(C)C=O', [0, 2], true],
  ['of mesityl oxide', 'CC(C)=CC(C)=O', [0, 2], true],
  ['of tert-butylbenzene', 'CC(C)(C)c1ccccc1', [0, 2, 3], false],
  ['of dimethylaniline', 'CN(C)c1ccccc1', [0, 2], false],
  ['of linalool, on the double bond', 'CC(C)=CCCC(C)(O)C=C', [0, 2], true],
  ['of 2-methylpropene', 'CC(C)=C', [0, 2], false],
  ['the ortho positions next to a stereocentre', 'CC(O)c1ccccc1', [4, 8], false],
  ['the CH2 of citric acid, on a prochiral carbon', 'OC(=O)CC(O)(C(=O)O)CC(=O)O', [3, 9], true],
  ['the OCH2 of an acetal', 'CCOC(C)OCC', [1, 6], true],
  ['the CH2 of dibenzyl sulfoxide', 'C(S(=O)Cc1ccccc1)c1ccccc1', [0, 3], true],
  ['the CH2 of dibenzyl sulfone', 'C(S(=O)(=O)Cc1ccccc1)c1ccccc1', [0, 4], false],
  ['the CH2 of triethyl phosphate', 'CCOP(=O)(OCC)OCC', [1, 6, 9], false],
  ['the methyl groups of cumene, mirror images of each other', 'CC(C)c1ccccc1', [0, 2], false],
  ['of isobutanol', 'CC(C)CO', [0, 2], false],
  ['of an acetal of 2-propanol, within a branch', 'CC(C)OC(C)OC(C)C', [0, 2, 7, 8], true],
  ['of cyclohexanone, which turns over', 'O=C1CCCCC1', [2, 6], false],
  ['of thiane oxide', 'O=S1CCCCC1', [2, 6], true],
])('alike by connectivity, two signals are possible: %s', (_name, smiles, atoms, expected) => {
  expect(mayDiffer(moleculeOf(smiles), atoms, 'hydrogens')).toBe(expected);
});

test('the hydrogens of the CH2 of citric acid differ, and its two CH2 do not', () => {
  expect(mayDiffer(moleculeOf('OC(=O)CC(O)(C(=O)O)CC(=O)O'), [3, 9], 'atoms')).toBe(false);
});
