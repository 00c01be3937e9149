import type { Spectrum } from '@elucida/spectra/spectrum';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { describe, expect, test } from 'vitest';
import type { Candidate, Identification } from '../identification.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { ShiftPredictor } from '../prediction/predicted-shifts.ts';
import { confidenceLevel } from './confidence-level.ts';
import { explain } from './explain.ts';
import type { Statement } from '../statements/statement.ts';

/** Ethyl acetate against methyl propanoate: one OCH2 against one OCH3. */
const carbon = (peak: number, observed: number, predicted: number, atoms: number[]): Evidence => ({
  technique: 'C13NMR',
  atoms,
  observed,
  predicted,
  sd: 1,
  observations: 40,
  verdict: Math.abs(observed - predicted) < 2 ? 'for' : 'against',
  weight: 2 - (observed - predicted) ** 2,
  peak,
  code: 'carbon-assignment',
  values: { carbons: 1, sharing: 1 },
});
const candidate = (
  rank: number,
  smiles: string,
  en: string,
  evidence: readonly Evidence[],
  confidence: number,
): Candidate => ({
  rank,
  smiles,
  names: { en },
  confidence,
  score: -rank,
  scoreByTechnique: { C13NMR: -rank },
  proposedBy: ['generator'],
  evidence,
});
const ethylAcetate = candidate(
  1,
  'CCOC(C)=O',
  'ethyl acetate',
  [
    carbon(0, 171.1, 171.0, [3]),
    carbon(1, 60.4, 60.3, [1]),
    carbon(2, 21.0, 20.9, [4]),
    carbon(3, 14.2, 14.2, [0]),
  ],
  0.95,
);
const methylPropanoate = candidate(
  2,
  'CCC(=O)OC',
  'methyl propanoate',
  [
    carbon(0, 171.1, 174.6, [2]),
    carbon(1, 60.4, 51.5, [5]),
    carbon(2, 21.0, 27.5, [1]),
    carbon(3, 14.2, 9.2, [0]),
  ],
  0.04,
);
const spectra: Spectrum[] = [
  { type: 'C13NMR', peaks: [171.1, 60.4, 21.0, 14.2].map((delta_ppm) => ({ delta_ppm })) },
];
const parsed = parseFormula('C4H8O2');
if (!parsed.ok) throw new Error('C4H8O2 is a formula');
const identification = (changes: Partial<Identification> = {}): Identification => ({
  formula: parsed.formula,
  verdict: 'identified',
  candidates: [ethylAcetate, methylPropanoate],
  noneOfThese: 0.01,
  search: { method: 'exhaustive', considered: 122, complete: true },
  setAside: [],
  unexplained: [],
  ...changes,
});
/** Predicts by element and hydrogens alone: enough to see what the stage does with a prediction. */
const predictor = {
  predict: (
    nucleus: 'H1' | 'C13',
    graph: { atomCount: number; element: Uint8Array; hydrogens: Uint8Array },
  ) => {
    const values = (f: (atom: number) => number) =>
      Float32Array.from({ length: graph.atomCount }, (_, atom) => f(atom));
    const shift = values((atom) =>
      graph.element[atom] !== 6
        ? Number.NaN
        : nucleus === 'C13'
          ? 60 - 15 * graph.hydrogens[atom] + atom
          : 4 - graph.hydrogens[atom],
    );
    return {
      shift,
      sd: values(() => 1),
      observations: new Uint32Array(graph.atomCount).fill(9),
      depth: new Uint8Array(graph.atomCount),
    };
  },
} as unknown as ShiftPredictor;

/** The values of a statement of any kind, to look at one by its name. */
const valuesOf = ({ values }: Statement): Readonly<Record<string, unknown>> => values;
const kindsOf = (statements: readonly Statement[]) => statements.map(({ kind }) => kind);

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
    const read = parseFormula(formula);
    if (!read.ok) throw new Error(formula);
    const { sections } = explain({
      identification: identification({ formula: read.formula }),
      spectra,
      predictor,
    });
    return valuesOf(sections.verdict[0]).level;
  };
  expect([levelOf('C20H34'), levelOf('C21H36')]).toEqual(['high', 'high-beyond']);
});

