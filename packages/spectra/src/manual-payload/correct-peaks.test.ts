import { expect, test } from 'vitest';
import { writeTrace } from '../traces/write-trace.ts';
import type { Spectrum } from '../spectrum.ts';
import {
  addPeakAt,
  drawnRows,
  joinWithNearest,
  movePeakTo,
  removeBetween,
  setReference,
  splitPeak,
  topNear,
} from './correct-peaks.ts';
import { emptyDraft, type ManualDraft } from './draft.ts';
import { addRow, addSpectrum } from './edit-draft.ts';
import { spectrumOfBlock } from './build-payload.ts';

/** Ethyl acetate at 400 MHz, and its carbons. */
const H1: Spectrum = {
  type: 'H1NMR',
  peaks: [
    { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
    { delta_ppm: 2.04, int: 3, mult: 's' },
    { delta_ppm: 1.26, int: 3, mult: 't', j_hz: [7.1] },
  ],
};
const draftOf = (spectrum: Spectrum) => addSpectrum(emptyDraft(), spectrum);
const peaksOf = (draft: ManualDraft) => spectrumOfBlock(draft.spectra[0]!).peaks;
const first = (row: number) => ({ id: 'block-1', row });

/** Two lines on a quiet baseline, at 2.040 and 1.260 ppm. */
function curve(sign: 1 | -1) {
  const x = Float64Array.from({ length: 6_001 }, (_, k) => 5 - k * 0.001);
  const line = (at: number, from: number) => 1 / (1 + ((from - at) / 0.002) ** 2);
  const y = x.map((ppm) => sign * (line(2.04, ppm) + 0.5 * line(1.26, ppm)));
  return writeTrace({ x, y }, { ordinate: sign < 0 ? 'transmittance' : 'intensity' })!;
}

test('a click near a line finds its top, and stays where there is none', () => {
  expect(topNear(curve(1), 2.05, 0.03)).toBeCloseTo(2.04, 3);
  expect(topNear(curve(-1), 1.25, 0.03)).toBeCloseTo(1.26, 3);
  expect(topNear(undefined, 1.25, 0.03)).toBe(1.25);
});

test('a peak is added where it comes in the list', () => {
  expect(
    peaksOf(addPeakAt(draftOf(H1), 'block-1', 3.6543)).map((peak) => Object.values(peak)[0]),
  ).toEqual([4.12, 3.654, 2.04, 1.26]);
  expect(
    peaksOf(addPeakAt(draftOf(H1), 'block-1', 0.9)).map((peak) => Object.values(peak)[0]),
  ).toEqual([4.12, 2.04, 1.26, 0.9]);
  const rising: Spectrum = {
    type: 'IR',
    peaks: [{ wavenumber_cm1: 1050 }, { wavenumber_cm1: 1740 }],
  };
  expect(peaksOf(addPeakAt(draftOf(rising), 'block-1', 1241.4))).toEqual([
    { wavenumber_cm1: 1050 },
    { wavenumber_cm1: 1241 },
    { wavenumber_cm1: 1740 },
  ]);
  const empty: Spectrum = { type: 'C13NMR', peaks: [] };
  expect(peaksOf(addPeakAt(draftOf(empty), 'block-1', 171.12))).toEqual([{ delta_ppm: 171.1 }]);
});

test('a moved peak keeps all else; a range is emptied', () => {
  expect(peaksOf(movePeakTo(draftOf(H1), first(0), 4.1))[0]).toEqual({
    ...H1.peaks[0],
    delta_ppm: 4.1,
  });
  expect(peaksOf(removeBetween(draftOf(H1), 'block-1', [1, 2.1]))).toEqual([H1.peaks[0]]);
  expect(peaksOf(removeBetween(draftOf(H1), 'block-1', [9, 0]))).toEqual([]);
});

test('halves share the integral and lose the multiplicity; joined they are a multiplet', () => {
  const split = splitPeak(draftOf(H1), first(0), 10);
  expect(peaksOf(split).slice(0, 2)).toEqual([
    { delta_ppm: 4.14, int: 1 },
    { delta_ppm: 4.1, int: 1 },
  ]);
  expect(peaksOf(joinWithNearest(split, first(1)))[0]).toEqual({
    delta_ppm: 4.12,
    int: 2,
    mult: 'm',
  });
  const carbons: Spectrum = { type: 'C13NMR', peaks: [{ delta_ppm: 60.4 }, { delta_ppm: 60.2 }] };
  expect(peaksOf(joinWithNearest(draftOf(carbons), first(0)))).toEqual([{ delta_ppm: 60.3 }]);
  const [alone] = [draftOf({ type: 'C13NMR', peaks: [{ delta_ppm: 60.4 }] })];
  expect(peaksOf(joinWithNearest(alone!, first(0)))).toEqual([{ delta_ppm: 60.4 }]);
});

test('integrals weigh a joined signal', () => {
  const draft = joinWithNearest(draftOf(H1), first(1));
  expect(peaksOf(draft)).toEqual([H1.peaks[0], { delta_ppm: 1.65, int: 6, mult: 'm' }]);
});

test('a reference moves all peaks and the curve alike', () => {
  const trace = curve(1);
  const draft = setReference(draftOf({ ...H1, trace }), first(1), 2.05);
  expect(peaksOf(draft).map((peak) => Object.values(peak)[0])).toEqual([4.13, 2.05, 1.27]);
  expect(draft.spectra[0]!.trace!.from - trace.from).toBeCloseTo(0.01, 9);
  expect(topNear(draft.spectra[0]!.trace, 2.06, 0.03)).toBeCloseTo(2.05, 3);
});

test('rows without a position are not drawn, and stay', () => {
  const draft = addRow(draftOf(H1), 'block-1', 1);
  expect(drawnRows(draft.spectra[0]!)).toEqual([0, 2, 3]);
  expect(setReference(draft, first(0), 4.2).spectra[0]!.peaks).toHaveLength(4);
});
