import { expect, test } from 'vitest';
import { perceive } from '../perceive.ts';
import { graphFromSmiles } from '../smiles.ts';
import { detectGroups, locateGroups } from './functional-groups.ts';
import { GROUPS, type Group } from './group-names.ts';

const SKELETON = new Set<Group>([
  'methyl',
  'methyl-geminal',
  'ethyl',
  'methylene',
  'methine',
  'methylene-chain-4',
  'ring-3',
  'ring-4',
  'ring-5',
  'ring-6',
  'aromatic',
  'benzyl',
  'tert-butyl',
  'methoxy',
  'n-methyl',
  's-methyl',
  'acetyl-methyl',
  'aryl-methyl',
  'aryl-ch-run-1',
  'aryl-ch-run-2',
  'aryl-ch-run-3',
  'aryl-ch-run-4',
  'aryl-ch-run-5',
]);

function groupsOf(smiles: string): Record<string, number> {
  const graph = graphFromSmiles(smiles);
  const counts = detectGroups(graph, perceive(graph));
  return Object.fromEntries(
    GROUPS.flatMap((group, i) =>
      counts[i] > 0 && !SKELETON.has(group) ? [[group, counts[i]]] : [],
    ),
  );
}

test.each<[name: string, smiles: string, groups: Group[]]>([
  ['ethanol', 'CCO', ['alcohol-primary']],
  ['tert-butanol', 'CC(C)(C)O', ['alcohol-tertiary']],
  ['salicylaldehyde', 'O=Cc1ccccc1O', ['aldehyde-aryl', 'arene-ortho', 'phenol-chelated']],
  ['acetic acid', 'CC(=O)O', ['carboxylic-acid']],
  [
    'cinnamic acid',
    'OC(=O)C=Cc1ccccc1',
    ['carboxylic-acid-conjugated', 'alkene-1,2', 'arene-mono'],
  ],
  ['ethyl acetate', 'CCOC(C)=O', ['ester']],
  ['methyl benzoate', 'COC(=O)c1ccccc1', ['ester-aryl', 'arene-mono']],
  ['vinyl acetate', 'CC(=O)OC=C', ['ester-vinyl', 'alkene-vinyl']],
  ['ethyl acrylate', 'C=CC(=O)OCC', ['ester-conjugated', 'alkene-vinyl']],
  ['ethyl formate', 'CCOC=O', ['formate']],
  ['gamma-butyrolactone', 'O=C1CCCO1', ['lactone-5']],
  ['acetone', 'CC(C)=O', ['ketone']],
  ['cyclopentanone', 'O=C1CCCC1', ['ketone-ring-5']],
  ['cyclohexenone', 'O=C1CCCC=C1', ['ketone-conjugated', 'ketone-ring-6', 'alkene-ring-1,2']],
  ['benzophenone', 'O=C(c1ccccc1)c1ccccc1', ['ketone-diaryl', 'arene-mono', 'arene-mono']],
  [
    'benzoquinone',
    'O=C1C=CC(=O)C=C1',
    ['quinone', 'quinone', 'ketone-ring-6', 'ketone-ring-6', 'alkene-ring-1,2', 'alkene-ring-1,2'],
  ],
  ['acetylacetone', 'CC(=O)CC(C)=O', ['ketone', 'ketone', 'diketone-1,3', 'diketone-1,3']],
  ['acetamide', 'CC(N)=O', ['amide-primary']],
  ['DMF', 'CN(C)C=O', ['amide-tertiary']],
  ['pyrrolidone', 'O=C1CCCN1', ['lactam-5']],
  ['acetic anhydride', 'CC(=O)OC(C)=O', ['anhydride', 'anhydride']],
  ['acetyl chloride', 'CC(=O)Cl', ['acyl-halide', 'chloro-alkyl']],
  ['phenyl isocyanate', 'O=C=Nc1ccccc1', ['isocyanate', 'arene-mono']],
  ['phenyl isothiocyanate', 'S=C=Nc1ccccc1', ['isothiocyanate', 'arene-mono']],
  ['benzyl azide', '[N-]=[N+]=NCc1ccccc1', ['azide', 'arene-mono']],
  ['acetonitrile', 'CC#N', ['nitrile']],
  ['acrylonitrile', 'C=CC#N', ['nitrile-conjugated', 'alkene-vinyl']],
  ['1-hexyne', 'CCCCC#C', ['alkyne-terminal']],
  ['isoprene', 'C=CC(C)=C', ['alkene-vinyl', 'alkene-vinylidene', 'diene-conjugated']],
  ['1,2-butadiene', 'CC=C=C', ['allene']],
  ['p-xylene', 'Cc1ccc(C)cc1', ['arene-para']],
  ['mesitylene', 'Cc1cc(C)cc(C)c1', ['arene-1,3,5']],
  [
    '1,2,3-trichlorobenzene',
    'Clc1cccc(Cl)c1Cl',
    ['arene-1,2,3', 'chloro-aryl', 'chloro-aryl', 'chloro-aryl'],
  ],
  ['naphthalene', 'c1ccc2ccccc2c1', ['arene-fused', 'arene-fused']],
  [
    'nicotine',
    'CN1CCCC1c1cccnc1',
    ['pyridine', 'amine-tertiary', 'heteroaryl-ch-run-1', 'heteroaryl-ch-run-3'],
  ],
  ['imidazole', 'c1c[nH]cn1', ['azole', 'azole-nh', 'heteroaryl-ch-run-1', 'heteroaryl-ch-run-2']],
  ['aniline', 'Nc1ccccc1', ['aniline-primary', 'arene-mono']],
  ['diethylamine', 'CCNCC', ['amine-secondary']],
  ['nitrobenzene', 'O=[N+]([O-])c1ccccc1', ['nitro-aryl', 'arene-mono']],
  ['nitromethane', 'C[N+](=O)[O-]', ['nitro-alkyl']],
  ['cyclohexanone oxime', 'ON=C1CCCCC1', ['oxime']],
  ['diethyl ether', 'CCOCC', ['ether']],
  ['anisole', 'COc1ccccc1', ['ether-aryl', 'arene-mono']],
  ['propylene oxide', 'CC1CO1', ['epoxide']],
  ['DMSO', 'CS(C)=O', ['sulfoxide']],
  ['dimethyl sulfone', 'CS(C)(=O)=O', ['sulfone']],
  ['tosic acid', 'Cc1ccc(cc1)S(=O)(=O)O', ['sulfonic-acid', 'arene-para']],
  ['ethanethiol', 'CCS', ['thiol']],
  ['trimethyl phosphate', 'COP(=O)(OC)OC', ['phosphate']],
  [
    'benzotrifluoride',
    'FC(F)(F)c1ccccc1',
    ['trifluoromethyl', 'fluoro-alkyl', 'fluoro-alkyl', 'fluoro-alkyl', 'arene-mono'],
  ],
])('%s', (_name, smiles, groups) => {
  const expected: Record<string, number> = {};
  for (const group of groups) expected[group] = (expected[group] ?? 0) + 1;
  expect(groupsOf(smiles)).toEqual(expected);
});

test('sites name the atoms', () => {
  const graph = graphFromSmiles('CC(=O)c1ccccc1');
  const sites = locateGroups(graph, perceive(graph));
  expect(sites.find((site) => site.group === 'ketone-aryl')?.atoms).toEqual([1, 2]);
});
