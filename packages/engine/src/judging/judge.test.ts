import type { Spectrum } from '@elucida/spectra/spectrum';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../constraints/spectral-facts.ts';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { perceive } from '@elucida/molecules/perceive';
import { renumber } from '@elucida/molecules/renumber';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { makeJudge, type Judge } from './judge.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

function judgeOf(text: string, spectra: readonly Spectrum[]): Judge {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  return makeJudge({ facts: readFacts(parsed.formula, spectra), predictor });
}

const carbon = (...shifts: number[]): Spectrum => ({
  type: 'C13NMR',
  peaks: shifts.map((delta_ppm) => ({ delta_ppm })),
});
const proton = (...peaks: [number, number, string?][]): Spectrum => ({
  type: 'H1NMR',
  peaks: peaks.map(([delta_ppm, int, mult]) => ({ delta_ppm, int, mult })),
});

function best(judge: Judge, smiles: readonly string[]): string {
  const scores = smiles.map((text) => {
    const graph = graphFromSmiles(text);
    return judge.byNetwork({ graph, perception: perceive(graph) });
  });
  return smiles[scores.indexOf(Math.max(...scores))];
}

describe('the right isomer comes first', () => {
  const esters = [
    'CCOC(C)=O',
    'CCC(=O)OC',
    'CCCC(=O)O',
    'CC(C)C(=O)O',
    'CCCOC=O',
    'CC(C)OC=O',
    'CC(O)C(C)=O',
    'C1COCCO1',
    'OC1CCOC1',
  ];
  const cresols = ['Cc1ccccc1O', 'Cc1cccc(O)c1', 'Cc1ccc(O)cc1', 'COc1ccccc1', 'OCc1ccccc1'];
  // Spectra in CDCl3 as handbooks print them (Pretsch; SDBS).
  test.each([
    [
      'ethyl acetate',
      'C4H8O2',
      'CCOC(C)=O',
      esters,
      [carbon(171.1, 60.4, 21.0, 14.2), proton([4.12, 2, 'q'], [2.04, 3, 's'], [1.26, 3, 't'])],
    ],
    [
      'methyl propanoate',
      'C4H8O2',
      'CCC(=O)OC',
      esters,
      [carbon(174.9, 51.5, 27.5, 9.2), proton([3.67, 3, 's'], [2.32, 2, 'q'], [1.15, 3, 't'])],
    ],
    [
      'isobutyric acid',
      'C4H8O2',
      'CC(C)C(=O)O',
      esters,
      [carbon(184.0, 34.1, 18.8), proton([11.5, 1, 'br-s'], [2.58, 1, 'sept'], [1.2, 6, 'd'])],
    ],
    [
      'ortho-cresol',
      'C7H8O',
      'Cc1ccccc1O',
      cresols,
      [carbon(153.8, 131.1, 127.1, 123.9, 120.8, 115.0, 15.8)],
    ],
    [
      'meta-cresol',
      'C7H8O',
      'Cc1cccc(O)c1',
      cresols,
      [carbon(155.4, 139.9, 129.5, 121.6, 116.1, 112.3, 21.3)],
    ],
    [
      'para-cresol',
      'C7H8O',
      'Cc1ccc(O)cc1',
      cresols,
      [
        carbon(153.1, 130.1, 130.0, 115.1, 20.5),
        proton([7.0, 2, 'd'], [6.7, 2, 'd'], [5.0, 1, 'br-s'], [2.25, 3, 's']),
      ],
    ],
  ] as const)('%s', (_, formula, answer, isomers, spectra) => {
    expect(best(judgeOf(formula, spectra), isomers)).toBe(answer);
  });
});

describe('the score is that of the constitution', () => {
  test.each([
    [
      'C9H10O2',
      'COC(=O)c1ccc(C)cc1',
      [
        carbon(167.1, 143.5, 129.6, 129.1, 127.4, 51.9, 21.6),
        proton([7.9, 2, 'd'], [7.2, 2, 'd'], [3.9, 3, 's'], [2.4, 3, 's']),
      ],
    ],
    [
      'C10H14N2',
      'CN1CCCC1c1cccnc1',
      [
        carbon(149.5, 148.6, 138.7, 134.8, 123.5, 68.8, 57.0, 40.3, 35.2, 22.6),
        proton(
          [8.5, 2, 'm'],
          [7.7, 1, 'm'],
          [7.2, 1, 'm'],
          [3.2, 1, 'm'],
          [3.0, 1, 'm'],
          [2.1, 6, 'm'],
          [1.8, 2, 'm'],
        ),
      ],
    ],
    [
      'C6H12O2',
      'CC(C)OC(=O)CC',
      [
        carbon(174, 67, 28, 22, 9),
        { type: 'IR', peaks: [{ wavenumber_cm1: 1735 }, { wavenumber_cm1: 1190 }] } as Spectrum,
      ],
    ],
  ] as const)('%s %s in any atom order', (formula, smiles, spectra) => {
    const judge = judgeOf(formula, spectra);
    const graph = graphFromSmiles(smiles);
    const expected = {
      byNetwork: judge.byNetwork({ graph, perception: perceive(graph) }),
      byTables: judge.byTables({ graph, perception: perceive(graph) }),
    };
    let state = 7;
    for (let trial = 0; trial < 25; trial++) {
      const order = [...Array(graph.atomCount).keys()];
      for (let i = order.length - 1; i > 0; i--) {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        const j = (state >>> 8) % (i + 1);
        [order[i], order[j]] = [order[j], order[i]];
      }
      const other = renumber(graph, order);
      expect(judge.byNetwork({ graph: other, perception: perceive(other) })).toBeCloseTo(
        expected.byNetwork,
        7,
      );
      expect(judge.byTables({ graph: other, perception: perceive(other) })).toBeCloseTo(
        expected.byTables,
        7,
      );
    }
  });
});

