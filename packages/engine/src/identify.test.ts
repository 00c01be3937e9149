import type { Spectrum } from '@elucida/spectra/spectrum';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { describe, expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import type { IdentifyRequest } from './identification.ts';
import { identify } from './identify.ts';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { nameStructure } from '@elucida/library/name-structure';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { Cancelled, unattended } from './stages.ts';

const data = { predictor: createShiftPredictor(loadShiftTables(defaultDataDirectory())) };

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
    useLibrary: false,
    hide: [],
    ...changes,
  };
}

const ETHYL_ACETATE: Spectrum[] = [
  {
    type: 'C13NMR',
    peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 60.4 }, { delta_ppm: 21.0 }, { delta_ppm: 14.2 }],
  },
  {
    type: 'H1NMR',
    peaks: [
      { delta_ppm: 4.12, int: 2, mult: 'q' },
      { delta_ppm: 2.04, int: 3, mult: 's' },
      { delta_ppm: 1.26, int: 3, mult: 't' },
    ],
  },
];

describe('ethyl acetate from its spectra', () => {
  const answer = identify(request('C4H8O2', ETHYL_ACETATE), data, unattended);

  test('is identified among all isomers', () => {
    expect(answer).toMatchObject({
      verdict: 'identified',
      search: { method: 'exhaustive', complete: true },
      unexplained: [],
    });
    expect(answer.candidates[0]).toMatchObject({
      rank: 1,
      smiles: 'CCOC(C)=O',
      proposedBy: expect.arrayContaining(['generator']) as string[],
      names: { en: 'ethyl acetate', es: 'acetato de etilo', eu: 'etil azetatoa' },
    });
    expect(answer.candidates[0].confidence).toBeGreaterThan(0.8);
  });

  test('every candidate is named as the naming function names it, runners-up and those without a library too', () => {
    expect(answer.candidates.map(({ names }) => names)).toEqual(
      answer.candidates.map(({ smiles }) => nameStructure(smiles, { useLibrary: false }).name),
    );
    expect(answer.candidates.filter(({ names }) => names !== null).length).toBeGreaterThan(3);
  });

  test('every signal is assigned to atoms of the SMILES answered', () => {
    const assigned = answer.candidates[0].evidence
      .filter(({ code }) => code === 'carbon-assignment')
      .map(({ observed, atoms }) => [observed, atoms]);
    expect(assigned).toEqual([
      [14.2, [0]],
      [21.0, [4]],
      [60.4, [1]],
      [171.1, [3]],
    ]);
    expect(
      answer.candidates[0].evidence
        .filter(({ code }) => code === 'multiplicity')
        .map(({ verdict }) => verdict),
    ).toEqual(['for', 'for', 'for']);
  });

  test('probabilities with that of none of them make at most one', () => {
    const total =
      answer.noneOfThese + answer.candidates.reduce((sum, { confidence }) => sum + confidence, 0);
    expect(total).toBeLessThanOrEqual(1 + 1e-9);
  });

  test('the same request gives the same answer', () => {
    expect(identify(request('C4H8O2', ETHYL_ACETATE), data, unattended)).toEqual(answer);
  });
});

test('with the library the name is known, and hiding takes it away', () => {
  const known = identify(request('C4H8O2', ETHYL_ACETATE, { useLibrary: true }), data, unattended)
    .candidates[0];
  expect(known.names?.en).toBe('ethyl acetate');
  const alone = identify(request('C4H8O2', ETHYL_ACETATE), data, unattended).candidates[0];
  expect(alone.proposedBy).not.toContain('library');
  expect(new Set(known.proposedBy)).toEqual(new Set(['library', ...alone.proposedBy]));
  expect(
    identify(
      request('C4H8O2', ETHYL_ACETATE, { useLibrary: true, hide: ['CC(=O)OCC'] }),
      data,
      unattended,
    ).candidates[0].proposedBy,
  ).toEqual(alone.proposedBy);
});

test('outside proposals are judged like all others; wrong formulas and nonsense are dropped', () => {
  const proposals = ['CCOC(C)=O', 'CCO', 'not a molecule'].map((smiles) => ({
    smiles,
    proposedBy: 'model',
  }));
  const { candidates } = identify(
    request('C4H8O2', ETHYL_ACETATE, { proposals, top: 1000 }),
    data,
    unattended,
  );
  expect(
    candidates.filter(({ proposedBy }) => proposedBy.includes('model')).map(({ smiles }) => smiles),
  ).toEqual(['CCOC(C)=O']);
});

describe('without spectra', () => {
  test.each(['C4H8O2', 'C2H6O', 'C3H8O', 'C6H6', 'C8H9NO2', 'C20H30O2'])(
    '%s has isomers and stays inconclusive',
    (formula) => {
      const answer = identify(request(formula, []), data, unattended);
      expect(answer).toMatchObject({ verdict: 'inconclusive', reason: 'no-spectra' });
      expect(answer.candidates.length).toBeGreaterThan(1);
    },
  );

  test.each([
    ['CH4', 'C'],
    ['CH4O', 'CO'],
    ['C2H6', 'CC'],
    ['CHCl3', 'C(Cl)(Cl)Cl'],
    ['C3H8', 'CCC'],
  ])('%s has one isomer', (formula, smiles) => {
    const answer = identify(request(formula, []), data, unattended);
    expect(answer.verdict).toBe('identified');
    expect(answer.candidates).toHaveLength(1);
    expect(answer.candidates[0].smiles).toBe(canonicalSmiles(graphFromSmiles(smiles)));
  });
});

test('the spectra of another molecule are not explained away', () => {
  const cresol: Spectrum[] = [
    {
      type: 'C13NMR',
      peaks: [153.1, 130.1, 130.0, 115.1, 20.5].map((delta_ppm) => ({ delta_ppm })),
    },
    {
      type: 'H1NMR',
      peaks: [
        { delta_ppm: 7.0, int: 2, mult: 'd' },
        { delta_ppm: 6.7, int: 2, mult: 'd' },
        { delta_ppm: 2.25, int: 3, mult: 's' },
      ],
    },
  ];
  expect(identify(request('C4H8O2', cresol), data, unattended).verdict).toBe('inconclusive');
});

test('a formula of 60 heavy atoms is out of reach, at once', () => {
  expect(identify(request('C50H90O10', ETHYL_ACETATE), data, unattended)).toMatchObject({
    verdict: 'inconclusive',
    reason: 'out-of-reach',
    candidates: [],
  });
});

test('cancelling ends the work', () => {
  let checkpoints = 0;
  const task = {
    progress: () => {},
    checkpoint: () => {
      if (++checkpoints > 20) throw new Cancelled();
    },
  };
  expect(() => identify(request('C10H14O', ETHYL_ACETATE), data, task)).toThrow(Cancelled);
});
