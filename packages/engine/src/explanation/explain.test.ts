import { describe, expect, test } from 'vitest';
import { confidenceLevel } from './confidence-level.ts';
import { explain } from './explain.ts';
import {
  ethylAcetate,
  methylPropanoate,
  spectra,
  formulaOf,
  identification,
  predictor,
  valuesOf,
  kindsOf,
} from './testing/explained-ethyl-acetate.ts';

describe('explaining ethyl acetate', () => {
  const { sections, reasons, toldApart } = explain({
    identification: identification(),
    spectra,
    predictor,
  });

  test('the verdict names the molecule, its confidence and level, and how far behind the next is', () => {
    expect(sections.verdict).toEqual([
      {
        kind: 'answer',
        values: {
          molecule: { smiles: 'CCOC(C)=O', names: { en: 'ethyl acetate' } },
          percent: 0.95,
          level: 'high',
        },
      },
      {
        kind: 'runner-up',
        values: {
          rival: { smiles: 'CCC(=O)OC', names: { en: 'methyl propanoate' } },
          percent: 0.04,
        },
      },
    ]);
  });

  test('each signal is assigned, region by region from high to low shift, with what is behind it', () => {
    expect(
      sections.C13NMR.map(({ kind, values }) => [
        kind,
        'signals' in values && typeof values.signals === 'object'
          ? values.signals.map(({ observed, environment, atoms }) => [observed, environment, atoms])
          : null,
      ]),
    ).toEqual([
      ['carbon-carbonyl', [[171.1, 'ester-carbonyl', 'C4']]],
      ['carbon-hetero', [[60.4, 'methylene-on-oxygen', 'C2']]],
      [
        'carbon-alkyl',
        [
          [21, 'methyl-on-carbonyl', 'C5'],
          [14.2, 'methyl', 'C1'],
        ],
      ],
    ]);
    expect(kindsOf(sections.against)).toEqual(['nothing-against']);
    expect(kindsOf(sections.unexplained)).toEqual(['nothing-unexplained']);
  });

  test('the reasons are single peaks with the atoms they belong to', () => {
    expect(reasons.map(([{ peaks, atoms }]) => [peaks, atoms])).toEqual([
      [[0], [3]],
      [[1], [1]],
      [[2], [4]],
      [[3], [0]],
    ]);
  });

  test('the rival is distinguished by the peak it misses most', () => {
    expect(kindsOf(sections.rivals)).toEqual(['rival', 'rival-told-apart']);
    expect(toldApart[1]!.values).toMatchObject({
      technique: 'C13NMR',
      observed: 60.4,
      predicted: 60.3,
      rivalPredicted: 51.5,
    });
  });

  test('an IR or mass spectrum, DEPT or a correlation would settle it; the sample itself comes last', () => {
    expect(sections.settle.length).toBeGreaterThan(1);
    expect(sections.settle.at(-1)!.kind).toBe('settle-reference');
    expect(sections.settle.every(({ kind }) => kind.startsWith('settle-'))).toBe(true);
  });
});

test('a rival that is out of the question needs no further measurement', () => {
  const { sections } = explain({
    identification: identification({
      candidates: [ethylAcetate, { ...methylPropanoate, confidence: 0.001 }],
    }),
    spectra,
    predictor,
  });
  expect(kindsOf(sections.settle)).toEqual(['settle-not-needed', 'settle-reference']);
  expect(sections.rivals[0]).toMatchObject({ values: { percent: 0.001 } });
});

test('where the truth may be none of the candidates, a spectrum not yet supplied puts the answer to the test', () => {
  const { sections } = explain({
    identification: identification({
      candidates: [ethylAcetate],
      noneOfThese: 0.3,
      search: { method: 'search', considered: 9, complete: false },
    }),
    spectra,
    predictor,
  });
  expect(kindsOf(sections.settle)).toEqual(['settle-test-proton', 'settle-reference']);
});

test('candidates level in every respect share a rank and are said to be inseparable', () => {
  const twin = {
    ...methylPropanoate,
    rank: 1,
    evidence: ethylAcetate.evidence,
    scoreByTechnique: ethylAcetate.scoreByTechnique,
  };
  const { sections } = explain({
    identification: identification({
      verdict: 'inconclusive',
      reason: 'ambiguous',
      candidates: [ethylAcetate, twin],
      noneOfThese: 0.3,
    }),
    spectra,
    predictor,
  });
  expect(kindsOf(sections.rivals)).toEqual(['rival-tied', 'rival-inseparable']);
  expect(kindsOf(sections.verdict)).toEqual(['inconclusive-tied', 'none-of-these']);
});

test('where the spectra fit both and only the chemistry differs, that is said', () => {
  const odd = {
    ...methylPropanoate,
    evidence: ethylAcetate.evidence,
    scoreByTechnique: { ...ethylAcetate.scoreByTechnique, prior: -4 },
  };
  expect(
    explain({
      identification: identification({
        candidates: [
          { ...ethylAcetate, scoreByTechnique: { ...ethylAcetate.scoreByTechnique, prior: 0 } },
          odd,
        ],
      }),
      spectra,
      predictor,
    }).toldApart[1]!.kind,
  ).toBe('rival-told-apart-by-plausibility');
});

test('a candidate that misses a signal says so', () => {
  const { sections } = explain({
    identification: identification({ candidates: [methylPropanoate] }),
    spectra,
    predictor,
  });
  expect(sections.against.map((each) => [each.kind, valuesOf(each).observed])).toEqual([
    ['carbon-off', 171.1],
    ['carbon-off', 60.4],
    ['carbon-off', 21.0],
    ['carbon-off', 14.2],
  ]);
});

test('without candidates there is no reasoning to invent', () => {
  const { sections, reasons } = explain({
    identification: identification({
      verdict: 'inconclusive',
      reason: 'no-candidates',
      candidates: [],
    }),
    spectra,
    predictor,
  });
  expect(sections.verdict).toEqual([
    { kind: 'inconclusive-no-candidates', values: { formula: 'C4H8O2' } },
  ]);
  expect([...sections.C13NMR, ...sections.against, ...sections.rivals, ...reasons]).toEqual([]);
});

test.each([
  [0.95, 'high'],
  [0.9, 'high'],
  [0.896, 'high'],
  [0.89, 'moderate'],
  [0.6, 'moderate'],
  [0.3, 'low'],
] as const)('confidence %d is %s', (confidence, level) => {
  expect(confidenceLevel(confidence)).toBe(level);
});

test('beyond the size that was measured, a high confidence says so', () => {
  const levelOf = (formula: string) => {
    const { sections } = explain({
      identification: identification({ formula: formulaOf(formula) }),
      spectra,
      predictor,
    });
    return valuesOf(sections.verdict[0]).level;
  };
  expect([levelOf('C20H34'), levelOf('C21H36')]).toEqual(['high', 'high-beyond']);
});
