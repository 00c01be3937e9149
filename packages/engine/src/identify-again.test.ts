import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import type { IdentifyRequest } from './identification.ts';
import { identify, judgeRequest } from './identify.ts';
import { carryOf, identifyAgain } from './identify-again.ts';
import type { CarriedPass } from './pipeline/carry-pass.ts';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { Cancelled, unattended, type Stage } from './stages.ts';

const data = { predictor: createShiftPredictor(loadShiftTables(defaultDataDirectory())) };
const carbons = (...shifts: number[]): Spectrum => ({
  type: 'C13NMR',
  peaks: shifts.map((delta_ppm) => ({ delta_ppm })),
});
const ethylAcetate: Spectrum[] = [
  carbons(171.1, 60.4, 21.0, 14.2),
  {
    type: 'H1NMR',
    peaks: [
      { delta_ppm: 4.12, int: 2, mult: 'q' },
      { delta_ppm: 2.04, int: 3, mult: 's' },
      { delta_ppm: 1.26, int: 3, mult: 't' },
    ],
  },
];
const cresol = carbons(153.1, 130.1, 130.0, 115.1, 20.5);

function request(
  formula: string,
  spectra: readonly Spectrum[],
  changes: Partial<IdentifyRequest> = {},
): IdentifyRequest {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(formula);
  return {
    formula: parsed.formula,
    spectra,
    top: 10,
    seed: 1,
    useLibrary: true,
    hide: [],
    ...changes,
  };
}

/** As it comes back from outside the engine's thread. */
const carried = (asked: IdentifyRequest): CarriedPass[] =>
  JSON.parse(JSON.stringify(carryOf(judgeRequest(asked, data, unattended)))) as CarriedPass[];
const by = (proposedBy: string, ...structures: string[]) =>
  structures.map((smiles) => ({ smiles, proposedBy }));
const again = (asked: IdentifyRequest, passes = carried({ ...asked, proposals: [] })) =>
  identifyAgain(asked, passes, { data, task: unattended });

describe('without proposals judging again gives the first answer', () => {
  test.each([
    ['ethyl acetate', request('C4H8O2', ethylAcetate)],
    [
      '2-pyridone, with its tautomer',
      request('C5H5NO', [carbons(165.2, 141.5, 135.3, 120.2, 106.7)]),
    ],
    ['a ¹³C spectrum of another substance', request('C4H8O2', [cresol, ethylAcetate[1]])],
    ['no spectra', request('C4H8O2', [])],
    ['a formula with one isomer', request('CH4O', [])],
  ])('%s', (_, asked) => {
    const first = identify(asked, data, unattended);
    const second = again(asked);
    expect({ ...second, candidates: [] }).toEqual({ ...first, candidates: [], proposed: [] });
    expect(
      second.candidates.map(({ smiles, rank, names, proposedBy }) => ({
        smiles,
        rank,
        names,
        proposedBy,
      })),
    ).toEqual(
      first.candidates.map(({ smiles, rank, names, proposedBy }) => ({
        smiles,
        rank,
        names,
        proposedBy,
      })),
    );
    second.candidates.forEach(({ confidence, score }, i) => {
      expect(confidence).toBeCloseTo(first.candidates[i].confidence, 9);
      expect(score).toBeCloseTo(first.candidates[i].score, 9);
    });
  });
});