test('a technique that was not recorded costs nothing', () => {
  const spectra = [carbon(171.1, 60.4, 21.0, 14.2)];
  const graph = graphFromSmiles('CCOC(C)=O');
  const molecule = { graph, perception: perceive(graph) };
  const withEmpty = judgeOf('C4H8O2', [
    ...spectra,
    { type: 'IR', peaks: [] },
    { type: 'MS', peaks: [] },
  ]);
  expect(withEmpty.byNetwork(molecule)).toBe(judgeOf('C4H8O2', spectra).byNetwork(molecule));
});

describe('the score by the small network', () => {
  const judge = judgeOf('C9H10O2', [
    carbon(167.1, 143.5, 129.6, 129.1, 127.4, 51.9, 21.6),
    proton([7.9, 2, 'd'], [7.2, 2, 'd'], [3.9, 3, 's'], [2.4, 3, 's']),
  ]);
  const score = (smiles: string, atLeast?: number) => {
    const graph = graphFromSmiles(smiles);
    return judge.bySmallNetwork({ graph, perception: perceive(graph) }, atLeast);
  };

  test('is the same whatever was asked for, where the tables alone come near it', () => {
    const alone = score('COC(=O)c1ccc(C)cc1');
    expect(score('COC(=O)c1ccc(C)cc1', alone)).toBe(alone);
    expect(score('COC(=O)c1ccc(C)cc1', alone - 50)).toBe(alone);
  });

  test('is left to the tables where they fall far short, and falls short then', () => {
    const asked = score('COC(=O)c1ccc(C)cc1');
    const byTables = score('CC#CC#CC(O)CCO', asked);
    expect(byTables).toBeLessThan(asked - 5);
    expect(byTables).not.toBe(score('CC#CC#CC(O)CCO'));
    expect(Number.isFinite(byTables)).toBe(true);
  });
});

describe('constants decide between isomers with the same shifts and counts', () => {
  const coupled = (...peaks: [number, number, string, ...number[]][]): Spectrum => ({
    type: 'H1NMR',
    peaks: peaks.map(([delta_ppm, int, mult, ...j_hz]) => ({ delta_ppm, int, mult, j_hz })),
  });
  // 1H alone, CDCl3 (SDBS): patterns make the difference.
  test.each([
    [
      'naproxen, both substituents in beta positions',
      'C14H14O3',
      'COc1ccc2cc(C(C)C(=O)O)ccc2c1',
      ['COc1cccc2cc(C(C)C(=O)O)ccc12', 'COc1ccc2c(C(C)C(=O)O)cccc2c1'],
      coupled(
        [7.7, 1, 'd', 8.5],
        [7.69, 1, 'd', 9.3],
        [7.67, 1, 'd', 1.8],
        [7.4, 1, 'dd', 8.5, 1.8],
        [7.14, 1, 'dd', 8.9, 2.5],
        [7.11, 1, 'd', 2.5],
        [3.9, 3, 's'],
        [3.86, 1, 'q', 7.2],
        [1.58, 3, 'd', 7.2],
      ),
    ],
    [
      '2,6-dimethylphenol',
      'C8H10O',
      'Cc1cccc(C)c1O',
      ['Cc1ccc(O)c(C)c1', 'Cc1ccc(C)c(O)c1', 'Cc1cccc(O)c1C'],
      coupled([6.98, 2, 'd', 7.5], [6.76, 1, 't', 7.5], [4.6, 1, 's'], [2.25, 6, 's']),
    ],
    [
      'cinnamaldehyde, trans',
      'C9H8O',
      'O=CC=Cc1ccccc1',
      ['C=Cc1ccc(C=O)cc1', 'O=C1CCc2ccccc12'],
      coupled(
        [9.7, 1, 'd', 7.7],
        [7.56, 2, 'm'],
        [7.47, 1, 'd', 15.9],
        [7.43, 3, 'm'],
        [6.71, 1, 'dd', 15.9, 7.7],
      ),
    ],
  ] as const)('%s', (_, formula, answer, others, spectrum) => {
    expect(best(judgeOf(formula, [spectrum]), [...others, answer])).toBe(answer);
  });
});
