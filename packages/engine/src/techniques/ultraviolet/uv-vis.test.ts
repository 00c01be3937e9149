import type { UvVisPeak } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { expectedMaxima } from './uv-chromophores.ts';
import type { Chromophore } from '../../evidence/chromophores.ts';
import { ringPositions } from './uv-ring-positions.ts';
import { explainUvVis, scoreUvVis } from './uv-vis.ts';

function molecule(smiles: string) {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  return { graph, perception, groups: detectGroups(graph, perception) };
}

// Woodward–Fieser and Scott worked examples (Silverstein; Pretsch), observed maxima in ethanol;
// each within its rule's scatter.
test.each<[name: string, smiles: string, chromophore: Chromophore, observed: number]>([
  ['1,3-butadiene', 'C=CC=C', 'diene', 217],
  ['isoprene', 'C=CC(C)=C', 'diene', 220],
  ['1,3-cyclohexadiene', 'C1CC=CC=C1', 'diene', 256],
  ['3-buten-2-one', 'CC(=O)C=C', 'enone', 215],
  ['mesityl oxide', 'CC(=O)C=C(C)C', 'enone', 237],
  ['crotonaldehyde', 'CC=CC=O', 'enone', 218],
  ['cyclohexenone', 'O=C1CCCC=C1', 'enone', 225],
  ['isophorone', 'O=C1CC(C)(C)CC(C)=C1', 'enone', 236],
  ['4-hydroxyacetophenone', 'CC(=O)c1ccc(O)cc1', 'aryl-carbonyl', 275],
  ['4-aminobenzoic acid', 'OC(=O)c1ccc(N)cc1', 'aryl-carbonyl', 288],
  ['acetophenone', 'CC(=O)c1ccccc1', 'aryl-carbonyl', 245],
  // The benzene ring belongs to the chromophore; Woodward's rules would put these at 215–245 nm.
  ['ethyl cinnamate', 'CCOC(=O)C=Cc1ccccc1', 'aryl-vinyl', 276],
  ['p-coumaric acid', 'OC(=O)C=Cc1ccc(O)cc1', 'aryl-vinyl', 309],
  ['chalcone', 'O=C(C=Cc1ccccc1)c1ccccc1', 'aryl-vinyl', 309],
  ['α-methylstyrene', 'CC(=C)c1ccccc1', 'aryl-vinyl', 243],
  ['propionanilide', 'CCC(=O)Nc1ccccc1', 'arene-auxochrome', 242],
  // Donors push into a nitro group (Doub, Vandenbelt).
  ['4-nitrotoluene', 'Cc1ccc([N+](=O)[O-])cc1', 'nitro-aryl', 274],
  ['4-nitroanisole', 'COc1ccc([N+](=O)[O-])cc1', 'nitro-aryl', 305],
  ['2-nitroaniline', 'Nc1ccccc1[N+](=O)[O-]', 'nitro-aryl', 412],
  ['2-acetylfuran', 'CC(=O)c1ccco1', 'aryl-carbonyl', 270],
  ['5-methoxy-1-indanone', 'COc1ccc2C(=O)CCc2c1', 'aryl-carbonyl', 268],
  // Heteroatoms and crossed conjugation in Woodward's systems.
  ['ethyl 3-aminocrotonate', 'CCOC(=O)C=C(C)N', 'unsaturated-acid', 274],
  ['4,4-dimethyl-2,5-cyclohexadienone', 'CC1(C)C=CC(=O)C=C1', 'enone', 235],
  ['3-ethoxy-2-cyclohexenone', 'CCOC1=CC(=O)CCC1', 'enone', 250],
])('%s absorbs where the rules say', (_name, smiles, chromophore, observed) => {
  const { graph, perception, groups } = molecule(smiles);
  const maximum = expectedMaxima(graph, perception, groups).find(
    (m) => m.chromophore === chromophore,
  );
  expect(Math.abs(maximum!.nm - observed)).toBeLessThanOrEqual(maximum!.sd);
});

test('a maximum at 237 nm tells mesityl oxide from its unconjugated isomer', () => {
  const peaks = [{ lambda_max_nm: 237 }];
  const score = (smiles: string) => {
    const m = molecule(smiles);
    return scoreUvVis(m.graph, m.perception, m.groups, peaks);
  };
  expect(score('CC(=O)C=C(C)C')).toBeGreaterThan(score('CC(=O)CC(C)=C') + 1);
});

test('a vinyl amine has no band of an aniline', () => {
  const { graph, perception, groups } = molecule('CC(=O)C=C(C)N');
  expect(
    expectedMaxima(graph, perception, groups).filter((m) => m.chromophore === 'arene-auxochrome'),
  ).toEqual([]);
});

test('the bands of aniline are not missed in a nitroaniline', () => {
  const { graph, perception, groups } = molecule('Nc1ccc([N+](=O)[O-])cc1');
  expect(
    explainUvVis(graph, perception, groups, [{ lambda_max_nm: 375 }]).map(({ code }) => code),
  ).toEqual(['uv-maximum-found']);
});

test('the bands of an aniline are missed where its nitro group is on another ring', () => {
  const { graph, perception, groups } = molecule('Nc1ccc(cc1)Cc1ccc(cc1)[N+](=O)[O-]');
  expect(
    expectedMaxima(graph, perception, groups)
      .filter((m) => m.chromophore === 'arene-auxochrome')
      .map((m) => m.strong),
  ).toEqual([true, true]);
  // With an amino group on both rings one of them still has its bands.
  const both = molecule('Nc1ccc(cc1)Cc1cc(N)c(cc1)[N+](=O)[O-]');
  expect(
    expectedMaxima(both.graph, both.perception, both.groups)
      .filter((m) => m.chromophore === 'arene-auxochrome')
      .every((m) => m.strong),
  ).toBe(true);
});

