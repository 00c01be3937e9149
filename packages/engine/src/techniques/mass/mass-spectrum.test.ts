import type { Formula } from '@elucida/spectra/formula/formula';
import { formulaFromCounts } from '@elucida/spectra/formula/formula-from-counts';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { ofCode } from '../../evidence/of-code.ts';
import { readFacts } from '../../constraints/spectral-facts.ts';
import { coverPeaks } from '../../explanation/cover-peaks.ts';
import { perceive } from '../../molecules/perceive.ts';
import { graphFromSmiles } from '../../molecules/smiles.ts';
import { explainMs } from './explain-mass.ts';
import { detectGroups } from '../../functional-groups/functional-groups.ts';
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

describe('what the report says of ions', () => {
  function said(
    smiles: string,
    formula: Formula,
    peaks: readonly (readonly [number, number?])[],
    metadata: { ionization?: string; mode?: string } = { ionization: 'EI' },
  ) {
    const graph = graphFromSmiles(smiles);
    const molecule = { graph, perception: perceive(graph) };
    const spectra: Spectrum[] = [
      {
        type: 'MS',
        metadata,
        peaks: peaks.map(([m_z, rel_int]) => ({ m_z, ...(rel_int !== undefined && { rel_int }) })),
      },
    ];
    const facts = readFacts(formula, spectra);
    const evidence = explainMs(graph, molecule.perception, formula, facts.MS!.prepared);
    return [...evidence, ...coverPeaks(evidence, molecule, facts, spectra)].map((item) => ({
      ...item,
      mz: item.peak === undefined ? undefined : peaks[item.peak][0],
    }));
  }
  const codeAt = (list: ReturnType<typeof said>, mz: number) =>
    list.filter((item) => item.mz === mz).map(({ code }) => code);
  const methoxyphenylacetaldehyde = formulaFromCounts({ C: 9, H: 10, O: 2 });

  test.each([
    ['[M+H]⁺ of C9H10O2', 151.0754, { ionization: 'ESI' }, '[M+H]⁺', 'ms-adduct'],
    ['[M+Na]⁺', 173.0573, { ionization: 'ESI', mode: 'positive' }, '[M+Na]⁺', 'ms-adduct'],
    ['[M+NH₄]⁺', 168.1019, { ionization: 'ESI' }, '[M+NH₄]⁺', 'ms-adduct'],
    ['[2M+H]⁺', 301.1434, { ionization: 'ESI' }, '[2M+H]⁺', 'ms-adduct'],
    [
      '[M−H]⁻ in negative mode',
      149.0608,
      { ionization: 'ESI', mode: 'negative' },
      '[M−H]⁻',
      'ms-adduct',
    ],
    ['a nominal mass', 151, { ionization: 'ESI' }, '[M+H]⁺', 'ms-adduct'],
    ['a mass 30 ppm off', 151.0709, { ionization: 'ESI' }, '[M+H]⁺', 'ms-adduct-off'],
  ] as const)('%s', (_, mz, metadata, ion, code) =>
    expect(said('COc1ccc(CC=O)cc1', methoxyphenylacetaldehyde, [[mz]], metadata)).toMatchObject([
      { code, mz, values: { ion } },
    ]),
  );

  test('an ion of another composition is none of this molecule, and the molecular ion is not called missing', () => {
    const list = said('COc1ccc(CC=O)cc1', methoxyphenylacetaldehyde, [[152.091]], {
      ionization: 'ESI',
    });
    expect(list.map(({ code }) => code)).toContain('ms-adduct-missing');
    expect(list.map(({ code }) => code)).not.toContain('ms-molecular-ion-missing');
  });

  test('the ⁸¹Br partners of ethyl bromoacetate are isotopes; without bromine such a pair is not', () => {
    const list = said('CCOC(=O)CBr', formulaFromCounts({ C: 4, H: 7, Br: 1, O: 2 }), [
      [166, 4],
      [168, 4],
      [121, 62],
      [123, 60],
      [93, 20],
      [95, 20],
      [29, 100],
    ]);
    expect(codeAt(list, 123)).toEqual(['ms-isotope-peak']);
    expect(codeAt(list, 95)).toEqual(['ms-isotope-peak']);
    expect(
      codeAt(
        said('CCCCCCC(=O)OCC', formulaFromCounts({ C: 9, H: 18, O: 2 }), [
          [158, 10],
          [121, 62],
          [123, 60],
          [29, 100],
        ]),
        123,
      ),
    ).not.toContain('ms-isotope-peak');
  });

  test('the chlorine partners of dichlorobenzene, M+4 among them', () => {
    const list = said('Clc1ccc(Cl)cc1', formulaFromCounts({ C: 6, H: 4, Cl: 2 }), [
      [146, 100],
      [148, 64],
      [150, 10],
      [111, 40],
      [113, 13],
      [75, 26],
    ]);
    for (const mz of [150, 113]) expect(codeAt(list, mz)).toEqual(['ms-isotope-peak']);
    expect(codeAt(list, 75)).toEqual(['ms-aromatic-series']);
  });

  test('an aldehyde loses a hydrogen atom, then CHO, and not CO with one mass unit', () => {
    const list = said('O=Cc1ccccc1', formulaFromCounts({ C: 7, H: 6, O: 1 }), [
      [106, 95],
      [105, 100],
      [77, 95],
      [51, 45],
    ]);
    expect(
      ofCode(list, 'ms-fragment-found').filter(
        ({ values }) => values.mz === 105 && values.process === 'carbon-monoxide-loss',
      ),
    ).toEqual([]);
  });

  test('phenol loses CO and CHO', () => {
    const evidence = said('Oc1ccccc1', formulaFromCounts({ C: 6, H: 6, O: 1 }), [
      [94, 100],
      [66, 26],
      [65, 26],
    ]);
    const processes = ofCode(evidence, 'ms-fragment-found').map(({ values }) => [
      values.mz,
      values.process,
    ]);
    expect(processes).toContainEqual([66, 'carbon-monoxide-loss']);
    expect(processes).toContainEqual([65, 'formyl-loss']);
  });

  test('butyl acetate gives protonated acetic acid at 61, methyl butanoate does not', () => {
    expect(
      codeAt(
        said('CCCCOC(C)=O', formulaFromCounts({ C: 6, H: 12, O: 2 }), [
          [56, 40],
          [61, 15],
          [43, 100],
        ]),
        61,
      ),
    ).toEqual(['ms-ion-protonated-acid']);
    expect(
      codeAt(
        said('CCCC(=O)OC', formulaFromCounts({ C: 5, H: 10, O: 2 }), [
          [74, 60],
          [61, 15],
          [43, 100],
        ]),
        61,
      ),
    ).not.toContain('ms-ion-protonated-acid');
  });

  test('a satellite that was not typed is not a satellite of 0 %', () => {
    expect(
      said('Clc1ccccc1', formulaFromCounts({ C: 6, H: 5, Cl: 1 }), [
        [112, 100],
        [77, 60],
      ]).map(({ code }) => code),
    ).not.toContain('ms-isotope-mismatch');
    expect(
      said('Clc1ccccc1', formulaFromCounts({ C: 6, H: 5, Cl: 1 }), [
        [112, 100],
        [114, 95],
        [77, 60],
      ]).map(({ code }) => code),
    ).toContain('ms-isotope-mismatch');
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
