import { formulaFromCounts } from '@elucida/spectra/formula/formula-from-counts';
import { describe, expect, test } from 'vitest';
import { ofCode } from '../../evidence/of-code.ts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { explainMs } from './explain-mass.ts';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { readAdducts } from './mass-adducts.ts';
import { fragmentKinds, type FragmentOrigin } from './mass-fragments.ts';
import { prepareMs, scoreMs, type PreparedMs } from './mass-spectrum.ts';
import { nominalMass } from './nominal-mass.ts';

const prepared = (mass: number, peaks: [number, number][], ionization?: string) =>
  prepareMs(
    { peaks: peaks.map(([m_z, rel_int]) => ({ m_z, rel_int })), metadata: { ionization } },
    mass,
  );
function score(smiles: string, spectrum: PreparedMs): number {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  return scoreMs(graph, perception, detectGroups(graph, perception), spectrum);
}

// Main peaks as textbooks print them (Silverstein; Pretsch).
test.each<[what: string, mass: number, peaks: [number, number][], right: string, wrong: string]>([
  [
    '2-pentanone by acetyl',
    86,
    [
      [86, 15],
      [71, 10],
      [43, 100],
      [58, 8],
    ],
    'CCCC(C)=O',
    'CCC(=O)CC',
  ],
  [
    '3-pentanone by propionyl',
    86,
    [
      [86, 18],
      [57, 100],
      [29, 60],
    ],
    'CCC(=O)CC',
    'CCCC(C)=O',
  ],
  [
    'acetophenone by benzoyl',
    120,
    [
      [120, 30],
      [105, 100],
      [77, 80],
      [51, 30],
      [43, 15],
    ],
    'CC(=O)c1ccccc1',
    'O=CCc1ccccc1',
  ],
  [
    'benzyl methyl ketone by benzyl',
    134,
    [
      [134, 20],
      [91, 60],
      [43, 100],
      [65, 15],
    ],
    'CC(=O)Cc1ccccc1',
    'CCC(=O)c1ccccc1',
  ],
  [
    'triethylamine by alpha cleavage',
    101,
    [
      [101, 20],
      [86, 100],
      [58, 30],
      [30, 20],
    ],
    'CCN(CC)CC',
    'CCCCCCN',
  ],
  [
    'methyl benzoate by loss of methoxy',
    136,
    [
      [136, 35],
      [105, 100],
      [77, 60],
      [51, 25],
    ],
    'COC(=O)c1ccccc1',
    'CC(=O)Oc1ccccc1',
  ],
])('%s', (_what, mass, peaks, right, wrong) => {
  const spectrum = prepared(mass, peaks);
  expect(score(right, spectrum)).toBeGreaterThan(score(wrong, spectrum));
});

test.each<[smiles: string, kind: FragmentOrigin['kind'], mz: number]>([
  ['CCCCC(C)=O', 'mclafferty', 58],
  ['C1=CCCCC1', 'retro-diels-alder', 54],
  ['CCc1ccccc1', 'benzylic', 91],
  ['CC(=O)c1ccccc1', 'acylium', 105],
  ['CCCCN', 'alpha-nitrogen', 30],
  ['CC(O)CC', 'elimination', 56],
])('%s gives %s at m/z %i', (smiles, kind, mz) => {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  const origins: FragmentOrigin[] = [];
  fragmentKinds(graph, perception, detectGroups(graph, perception), origins);
  expect(origins.filter((origin) => origin.kind === kind).map((origin) => origin.mz)).toContain(mz);
});

describe('molecular ion and isotopes', () => {
  test.each([
    ['ClC', 50],
    ['c1ccccc1Br', 156],
    ['CS(C)=O', 78],
  ])('%s weighs %i', (smiles, mass) => expect(nominalMass(graphFromSmiles(smiles))).toBe(mass));

  test('chlorobenzene: evidence names ion, isotopes and the loss of chlorine', () => {
    const graph = graphFromSmiles('Clc1ccccc1');
    const evidence = explainMs(
      graph,
      perceive(graph),
      formulaFromCounts({ C: 6, H: 5, Cl: 1 }),
      prepared(112, [
        [112, 100],
        [114, 33],
        [77, 60],
        [51, 25],
      ]),
    );
    expect(evidence.map((e) => e.code)).toEqual(
      expect.arrayContaining(['ms-molecular-ion', 'ms-isotope-pattern', 'ms-fragment-found']),
    );
    expect(
      ofCode(evidence, 'ms-fragment-found').find(({ values }) => values.mz === 77),
    ).toMatchObject({
      values: { loss: 35, relativeIntensity: 60 },
      peak: 2,
    });
  });

  test('a soft ionisation does not judge by fragments', () => {
    expect(score('CC(=O)c1ccccc1', prepared(120, [[121, 100]], 'ESI+'))).toBe(0);
  });
});

test.each([
  ['ESI+', '[M+H]⁺', 195.0877],
  ['ESI+', '[M+Na]⁺', 217.0696],
  ['ESI+', '[M+NH₄]⁺', 212.1142],
  ['ESI+', '[M+K]⁺', 233.0435],
  ['ESI+', '[M+H−H₂O]⁺', 177.0771],
  ['ESI-', '[M−H]⁻', 193.0731],
  ['ESI-', '[M+Cl]⁻', 229.0498],
  ['ESI-', '[M+HCOO]⁻', 239.0786],
  ['ESI-', '[M+CH₃COO]⁻', 253.0942],
])('caffeine, %s: %s has m/z %d', (ionization, ion, mz) => {
  const caffeine = formulaFromCounts({ C: 8, H: 10, N: 4, O: 2 });
  const { found } = readAdducts({ peaks: [{ m_z: mz }], metadata: { ionization } }, caffeine);
  expect(found).toMatchObject([{ ion, fits: true }]);
  expect(found[0].expected).toBeCloseTo(mz, 3);
});
