import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { generationLimits } from '../candidates/generation-limits.ts';
import { readFacts } from './spectral-facts.ts';
import { isLikelyForeign, mayBeForeign } from '@elucida/spectra/nmr-lines/foreign/own-lines';

function formulaOf(text: string) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.formula;
}

const h1 = (peaks: Extract<Spectrum, { type: 'H1NMR' }>['peaks'], solvent?: string): Spectrum => ({
  type: 'H1NMR',
  peaks,
  ...(solvent && { metadata: { solvent } }),
});
const c13 = (shifts: readonly number[], solvent?: string): Spectrum => ({
  type: 'C13NMR',
  peaks: shifts.map((delta_ppm) => ({ delta_ppm })),
  ...(solvent && { metadata: { solvent } }),
});

/** Shifts that are in all likelihood not the molecule's, with their owners. */
function foreign(formula: string, spectra: readonly Spectrum[]): Record<string, string> {
  const { C13NMR: carbon, H1NMR: proton } = readFacts(formulaOf(formula), spectra);
  const carbons = [...(carbon?.shift ?? [])].map((shift, i) => ({
    shift,
    owner: carbon!.owners[i],
  }));
  const protons = (proton?.signals ?? []).map(({ shift, owner }) => ({ shift, owner }));
  return Object.fromEntries(
    [...carbons, ...protons].flatMap(({ shift, owner }) =>
      isLikelyForeign(owner)
        ? [[String(shift), owner!.impurity ?? `${owner!.kind} ${owner!.solvent ?? ''}`.trim()]]
        : [],
    ),
  );
}

describe("lines that are not the molecule's", () => {
  // Paracetamol in DMSO-d6 as students type it: the septet of the solvent, its residual hydrogens,
  // water.
  const paracetamol: readonly Spectrum[] = [
    h1([
      { delta_ppm: 9.64, int: 1, mult: 's' },
      { delta_ppm: 9.12, int: 1, mult: 's' },
      { delta_ppm: 7.34, int: 2, mult: 'd', j_hz: [8.8] },
      { delta_ppm: 6.67, int: 2, mult: 'd', j_hz: [8.8] },
      { delta_ppm: 3.35, int: 0.8, mult: 's' },
      { delta_ppm: 2.5, int: 0.4, mult: 'quint' },
      { delta_ppm: 1.98, int: 3, mult: 's' },
    ]),
    c13([167.6, 153.2, 131.1, 120.9, 115.0, 40.1, 39.9, 39.7, 39.5, 39.3, 39.1, 38.9, 23.8]),
  ];

  test('a septet of DMSO, its residual line and its water are owned by the solvent though none is declared', () => {
    const septet = Object.fromEntries(
      [40.1, 39.9, 39.7, 39.5, 39.3, 39.1, 38.9].map((shift) => [String(shift), 'solvent DMSO-d6']),
    );
    expect(foreign('C8H9NO2', paracetamol)).toEqual({
      ...septet,
      '2.5': 'solvent DMSO-d6',
      '3.35': 'water DMSO-d6',
    });
  });

  test('integrals are scaled without them', () => {
    const { H1NMR: proton } = readFacts(formulaOf('C8H9NO2'), paracetamol);
    expect(proton!.integrals).toBe('given');
    expect(
      proton!.signals.filter(({ owner }) => !isLikelyForeign(owner)).map(({ protons }) => protons),
    ).toEqual([3, 2, 2, 1, 1]);
  });

  test('limits of the generator count the certain lines and leave room for the rest', () => {
    const { piCarbons, carbonClasses } = generationLimits(
      readFacts(formulaOf('C8H9NO2'), paracetamol),
    );
    // Twelve lines below 60 ppm would leave no π carbons at all.
    expect(piCarbons!.max).toBe(8);
    expect(carbonClasses).toEqual({ min: 4, max: 16 });
  });

  test('all lines of ethyl acetate together are assigned to it, in the declared solvent', () => {
    // 4-Chloroaniline with ethyl acetate.
    expect(
      foreign('C6H6ClN', [
        h1(
          [
            { delta_ppm: 7.1, int: 2, mult: 'd', j_hz: [8.7] },
            { delta_ppm: 6.6, int: 2, mult: 'd', j_hz: [8.7] },
            { delta_ppm: 4.12, int: 0.24, mult: 'q' },
            { delta_ppm: 3.6, int: 2, mult: 'br-s' },
            { delta_ppm: 2.05, int: 0.36, mult: 's' },
            { delta_ppm: 1.26, int: 0.36, mult: 't' },
          ],
          'CDCl3',
        ),
        c13([171.2, 145.0, 129.1, 123.1, 116.2, 60.4, 21.0, 14.2], 'CDCl3'),
      ]),
    ).toEqual({
      '171.2': 'ethyl-acetate',
      '60.4': 'ethyl-acetate',
      '21': 'ethyl-acetate',
      '14.2': 'ethyl-acetate',
      '4.12': 'ethyl-acetate',
      '2.05': 'ethyl-acetate',
      '1.26': 'ethyl-acetate',
    });
  });

  test("the same lines are ethyl acetate's own where it is the molecule", () => {
    expect(
      foreign('C4H8O2', [
        h1([
          { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
          { delta_ppm: 2.05, int: 3, mult: 's' },
          { delta_ppm: 1.26, int: 3, mult: 't', j_hz: [7.1] },
        ]),
        c13([171.1, 60.4, 21.0, 14.2]),
      ]),
    ).toEqual({});
  });

  test('an integral out of proportion keeps a line from an impurity', () => {
    // 7H at 2.05 with 0.24H at 4.12 are not one substance.
    const { H1NMR: proton } = readFacts(formulaOf('C12H18O'), [
      h1([
        { delta_ppm: 4.12, int: 0.24, mult: 'q' },
        { delta_ppm: 2.05, int: 9, mult: 's' },
        { delta_ppm: 1.26, int: 0.36, mult: 't' },
        { delta_ppm: 3.3, int: 9, mult: 's' },
      ]),
    ]);
    expect(proton!.signals.find(({ shift }) => shift === 2.05)!.owner?.impurity).not.toBe(
      'ethyl-acetate',
    );
  });

  test("an aromatic multiplet at 7.26 whose integral the formula needs stays the molecule's", () => {
    // Toluene.
    const { H1NMR: proton } = readFacts(formulaOf('C7H8'), [
      h1([
        { delta_ppm: 7.26, int: 5, mult: 'm' },
        { delta_ppm: 2.36, int: 3, mult: 's' },
      ]),
    ]);
    expect(proton!.signals.some(({ owner }) => mayBeForeign(owner))).toBe(false);
    expect(proton!.slotShift).toHaveLength(8);
  });

  test('TMS is the reference, unless the formula has silicon', () => {
    const spectra = [
      h1([
        { delta_ppm: 7.36, int: 6, mult: 's' },
        { delta_ppm: 0, int: 0.7, mult: 's' },
      ]),
      c13([128.4, 0]),
    ];
    expect(foreign('C6H6', spectra)).toMatchObject({ '0': 'tms' });
    expect(foreign('C9H14Si', spectra)).not.toHaveProperty('0');
  });

  test('nothing is foreign in a list that a molecule explains', () => {
    // Menthol (CDCl3).
    expect(
      foreign('C10H20O', [c13([71.5, 50.1, 45.0, 34.5, 31.6, 25.8, 23.1, 22.2, 21.0, 16.0])]),
    ).toEqual({});
  });
});
