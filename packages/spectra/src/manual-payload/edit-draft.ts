import { filterNumericCell } from '../number-format.ts';
import type { AskedField } from './asked.ts';
import type { Spectrum, SpectrumType } from '../spectrum.ts';
import {
  emptyRow,
  newBlock,
  nextBlockId,
  type Cells,
  type DraftBlock,
  type ManualDraft,
} from './draft.ts';
import { CAPS, type Field } from '../techniques/field.ts';
import { METADATA_FIELDS, PEAK_FIELDS } from '../techniques/fields.ts';
import { metadataCells, rowOfPeak } from './import-draft.ts';

/** A draft with one of its blocks changed. */
export const changeBlock = (
  draft: ManualDraft,
  id: string,
  edit: (block: DraftBlock) => DraftBlock,
): ManualDraft => ({
  ...draft,
  spectra: draft.spectra.map((block) => (block.id === id ? edit(block) : block)),
});

/**
 * What a cell keeps of a typed text: numeric cells their digits, dots and minuses; every cell at
 * most its cap.
 */
export const typedCell = ({ kind, cap }: Field, text: string): string =>
  (kind === 'number' ? filterNumericCell(text) : text).slice(0, cap);

/** `text` typed into the formula, title or notes, cut to its cap. */
export const setText = (
  draft: ManualDraft,
  field: 'formula' | 'title' | 'comments',
  text: string,
): ManualDraft => ({ ...draft, [field]: text.slice(0, CAPS[field]) });

/** The structures or fragments asked about, as typed. */
export const setAsked = (draft: ManualDraft, field: AskedField, text: string): ManualDraft => ({
  ...draft,
  [field]: text,
});

export const addBlock = (draft: ManualDraft, type: SpectrumType): ManualDraft => ({
  ...draft,
  spectra: [...draft.spectra, newBlock(type, nextBlockId(draft))],
});
/** A block put in place of the one with its id. */
export const replaceBlock = (draft: ManualDraft, block: DraftBlock): ManualDraft =>
  changeBlock(draft, block.id, () => block);

/**
 * A new block holding a spectrum read from elsewhere. Metadata that it does not state stays empty.
 */
export function addSpectrum(draft: ManualDraft, spectrum: Spectrum): ManualDraft {
  const rows = spectrum.peaks.map((peak) => rowOfPeak(spectrum.type, peak));
  const block: DraftBlock = {
    id: nextBlockId(draft),
    type: spectrum.type,
    metadata: metadataCells(spectrum.type, spectrum.metadata),
    peaks: rows.length > 0 ? rows : [emptyRow(spectrum.type)],
    ...(spectrum.trace && { trace: spectrum.trace }),
    ...(spectrum.plane && { plane: spectrum.plane }),
  };
  return { ...draft, spectra: [...draft.spectra, block] };
}

/** A block without its id, as text: what tells whether a person changed it. */
const contentOf = ({ type, metadata, peaks }: DraftBlock): string =>
  JSON.stringify([type, metadata, peaks]);

/**
 * The spectra of files read again: blocks of the reading before that nobody changed make room for those of the new
 * one. A block that was corrected stays.
 */
export function replaceSpectra(
  draft: ManualDraft,
  { before, after }: { before: readonly Spectrum[]; after: readonly Spectrum[] },
): ManualDraft {
  const empty = { ...draft, spectra: [] };
  const old = new Set(
    before.map((spectrum) => contentOf(addSpectrum(empty, spectrum).spectra[0]!)),
  );
  const kept = { ...draft, spectra: draft.spectra.filter((block) => !old.has(contentOf(block))) };
  return after.reduce(addSpectrum, kept);
}

/**
 * A spectrum of a file made anew: takes the place of the block of the one before, else of the first of its kind, which
 * a person may have corrected.
 */
export function replaceSpectrum(
  draft: ManualDraft,
  { before, after }: { before: Spectrum; after: Spectrum },
): ManualDraft {
  const blockOf = (spectrum: Spectrum) =>
    addSpectrum({ ...draft, spectra: [] }, spectrum).spectra[0]!;
  const content = contentOf(blockOf(before));
  const old =
    draft.spectra.find((block) => contentOf(block) === content) ??
    draft.spectra.find((block) => block.type === before.type);
  return old === undefined
    ? addSpectrum(draft, after)
    : replaceBlock(draft, { ...blockOf(after), id: old.id });
}

/** A moved spectrum in place of its block. Null where that block is not there, or a person changed it. */
export function replaceUnchanged(
  draft: ManualDraft,
  { before, after }: { before: Spectrum; after: Spectrum },
): ManualDraft | null {
  const blockOf = (spectrum: Spectrum) =>
    addSpectrum({ ...draft, spectra: [] }, spectrum).spectra[0]!;
  const content = contentOf(blockOf(before));
  const old = draft.spectra.find((block) => contentOf(block) === content);
  return old === undefined ? null : replaceBlock(draft, { ...blockOf(after), id: old.id });
}

export const deleteBlock = (draft: ManualDraft, id: string): ManualDraft => ({
  ...draft,
  spectra: draft.spectra.filter((block) => block.id !== id),
});
export const clearSpectra = (draft: ManualDraft): ManualDraft => ({ ...draft, spectra: [] });

/** An empty row at `index` (at the end by default). */
export const addRow = (draft: ManualDraft, id: string, index?: number): ManualDraft =>
  changeBlock(draft, id, (block) => ({
    ...block,
    peaks: block.peaks.toSpliced(index ?? block.peaks.length, 0, emptyRow(block.type)),
  }));

/** Deleting the last row leaves one empty row. */
export const deleteRow = (draft: ManualDraft, id: string, index: number): ManualDraft =>
  changeBlock(draft, id, (block) => {
    const peaks = block.peaks.filter((_, row) => row !== index);
    return { ...block, peaks: peaks.length > 0 ? peaks : [emptyRow(block.type)] };
  });

/** `text` typed into a peak's cell; fields the type does not have are ignored. */
export const setCell = (
  draft: ManualDraft,
  at: { id: string; row: number; field: string },
  text: string,
): ManualDraft =>
  changeBlock(draft, at.id, (block) => {
    const field = PEAK_FIELDS[block.type].find(({ name }) => name === at.field);
    return field
      ? {
          ...block,
          peaks: block.peaks.map((peak, row) =>
            row === at.row ? { ...peak, [field.name]: typedCell(field, text) } : peak,
          ),
        }
      : block;
  });

/** `text` typed into a metadata field of a block. */
export const setMetadata = (
  draft: ManualDraft,
  at: { id: string; field: string },
  text: string,
): ManualDraft =>
  changeBlock(draft, at.id, (block) => {
    const field = METADATA_FIELDS[block.type].find(({ name }) => name === at.field);
    return field
      ? { ...block, metadata: { ...block.metadata, [field.name]: typedCell(field, text) } }
      : block;
  });

/**
 * Rows (pasted, read from a string) put after the filled rows of a block, or in place of all of
 * them.
 */
export const putRows = (
  draft: ManualDraft,
  id: string,
  { rows, replace = false }: { rows: readonly Cells[]; replace?: boolean },
): ManualDraft =>
  changeBlock(draft, id, (block) => {
    const filled = replace
      ? []
      : block.peaks.filter((peak) => Object.values(peak).some((cell) => cell.trim() !== ''));
    const peaks = [...filled, ...rows];
    return { ...block, peaks: peaks.length > 0 ? peaks : [emptyRow(block.type)] };
  });
