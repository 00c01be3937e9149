import { expect, test } from 'vitest';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { SolventId } from '@elucida/spectra/chemistry/solvents';
import { foreignProtons } from './foreign-protons.ts';
import type { SeenSignal } from './seen-signal.ts';

type Row = readonly [ppm: number, mult: string, area: number, printed?: number];

function owners(formula: string, rows: readonly Row[], printed: SolventId | null = null) {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(formula);
  const signals = rows.map(([ppm, mult, area, integral]): SeenSignal => ({
    ppm,
    mult,
    area,
    printed: integral ?? null,
    lone: mult === 's',
    broad: false,
  }));
  const found = foreignProtons(signals, {
    formula: parsed.formula,
    hydrogens: parsed.formula.counts.H,
    printed,
    perPx: 0.01,
  });
  return found.flatMap((owner, i) =>
    owner ? [[rows[i]![0], owner.kind, owner.solvent ?? owner.impurity]] : [],
  );
}

/** Areas as a picture gives them, a tenth off. */
const ETHYL_ACETATE: Row[] = [
  [4.12, 'q', 1.9],
  [2.04, 's', 3.2],
  [1.26, 't', 2.9],
];

test('chloroform left in the solvent, whatever its height', () => {
  for (const area of [0.2, 0.6, 1.1])
    expect(owners('C4H8O2', [[7.26, 's', area], ...ETHYL_ACETATE])).toEqual([
      [7.26, 'solvent', 'CDCl3'],
    ]);
});

test('water is known by the solvent that is there', () => {
  expect(owners('C4H8O2', [[7.26, 's', 0.4], [1.57, 's', 0.35], ...ETHYL_ACETATE])).toEqual([
    [7.26, 'solvent', 'CDCl3'],
    [1.57, 'water', 'CDCl3'],
  ]);
});

test('the five hydrogens of an arene near 7.26 stay, and so does a singlet the areas need', () => {
  // Toluene; p-xylene, referenced badly.
  expect(
    owners('C7H8', [
      [7.26, 'm', 5],
      [2.35, 's', 3],
    ]),
  ).toEqual([]);
  expect(
    owners('C8H10', [
      [7.25, 's', 4],
      [2.31, 's', 6],
    ]),
  ).toEqual([]);
});

test('a signal that nobody integrated, at the shift of the solvent', () => {
  expect(
    owners('C4H8O2', [
      [7.26, 's', 1.4],
      [4.12, 'q', 1.9, 2],
      [2.04, 's', 3.2, 3],
      [1.26, 't', 2.9, 3],
    ]),
  ).toEqual([[7.26, 'solvent', 'CDCl3']]);
});

test('the printed solvent', () => {
  expect(owners('C4H8O2', [[2.5, 'm', 0.9], ...ETHYL_ACETATE], 'DMSO-d6')).toEqual([
    [2.5, 'solvent', 'DMSO-d6'],
  ]);
});

test('the reference, and a trace of something', () => {
  expect(owners('C4H8O2', [...ETHYL_ACETATE, [5.9, 's', 0.1], [0.01, 's', 2]])).toEqual([
    [5.9, 'small', undefined],
    [0.01, 'impurity', 'tms'],
  ]);
});

test('the solvent whose lines nobody integrated', () => {
  expect(
    owners('C4H8O2', [
      [3.31, 'm', 0.5],
      [4.12, 'q', 1.9, 2.01],
      [2.04, 's', 3.2, 3],
      [1.26, 't', 2.9, 2.98],
    ]),
  ).toEqual([[3.31, 'solvent', 'CD3OD']]);
});

test('impurities are known by their places, patterns and proportions together', () => {
  expect(
    owners('C4H8O2', [
      [7.26, 's', 0.5],
      ...ETHYL_ACETATE,
      // Acetone and dichloromethane.
      [2.17, 's', 0.4],
      [5.3, 's', 0.7],
      // Diethyl ether.
      [3.48, 'q', 0.5],
      [1.21, 't', 0.72],
    ]),
  ).toEqual([
    [7.26, 'solvent', 'CDCl3'],
    [2.17, 'impurity', 'CDCl3'],
    [5.3, 'impurity', 'CDCl3'],
    [3.48, 'impurity', 'CDCl3'],
    [1.21, 'impurity', 'CDCl3'],
  ]);
});

test('what nobody integrated next to integrated signals is not the molecule’s', () => {
  expect(
    owners('C4H8O2', [
      [7.26, 's', 0.8],
      [4.12, 'q', 1.9, 2],
      [2.17, 's', 0.9],
      [2.04, 's', 3.2, 3],
      [1.26, 't', 2.9, 3],
    ]).map(([ppm]) => ppm),
  ).toEqual([7.26, 2.17]);
});

test('methyl groups of a pure ketone stay', () => {
  // 4-Methylacetophenone.
  expect(
    owners('C9H10O', [
      [7.85, 'd', 2.1],
      [7.24, 'd', 1.9],
      [2.56, 's', 3.1],
      [2.4, 's', 2.9],
    ]),
  ).toEqual([]);
});
