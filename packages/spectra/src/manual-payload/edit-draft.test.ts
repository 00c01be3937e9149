import { describe, expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import {
  addBlock,
  clearSpectra,
  deleteBlock,
  deleteRow,
  putRows,
  replaceSpectra,
  replaceSpectrum,
  replaceUnchanged,
  setCell,
  setMetadata,
  setText,
} from './edit-draft.ts';
import { CAPS } from '../techniques/field.ts';
import { ethylAcetate } from '../testing/ethyl-acetate-draft.ts';

describe('editing', () => {
  test('a block never has fewer than one row', () => {
    let draft = addBlock(emptyDraft(), 'MS');
    draft = setCell(draft, { id: 'block-1', row: 0, field: 'm_z' }, '91');
    draft = deleteRow(draft, 'block-1', 0);
    expect(draft.spectra[0]!.peaks).toEqual([{ m_z: '', rel_int: '', assignment: '' }]);
    expect(deleteRow(draft, 'block-1', 5).spectra[0]!.peaks).toHaveLength(1);
  });

  test('ids stay unique after a deletion', () => {
    const draft = addBlock(
      deleteBlock(addBlock(addBlock(emptyDraft(), 'IR'), 'MS'), 'block-1'),
      'IR',
    );
    expect(draft.spectra.map(({ id }) => id)).toEqual(['block-2', 'block-3']);
    expect(clearSpectra(draft).spectra).toEqual([]);
  });

  test('cells keep to their caps and to digits', () => {
    let draft = addBlock(emptyDraft(), 'H1NMR');
    const typed = (field: string, text: string) =>
      setCell(draft, { id: 'block-1', row: 0, field }, text).spectra[0]!.peaks[0]![field];
    expect(typed('delta_ppm', 'δ −7,26ppm')).toBe('-7.26');
    expect(typed('assignment', 'x'.repeat(99))).toHaveLength(30);
    expect(typed('j_hz', '1'.repeat(99))).toHaveLength(30);
    expect(typed('__proto__', 'x')).toBeTypeOf('object');
    draft = setMetadata(draft, { id: 'block-1', field: 'solvent' }, 'D'.repeat(999));
    expect(draft.spectra[0]!.metadata.solvent).toHaveLength(120);
    for (const field of ['formula', 'title', 'comments'] as const)
      expect(setText(draft, field, 'C'.repeat(999))[field]).toHaveLength(CAPS[field]);
  });

  test('pasted rows go after the filled ones', () => {
    const rows = [{ delta_ppm: '2.05', int: '3', mult: 's', j_hz: '', assignment: '' }];
    const draft = ethylAcetate();
    expect(
      putRows(draft, 'block-1', { rows }).spectra[0]!.peaks.map((peak) => peak.delta_ppm),
    ).toEqual(['4.12', '1.26', '2.05']);
    expect(putRows(draft, 'block-1', { rows, replace: true }).spectra[0]!.peaks).toEqual(rows);
    expect(putRows(draft, 'block-1', { rows: [], replace: true }).spectra[0]!.peaks).toHaveLength(
      1,
    );
  });
});

test('spectra of files read again replace those that nobody changed', () => {
  const carbon = { type: 'C13NMR' as const, peaks: [{ delta_ppm: 21 }] };
  const proton = { type: 'H1NMR' as const, peaks: [{ delta_ppm: 2.04, int: 3 }] };
  const before = [carbon, proton];
  const read = replaceSpectra(emptyDraft(), { before: [], after: before });
  expect(read.spectra.map(({ type }) => type)).toEqual(['C13NMR', 'H1NMR']);
  const corrected = setCell(read, { id: read.spectra[1]!.id, row: 0, field: 'delta_ppm' }, '2.05');
  const again = replaceSpectra(corrected, { before, after: [carbon] });
  expect(again.spectra.map(({ peaks }) => peaks[0]!['delta_ppm'])).toEqual(['2.05', '21']);
});

test('a spectrum made anew takes the place of the one before, also where that was corrected', () => {
  const carbon = { type: 'C13NMR' as const, peaks: [{ delta_ppm: 21 }] };
  const before = { type: 'H1NMR' as const, peaks: [{ delta_ppm: 2.04, int: 3 }] };
  const after = { type: 'H1NMR' as const, peaks: [{ delta_ppm: 2.14, int: 3 }] };
  const read = replaceSpectra(emptyDraft(), { before: [], after: [before, carbon] });
  const { id } = read.spectra[0]!;
  const shifts = (draft: typeof read) => draft.spectra.map(({ peaks }) => peaks[0]!['delta_ppm']);
  const again = replaceSpectrum(read, { before, after });
  expect([shifts(again), again.spectra[0]!.id]).toEqual([['2.14', '21'], id]);
  const corrected = setCell(read, { id, row: 0, field: 'delta_ppm' }, '2.05');
  expect(shifts(replaceSpectrum(corrected, { before, after }))).toEqual(['2.14', '21']);
  expect(shifts(replaceSpectrum(deleteBlock(read, id), { before, after }))).toEqual(['21', '2.14']);
});

test('a moved spectrum takes the place of its block, and not of one that a person corrected', () => {
  const before = { type: 'COSY' as const, peaks: [{ delta_a_ppm: 4.12, delta_b_ppm: 1.26 }] };
  const after = { type: 'COSY' as const, peaks: [{ delta_a_ppm: 4.02, delta_b_ppm: 1.16 }] };
  const opened = (spectrum: typeof before) =>
    replaceSpectra(emptyDraft(), { before: [], after: [spectrum] });
  const read = opened(before);
  const { id } = read.spectra[0]!;
  expect(replaceUnchanged(read, { before, after })?.spectra).toEqual(opened(after).spectra);
  const corrected = setCell(read, { id, row: 0, field: 'delta_a_ppm' }, '4.1');
  expect(replaceUnchanged(corrected, { before, after })).toBeNull();
});
