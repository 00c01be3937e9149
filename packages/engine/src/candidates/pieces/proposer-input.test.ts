import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../../constraints/spectral-facts.ts';
import { PROPOSER_INPUTS, proposerInput } from './proposer-input.ts';

/** Ethyl acetate. */
const PROTONS: Spectrum = {
  type: 'H1NMR',
  peaks: [
    { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
    { delta_ppm: 2.04, int: 3, mult: 's' },
    { delta_ppm: 1.26, int: 3, mult: 't', j_hz: [7.1] },
  ],
};
const CARBONS: Spectrum = {
  type: 'C13NMR',
  peaks: [171.1, 60.4, 21.0, 14.2].map((delta_ppm) => ({ delta_ppm })),
};

function inputOf(text: string, spectra: readonly Spectrum[]): Float32Array {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  return proposerInput(readFacts(parsed.formula, spectra));
}

const sum = (values: Float32Array): number => values.reduce((all, value) => all + value, 0);

/** Where each part of an input begins. */
const RECORDED = 14,
  CARBON = 18,
  PROTON = 148,
  SIGNALS = 223,
  WORDS = 298,
  WORD = 30;

describe('what the proposer is asked with', () => {
  const input = inputOf('C4H8O2', [PROTONS, CARBONS]);

  test('begins with the formula', () => {
    expect(input).toHaveLength(PROPOSER_INPUTS);
    expect(input[0]).toBeCloseTo(8 / 20);
    expect(input[2]).toBeCloseTo(4 / 10);
    expect(input[4]).toBeCloseTo(2 / 10);
    expect(input[13]).toBeCloseTo(1 / 10);
  });

  test('says what was recorded', () => {
    const recorded = (spectra: readonly Spectrum[]) => [
      ...inputOf('C4H8O2', spectra).subarray(RECORDED, RECORDED + 4),
    ];
    expect(recorded([PROTONS, CARBONS])).toEqual([1, 1, 1, 1]);
    expect(recorded([CARBONS])).toEqual([1, 0, 0, 0]);
    const bare = PROTONS.peaks.map((peak) => ({
      delta_ppm: (peak as { delta_ppm: number }).delta_ppm,
    }));
    expect(recorded([{ type: 'H1NMR', peaks: bare }])).toEqual([0, 1, 0, 0]);
  });

  test('counts each carbon line once, in the steps beside it', () => {
    expect(sum(input.subarray(CARBON, PROTON))).toBeCloseTo(4);
    // 171.1 ppm lies between 170 and 172 ppm.
    expect(input[CARBON + 95]).toBeCloseTo(0.45);
    expect(input[CARBON + 96]).toBeCloseTo(0.55);
  });

  test('counts hydrogens, signals and their words', () => {
    expect(sum(input.subarray(PROTON, SIGNALS))).toBeCloseTo(8 / 2);
    expect(sum(input.subarray(SIGNALS, WORDS))).toBeCloseTo(3);
    const words = Array.from({ length: 5 }, (_, kind) =>
      Number(sum(input.subarray(WORDS + kind * WORD, WORDS + (kind + 1) * WORD)).toFixed(3)),
    );
    expect(words).toEqual([1.5, 0, 1.5, 1, 0]);
  });

  test('takes shifts beyond the range to its end', () => {
    const far = inputOf('CHI3', [{ type: 'C13NMR', peaks: [{ delta_ppm: -139.9 }] }]);
    expect(far[CARBON]).toBe(1);
  });
});
