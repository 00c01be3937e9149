import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { H1Peak, Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../constraints/spectral-facts.ts';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import type { Candidate } from '../identification.ts';
import { candidateEvidence } from '../judging/candidate-evidence.ts';
import { perceive } from '@elucida/molecules/perceive';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { explainedCandidate } from '../statements/explained-candidate.ts';
import { stateAgainst, stateUnexplained } from '../explanation/state-against.ts';
import { stateCarbon } from '../techniques/carbon/state-carbon.ts';
import { stateProton } from '../techniques/proton/state-proton.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
const h1 = (...peaks: H1Peak[]): Spectrum => ({ type: 'H1NMR', peaks });
const c13 = (...shifts: number[]): Spectrum => ({
  type: 'C13NMR',
  peaks: shifts.map((delta_ppm) => ({ delta_ppm })),
});

/** What the report says of a structure under these spectra. */
function said(formula: string, smiles: string, spectra: readonly Spectrum[]) {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(formula);
  const graph = graphFromSmiles(canonicalSmiles(graphFromSmiles(smiles)));
  const evidence = candidateEvidence(
    { graph, perception: perceive(graph) },
    readFacts(parsed.formula, spectra),
    predictor,
  );
  const molecule = explainedCandidate({
    smiles: canonicalSmiles(graph),
    evidence,
    names: null,
  } as unknown as Candidate);
  return {
    unexplained: stateUnexplained(molecule).map(({ kind, values }) => {
      const { positions, observed, impurity, solvent }: Readonly<Record<string, unknown>> = values;
      return [kind, positions ?? observed, impurity ?? solvent];
    }),
    against: stateAgainst(molecule).map(({ kind }) => kind),
    fine: [...stateCarbon(molecule), ...stateProton(molecule, spectra)].map(({ kind }) => kind),
  };
}

const aceticAnilide: readonly H1Peak[] = [
  { delta_ppm: 7.5, int: 2, mult: 'd', j_hz: [8] },
  { delta_ppm: 7.3, int: 2, mult: 't', j_hz: [8] },
  { delta_ppm: 7.1, int: 1, mult: 't', j_hz: [7.4] },
  { delta_ppm: 2.17, int: 3, mult: 's' },
];
const anilideCarbons = [168.7, 138.0, 128.9, 124.3, 120.1, 24.5];

describe('acetanilide', () => {
  test('with the triplet of CDCl3 and its water: each named, nothing against the molecule', () => {
    const { unexplained, against, fine } = said('C8H9NO', 'CC(=O)Nc1ccccc1', [
      h1(
        ...aceticAnilide,
        { delta_ppm: 7.26, int: 0.3, mult: 's' },
        { delta_ppm: 1.57, int: 0.4, mult: 's' },
      ),
      c13(...anilideCarbons, 77.3, 77.0, 76.7),
    ]);
    expect(unexplained).toEqual([
      ['other-solvent', [77.3, 77, 76.7], 'CDCl3'],
      ['other-water', [1.57], 'CDCl3'],
      ['other-solvent', [7.26], 'CDCl3'],
    ]);
    expect(against).toContain('nothing-against');
    expect(fine).toContain('carbon-signals-fit');
  });

  test('with diethyl ether and TMS', () => {
    const { unexplained, against } = said('C8H9NO', 'CC(=O)Nc1ccccc1', [
      h1(
        ...aceticAnilide,
        { delta_ppm: 3.48, int: 0.4, mult: 'q', j_hz: [7] },
        { delta_ppm: 1.21, int: 0.6, mult: 't', j_hz: [7] },
        { delta_ppm: 0, int: 0.5, mult: 's' },
      ),
      c13(...anilideCarbons, 65.9, 15.2),
    ]);
    expect(unexplained).toEqual([
      ['other-impurity', [65.9, 15.2], 'diethyl-ether'],
      ['other-reference', [0], undefined],
      ['other-impurity', [3.48, 1.21], 'diethyl-ether'],
    ]);
    expect(against).toContain('nothing-against');
  });

  test('with a line that nothing common explains: it is unexplained', () => {
    expect(said('C8H9NO', 'CC(=O)Nc1ccccc1', [c13(...anilideCarbons, 93.4)]).unexplained).toEqual([
      ['unexplained-peak', 93.4, undefined],
    ]);
  });

  test('alone: no other substance is named', () => {
    const { unexplained, fine } = said('C8H9NO', 'CC(=O)Nc1ccccc1', [
      h1(...aceticAnilide),
      c13(...anilideCarbons),
    ]);
    expect(unexplained).toEqual([['nothing-unexplained', undefined, undefined]]);
    expect(fine.filter((kind) => /offset|mixture/.test(kind))).toEqual([]);
  });

  test('with integrals that are whole in units of 0.6: perhaps a mixture', () => {
    const second: H1Peak[] = [
      { delta_ppm: 8.32, int: 0.6, mult: 's' },
      { delta_ppm: 5.83, int: 1.2, mult: 's' },
    ];
    expect(said('C8H9NO', 'CC(=O)Nc1ccccc1', [h1(...aceticAnilide, ...second)]).fine).toContain(
      'mixture-likely',
    );
  });

  test('with all shifts 3 ppm too high: the reference may be off, and no shift is held against it', () => {
    const { fine, against } = said('C8H9NO', 'CC(=O)Nc1ccccc1', [
      c13(...anilideCarbons.map((shift) => shift + 3)),
    ]);
    expect(fine).toContain('offset-high');
    expect(against).not.toContain('carbon-off');
  });
});

test('the quartets of benzotrifluoride count as one carbon each; the same lines without fluorine do not', () => {
  const lines = [131.8, 130.9, 130.6, 130.3, 129.9, 128.8, 128.0, 125.5, 125.3, 122.6, 119.9];
  const { unexplained } = said('C7H5F3', 'FC(F)(F)c1ccccc1', [c13(...lines)]);
  expect(unexplained.filter(([kind]) => kind === 'carbon-split')).not.toEqual([]);
  expect(unexplained.filter(([kind]) => kind === 'unexplained-peak').length).toBeLessThanOrEqual(1);
  expect(
    said('C7H8', 'Cc1ccccc1', [c13(...lines)]).unexplained.map(([kind]) => kind),
  ).not.toContain('carbon-split');
});
