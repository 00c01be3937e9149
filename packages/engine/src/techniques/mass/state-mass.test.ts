import type { Formula } from '@elucida/spectra/formula/formula';
import { formulaFromCounts } from '@elucida/spectra/formula/formula-from-counts';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { ofCode } from '../../evidence/of-code.ts';
import { readFacts } from '../../constraints/spectral-facts.ts';
import { coverPeaks } from '../../judging/cover-peaks.ts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { explainMs } from './explain-mass.ts';

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

  test('a hydrogen atom lost, and what aldehydes lose, have an owner', () => {
    const cresol = said('Cc1ccc(O)cc1', formulaFromCounts({ C: 7, H: 8, O: 1 }), [
      [108, 90],
      [107, 100],
    ]);
    expect(codeAt(cresol, 107)).toEqual(['ms-fragment-minor']);
    const peaks = [
      [100, 10],
      [82, 30],
      [67, 30],
      [44, 100],
    ] as const;
    const hexanal = said('CCCCCC=O', formulaFromCounts({ C: 6, H: 12, O: 1 }), peaks);
    expect(codeAt(hexanal, 82)).not.toContain('ms-peak-unexplained');
    expect(codeAt(hexanal, 82)).not.toContain('ms-fragment-foreign');
    const ether = said('CCCOC(C)C', formulaFromCounts({ C: 6, H: 14, O: 1 }), [
      [102, 10],
      [84, 30],
      [43, 100],
    ]);
    expect(codeAt(ether, 84)).not.toContain('ms-fragment-minor');
  });

  test('exact masses have the composition of their fragment: 43.0184 is acetyl, 43.0548 propyl', () => {
    const propylAcetate = (mz: number) =>
      codeAt(
        said('CCCOC(C)=O', formulaFromCounts({ C: 5, H: 10, O: 2 }), [
          [mz, 100],
          [61.0284, 20],
          [73.0284, 8],
        ]),
        mz,
      );
    const methylBenzoate = (mz: number) =>
      codeAt(
        said('COC(=O)c1ccccc1', formulaFromCounts({ C: 8, H: 8, O: 2 }), [
          [136.0519, 40],
          [mz, 100],
        ]),
        mz,
      );
    expect(propylAcetate(43.0184)).toEqual(['ms-fragment-found']);
    expect(propylAcetate(43.0548)).toEqual(['ms-fragment-found']);
    expect(methylBenzoate(105.0335)).toEqual(['ms-fragment-found']);
    // C₈H₉⁺, which has all carbons and no oxygen.
    expect(methylBenzoate(105.0699)).not.toContain('ms-fragment-found');
    expect(methylBenzoate(105.0699)).not.toContain('ms-fragment-minor');
    expect(methylBenzoate(135.0441)).toEqual(['ms-fragment-minor']);
    // C₉H₁₁O⁺, of more carbons than there are.
    expect(methylBenzoate(135.0804)).not.toContain('ms-fragment-minor');
    expect(methylBenzoate(105)).toEqual(['ms-fragment-found']);
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