describe('explaining 2-pyridone, whose tautomer and an isomer follow', () => {
  const pyridone = candidate(1, 'O=c1cccc[nH]1', '2-pyridone', ethylAcetate.evidence, 0.6);
  const hydroxypyridine = candidate(
    2,
    'Oc1ccccn1',
    '2-hydroxypyridine',
    ethylAcetate.evidence,
    0.3,
  );
  const isomer = candidate(3, 'Oc1cccnc1', '3-hydroxypyridine', methylPropanoate.evidence, 0.05);
  const formula = parseFormula('C5H5NO');
  if (!formula.ok) throw new Error('C5H5NO is a formula');
  const explained = (candidates: readonly Candidate[], changes: Partial<Identification> = {}) =>
    explain({
      identification: identification({ formula: formula.formula, candidates, ...changes }),
      spectra,
      predictor,
    });
  const { sections, toldApart } = explained([pyridone, hydroxypyridine, isomer]);

  test('the verdict says what both forms have together', () => {
    expect(sections.verdict[1]).toEqual({
      kind: 'runner-up-tautomer',
      values: {
        rival: { smiles: 'Oc1ccccn1', names: { en: '2-hydroxypyridine' } },
        percent: 0.3,
        together: expect.closeTo(0.9, 9),
      },
    });
  });

  test('the tautomer is described as one, the isomer by what its spectra would show', () => {
    expect(toldApart.map((statement) => statement?.kind === 'rival-tautomer')).toEqual([
      false,
      true,
      false,
    ]);
    expect(kindsOf(sections.rivals).slice(0, 3)).toEqual(['rival', 'rival-tautomer', 'rival']);
    expect(kindsOf(sections.method)).toContain('limits-tautomers');
  });

  test('other methods tell the forms apart, and routine spectra the isomer', () => {
    expect(sections.settle[0].kind).toBe('settle-tautomers');
    expect(sections.settle.slice(1, -1).map((each) => valuesOf(each).rival)).toContainEqual({
      smiles: 'Oc1cccnc1',
      names: { en: '3-hydroxypyridine' },
    });
    expect(
      kindsOf(
        explained([pyridone, hydroxypyridine, { ...isomer, confidence: 0.001 }]).sections.settle,
      ),
    ).toEqual(['settle-tautomers', 'settle-reference']);
  });

  test('a further tautomer is described briefly, and one that is out of the question needs no method', () => {
    const quinazolinone = candidate(
      1,
      'O=c1nc[nH]c2ccccc12',
      'quinazolin-4(1H)-one',
      ethylAcetate.evidence,
      0.9,
    );
    const others = ['O=c1[nH]cnc2ccccc12', 'Oc1ncnc2ccccc12'].map((smiles, i) =>
      candidate(i + 2, smiles, smiles, ethylAcetate.evidence, 0.004),
    );
    const { rivals, settle } = explained([quinazolinone, ...others]).sections;
    expect(kindsOf(rivals)).toEqual(['rival', 'rival-tautomer', 'rival', 'rival-tautomer-again']);
    expect(kindsOf(settle)).toEqual(['settle-not-needed', 'settle-reference']);
  });
});

test('bands of one vibration are together where its range is the same', () => {
  const band = (observed: number, from: number, to: number, peak: number): Evidence => ({
    technique: 'IR',
    atoms: [],
    verdict: 'neutral',
    code: 'ir-band-compatible',
    observed,
    peak,
    values: { vibration: 'c-c-aromatic', group: 'arene-para', from, to },
  });
  const recorded: Spectrum[] = [
    { type: 'IR', peaks: [1610, 1585, 1510].map((wavenumber_cm1) => ({ wavenumber_cm1 })) },
  ];
  const methylAnisole = candidate(
    1,
    'COc1ccc(C)cc1',
    '4-methylanisole',
    [band(1610, 1570, 1620, 0), band(1585, 1570, 1620, 1), band(1510, 1480, 1525, 2)],
    0.95,
  );
  const { sections } = explain({
    identification: identification({ candidates: [methylAnisole] }),
    spectra: recorded,
    predictor,
  });
  expect(sections.IR.map(valuesOf).map(({ positions, from, to }) => [positions, from, to])).toEqual(
    [
      [[1610, 1585], 1570, 1620],
      [[1510], 1480, 1525],
    ],
  );
});

test('an absorption spectrum that disagrees with the answer is to be recorded again', () => {
  const foreign: Evidence = {
    technique: 'UVVIS',
    atoms: [],
    verdict: 'against',
    code: 'uv-maximum-foreign',
    weight: -3,
    observed: 410,
    peak: 0,
    values: { found: 410 },
  };
  const settled = (weight: number) =>
    kindsOf(
      explain({
        identification: identification({
          candidates: [
            { ...ethylAcetate, evidence: [...ethylAcetate.evidence, { ...foreign, weight }] },
            { ...methylPropanoate, confidence: 0.001 },
          ],
        }),
        spectra,
        predictor,
      }).sections.settle,
    );
  expect(settled(-3)).toEqual([
    'settle-not-needed',
    'settle-ultraviolet-again',
    'settle-reference',
  ]);
  expect(settled(-1.4)).toEqual(['settle-not-needed', 'settle-reference']);
});

test('a spectrum that was set aside is not a reason, distinguishes no rivals, and is to be recorded again', () => {
  const proton = (rank: number, predicted: number): Evidence => ({
    technique: 'H1NMR',
    atoms: [1],
    observed: 4.12,
    predicted,
    sd: 0.1,
    observations: 40,
    verdict: rank === 1 ? 'for' : 'against',
    weight: rank === 1 ? 2 : -4,
    peak: 0,
    code: 'proton-assignment',
    values: { protons: 2, integral: 2 },
  });
  const candidates = [ethylAcetate, methylPropanoate].map((each) => ({
    ...each,
    evidence: [...each.evidence, proton(each.rank, each.rank === 1 ? 4.1 : 3.6)],
  }));
  const recorded: Spectrum[] = [
    ...spectra,
    { type: 'H1NMR', peaks: [{ delta_ppm: 4.12, int: 2, mult: 'q' }] },
  ];
  const { sections, reasons } = explain({
    identification: identification({
      verdict: 'inconclusive',
      reason: 'contradiction',
      setAside: ['C13NMR'],
      candidates,
    }),
    spectra: recorded,
    predictor,
  });
  expect(sections.verdict[0]).toMatchObject({
    kind: 'inconclusive-contradiction',
    values: { technique: 'C13NMR' },
  });
  expect(sections.C13NMR).toEqual([]);
  expect(reasons.flat().every(({ technique }) => technique === 'H1NMR')).toBe(true);
  expect(reasons.length).toBeGreaterThan(0);
  expect(sections.rivals.some((each) => valuesOf(each).technique === 'C13NMR')).toBe(false);
  expect(sections.settle[0].kind).toBe('settle-record-again');
  const both = explain({
    identification: identification({
      verdict: 'inconclusive',
      reason: 'contradiction',
      setAside: ['C13NMR', 'H1NMR'],
    }),
    spectra,
    predictor,
  });
  expect(both.sections.verdict[0].kind).toBe('inconclusive-contradiction-both');
});