test('positions are counted in one ring of a naphthalene', () => {
  const { graph, perception } = molecule('CC(=O)c1cccc2ccccc12');
  // Atoms in the order of the SMILES: ring atoms 3–12, of which 7 and 12 belong to both rings.
  expect([...ringPositions(graph, perception, 3)].sort(([a], [b]) => a - b)).toEqual([
    [4, 1],
    [5, 2],
    [6, 3],
    [7, 2],
    [12, 1],
  ]);
  expect(ringPositions(graph, perception, 0).size).toBe(0);
});

test('second bands are explained, and a benzene ring on a double bond is not called a donor’s', () => {
  const found = (smiles: string, ...nm: number[]) => {
    const m = molecule(smiles);
    return explainUvVis(
      m.graph,
      m.perception,
      m.groups,
      nm.map((each) => ({ lambda_max_nm: each })),
    ).map((item) => [
      item.code,
      item.code === 'uv-maximum-found' ? item.values.chromophore : undefined,
    ]);
  };
  expect(found('CC(=O)C=Cc1ccccc1', 286, 220)).toEqual([
    ['uv-maximum-found', 'aryl-vinyl'],
    ['uv-maximum-found', 'aryl-vinyl'],
  ]);
  expect(found('CCc1ccccc1', 261, 206)).toEqual([
    ['uv-maximum-found', 'arene'],
    ['uv-maximum-found', 'arene'],
  ]);
  expect(found('CC(C)c1ccc(O)cc1', 220, 277)).toEqual([
    ['uv-maximum-found', 'arene-auxochrome'],
    ['uv-maximum-found', 'arene-auxochrome'],
  ]);
  expect(found('COc1cc(C=O)ccc1O', 279, 309, 231)).toEqual([
    ['uv-maximum-found', 'aryl-carbonyl'],
    ['uv-maximum-found', 'aryl-carbonyl'],
    ['uv-maximum-found', 'arene-auxochrome'],
  ]);
  expect(found('COC(=O)c1ccccc1N', 335, 248)).toEqual([
    ['uv-maximum-found', 'aryl-carbonyl'],
    ['uv-maximum-found', 'aryl-carbonyl'],
  ]);
  expect(found('N#Cc1ccccc1', 224)).toEqual([['uv-maximum-found', 'aryl-nitrile']]);
});

test('a forbidden band does not dilute the allowed one', () => {
  const score = (smiles: string) => {
    const m = molecule(smiles);
    return scoreUvVis(m.graph, m.perception, m.groups, [{ lambda_max_nm: 286 }]);
  };
  // Benzylideneacetone has its n→π* band next to the main one; its isomer 1-phenyl-3-buten-1-one has
  // no band at 286 nm.
  expect(score('CC(=O)C=Cc1ccccc1')).toBeGreaterThan(score('C=CCC(=O)c1ccccc1') + 1);
});

test('evidence says what explains a maximum', () => {
  const { graph, perception, groups } = molecule('CC(=O)C=C(C)C');
  expect(explainUvVis(graph, perception, groups, [{ lambda_max_nm: 237 }])[0]).toMatchObject({
    code: 'uv-maximum-found',
    verdict: 'for',
    observed: 237,
    values: { chromophore: 'enone' },
  });
  const alkane = molecule('CCCCC');
  expect(
    explainUvVis(alkane.graph, alkane.perception, alkane.groups, [{ lambda_max_nm: 280 }])[0],
  ).toMatchObject({ code: 'uv-maximum-foreign', verdict: 'against' });
});

describe('bands that were misread', () => {
  const read = (smiles: string, ...peaks: UvVisPeak[]) => {
    const graph = graphFromSmiles(smiles);
    const perception = perceive(graph);
    return explainUvVis(graph, perception, detectGroups(graph, perception), peaks)
      .filter(({ observed }) => observed !== undefined)
      .map((item) => [
        item.code,
        item.code === 'uv-maximum-found' ? item.values.chromophore : undefined,
      ]);
  };
  test.each([
    ['coumarin', 'O=c1ccc2ccccc2o1', 311],
    ['azobenzene', 'c1ccccc1N=Nc1ccccc1', 440],
    ['benzophenone', 'O=C(c1ccccc1)c1ccccc1', 333],
  ])('%s has a chromophore', (_, smiles, nm) =>
    expect(read(smiles, { lambda_max_nm: nm })[0][0]).toBe('uv-maximum-found'),
  );
  test('a strong band of flavone is not an n→π* band', () =>
    expect(
      read('O=c1cc(-c2ccccc2)oc2ccccc12', { lambda_max_nm: 294, epsilon_M_1cm_1: 21000 }),
    ).toEqual([['uv-maximum-found', 'enone']]));
  test('a weak one of acetone is', () =>
    expect(read('CC(C)=O', { lambda_max_nm: 279, epsilon_M_1cm_1: 15 })).toEqual([
      ['uv-maximum-found', 'carbonyl'],
    ]));
  test('2-chromanone, which is not a coumarin, has no band at 311 nm', () =>
    expect(read('O=C1CCc2ccccc2O1', { lambda_max_nm: 311 })[0][0]).toBe('uv-maximum-foreign'));
});