describe('proposals', () => {
  const asked = request('C4H8O2', ethylAcetate);
  const passes = carried(asked);

  test('of a candidate that was there keep its scores and say who proposed it', () => {
    const first = identify(asked, data, unattended);
    const { candidates } = again(
      {
        ...asked,
        proposals: [...by('openai', 'CC(=O)OCC', 'CCOC(C)=O'), ...by('google', 'O=C(C)OCC')],
      },
      passes,
    );
    expect(candidates[0]).toMatchObject({
      smiles: 'CCOC(C)=O',
      score: first.candidates[0].score,
      proposedBy: [...first.candidates[0].proposedBy, 'openai', 'google'],
    });
    expect(candidates.slice(1).map(({ smiles }) => smiles)).toEqual(
      first.candidates.slice(1).map(({ smiles }) => smiles),
    );
  });

  test('that are new join the ranking by their evidence alone', () => {
    const without = passes.map((pass) => ({
      ...pass,
      finalists: pass.finalists.filter(({ smiles }) => smiles !== 'CCOC(C)=O'),
    }));
    expect(identifyAgain(asked, without, { data, task: unattended }).candidates[0].smiles).not.toBe(
      'CCOC(C)=O',
    );
    const { candidates } = identifyAgain(
      { ...asked, proposals: by('local', 'CCOC(C)=O') },
      without,
      { data, task: unattended },
    );
    expect(candidates[0]).toMatchObject({ smiles: 'CCOC(C)=O', proposedBy: ['local'] });
    expect(candidates[0].score).toBeCloseTo(
      identify(asked, data, unattended).candidates[0].score,
      9,
    );
  });

  test('that contradict the spectra change neither the first place nor how sure it is', () => {
    const first = identify(asked, data, unattended);
    const answer = again(
      {
        ...asked,
        proposals: by(
          'openai',
          'C1COCCO1',
          'OC1CCCO1',
          'CC(O)C(C)=O',
          'CCO',
          'CC.CC(=O)O',
          'nonsense',
          '',
        ),
      },
      passes,
    );
    expect(answer.candidates[0]).toMatchObject({
      smiles: 'CCOC(C)=O',
      proposedBy: first.candidates[0].proposedBy,
    });
    expect(answer.candidates[0].confidence).toBeCloseTo(first.candidates[0].confidence, 3);
    expect(answer).toMatchObject({ verdict: 'identified', unexplained: [] });
    expect(answer.proposed.map(({ smiles }) => smiles).sort()).toEqual([
      'C1OCCOC1',
      'CC(C(C)=O)O',
      'OC1OCCC1',
    ]);
    expect(answer.proposed.every(({ rank, evidence }) => rank > 1 && evidence.length > 0)).toBe(
      true,
    );
  });

  test('are judged without a spectrum of another substance as the others are', () => {
    const foreign = request('C4H8O2', [cresol, ethylAcetate[1]]);
    const answer = again({ ...foreign, proposals: by('openai', 'CCOC(C)=O', 'C1COCCO1') });
    expect(answer).toMatchObject({
      verdict: 'inconclusive',
      reason: 'contradiction',
      setAside: ['C13NMR'],
    });
    expect(answer.candidates[0]).toMatchObject({
      smiles: 'CCOC(C)=O',
      proposedBy: [...identify(foreign, data, unattended).candidates[0].proposedBy, 'openai'],
    });
  });

  test('drawn as a tautomer that nobody draws stand for the compound', () => {
    const acetamide = request('C2H5NO', [carbons(172.7, 22.6)]);
    const { candidates } = again({ ...acetamide, proposals: by('openai', 'CC(O)=N') });
    expect(candidates[0]).toMatchObject({ smiles: 'CC(N)=O' });
    expect(candidates[0].proposedBy).toContain('openai');
    expect(candidates.filter(({ proposedBy }) => proposedBy.includes('openai'))).toHaveLength(1);
  });
});

test('progress begins at judging, and a cancelled task ends it', () => {
  const asked = request('C4H8O2', ethylAcetate);
  const passes = carried(asked);
  const stages = new Set<Stage>();
  identifyAgain(asked, passes, {
    data,
    task: { progress: (stage) => stages.add(stage), checkpoint: () => {} },
  });
  expect([...stages]).toEqual(['judge']);
  expect(() =>
    identifyAgain(asked, passes, {
      data,
      task: {
        progress: () => {},
        checkpoint: () => {
          throw new Cancelled();
        },
      },
    }),
  ).toThrow(Cancelled);
});
