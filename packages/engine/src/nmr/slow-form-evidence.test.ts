import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { readFacts } from '../constraints/spectral-facts.ts';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { stateUnexplained } from '../explanation/state-against.ts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { predictorFor } from '@elucida/prediction/predictor-for';
import { candidateEvidence } from '../judging/candidate-evidence.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

/** What is said of peaks that no atom of the molecule explains. */
function unexplained(
  text: string,
  smiles: string,
  protons: readonly (readonly [number, number])[],
  carbons: readonly number[],
  solvent = 'CDCl3',
) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  const spectra: Spectrum[] = [
    {
      type: 'H1NMR',
      metadata: { solvent },
      peaks: protons.map(([delta_ppm, int]) => ({ delta_ppm, int })),
    },
    { type: 'C13NMR', peaks: carbons.map((delta_ppm) => ({ delta_ppm })) },
  ];
  const graph = graphFromSmiles(smiles);
  const evidence = candidateEvidence(
    { graph, perception: perceive(graph) },
    readFacts(parsed.formula, spectra),
    predictorFor(parsed.formula, spectra, predictor),
  );
  return stateUnexplained({
    candidate: { evidence, smiles } as unknown as Parameters<
      typeof stateUnexplained
    >[0]['candidate'],
  }).map(({ kind, values }) => [kind, 'positions' in values ? values.positions : undefined]);
}

test('the minor lines of ethyl acetoacetate are those of its enol, the OH at 12.1 ppm among them', () => {
  const said = unexplained(
    'C6H10O3',
    'CCOC(=O)CC(C)=O',
    [
      [12.1, 0.08],
      [4.98, 0.08],
      [4.2, 2],
      [3.44, 1.84],
      [2.27, 2.76],
      [1.95, 0.24],
      [1.28, 3],
    ],
    [200.6, 167.2, 61.4, 50.1, 30.1, 14.1],
  );
  expect(said).toEqual([['slow-form-enol', [12.1, 4.98, 1.95]]]);
});

test('those of the enol of acetylacetone are those of its keto form', () => {
  const said = unexplained(
    'C5H8O2',
    'CC(=O)C=C(C)O',
    [
      [15.5, 0.8],
      [5.52, 0.8],
      [3.6, 0.4],
      [2.24, 1.2],
      [2.05, 4.8],
    ],
    [201.9, 191, 100.2, 58.4, 30.7, 24.7],
  );
  expect(said).toContainEqual(['slow-form-keto', [58.4]]);
});

test('ethyl acetate has no enol to be seen', () => {
  const said = unexplained(
    'C4H8O2',
    'CCOC(C)=O',
    [
      [12.1, 0.1],
      [4.12, 2],
      [2.05, 3],
      [1.26, 3],
    ],
    [171.1, 60.4, 21, 14.2, 89],
  );
  expect(said.map(([kind]) => kind).filter((kind) => String(kind).startsWith('slow-form'))).toEqual(
    [],
  );
});

test('of xylose in water, the second anomer has the five carbons and the small ¹H signals left', () => {
  const said = unexplained(
    'C5H10O5',
    'OC1COC(O)C(O)C1O',
    [
      [5.19, 0.37],
      [4.58, 0.63],
      [3.93, 0.63],
      [3.64, 2.11],
      [3.53, 0.37],
      [3.43, 0.63],
      [3.32, 0.63],
      [3.23, 0.63],
    ],
    [97.5, 93.1, 76.8, 75.0, 73.8, 72.5, 70.4, 70.2, 66.1, 61.9],
    'D2O',
  );
  expect(new Set(said.map(([kind]) => kind))).toEqual(new Set(['slow-form-anomer']));
  expect((said[0][1] as number[]).length).toBe(5);
});
