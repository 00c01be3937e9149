import { describe, expect, test } from 'vitest';
import { buildPayload, spectrumOfBlock } from './build-payload.ts';
import { readCouplings } from '../listings/read-couplings.ts';
import { emptyDraft, newBlock } from './draft.ts';
import { setCell } from './edit-draft.ts';
import { ethylAcetate } from '../testing/ethyl-acetate-draft.ts';

describe('building', () => {
  test.each([
    ['br s', 'br-s'],
    ['s br', 'br-s'],
    ['app t', 't'],
    ['quartet', 'q'],
    ['dd', 'dd'],
    ['CH3', 'CH3'],
  ])('%s as a multiplicity', (cell, mult) => {
    const block = { ...newBlock('H1NMR', 'a'), peaks: [{ delta_ppm: '3.65', mult: cell }] };
    expect(buildPayload({ ...emptyDraft(), spectra: [block] }).spectra[0]!.peaks).toEqual([
      { delta_ppm: 3.65, mult },
    ]);
  });

  test('empty values and rows are dropped, numbers become numbers', () => {
    expect(buildPayload(ethylAcetate())).toEqual({
      metadata: { molecular_formula: 'C4H8O2', title: '', comments: '', units_policy: 'strict' },
      spectra: [
        {
          type: 'H1NMR',
          metadata: { frequency_mhz: 400, solvent: 'CDCl3' },
          peaks: [{ delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] }, { delta_ppm: 1.26 }],
        },
      ],
    });
  });

  test.each([
    ['1e309', undefined],
    ['1-2', undefined],
    ['-', undefined],
    ['.', undefined],
    ['1.2.3', undefined],
    ['0x10', undefined],
    ['', undefined],
    ['7,26', 7.26],
    ['−0.1', -0.1],
    [' 3 ', 3],
    ['1e2', 100],
    ['.5', 0.5],
    ['-0', 0],
  ])('%j as a shift', (cell, expected) => {
    const block = { ...newBlock('C13NMR', 'a'), peaks: [{ delta_ppm: cell, assignment: 'C1' }] };
    expect(buildPayload({ ...emptyDraft(), spectra: [block] }).spectra[0]!.peaks[0]).toEqual(
      expected === undefined ? { assignment: 'C1' } : { delta_ppm: expected, assignment: 'C1' },
    );
  });

  test.each([
    ['7.1; 1.5', [7.1, 1.5]],
    ['7.1, 1.5', [7.1, 1.5]],
    ['7.1,1.5', [7.1, 1.5]],
    ['8,2', [8, 2]],
    ['7,1; 1,5', [7.1, 1.5]],
    ['7.1;', [7.1]],
    ['ca. 7', [7]],
    ['', []],
    [';;', []],
    ['17.2; 10.1;1.5', [17.2, 10.1, 1.5]],
  ])('couplings typed as %j', (text, expected) => expect(readCouplings(text)).toEqual(expected));
});

test('a half-filled row stays in the payload and out of the spectrum', () => {
  const draft = setCell(ethylAcetate(), { id: 'block-1', row: 1, field: 'assignment' }, 'OCH3?');
  expect(buildPayload(draft).spectra[0]!.peaks).toHaveLength(3);
  expect(spectrumOfBlock(draft.spectra[0]!).peaks).toEqual([
    { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
    { delta_ppm: 1.26 },
  ]);
});
