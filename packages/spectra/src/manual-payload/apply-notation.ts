import { toNumber } from '../number-format.ts';
import type { NotationError } from '../listings/notation-result.ts';
import { readNotation } from '../notation/read-notation.ts';
import { writeNotation } from '../notation/write-notation.ts';
import type { SpectrumType } from '../spectrum.ts';
import { spectrumOfBlock } from './build-payload.ts';
import { emptyRow, type Cells, type DraftBlock } from './draft.ts';
import { METADATA_FIELDS, PEAK_FIELDS } from '../techniques/fields.ts';
import { metadataCells, rowOfPeak } from './import-draft.ts';

/**
 * Why a text does not stand for a block: it cannot be read, or is the listing of another technique.
 */
export type NotationFailure =
  | NotationError
  | {
      readonly code: 'other_technique';
      readonly at: number;
      readonly length: number;
      readonly found: string;
      readonly type: SpectrumType;
    };
export type AppliedNotation =
  | { readonly ok: true; readonly block: DraftBlock }
  | { readonly ok: false; readonly error: NotationFailure };

/** Why a listing of `type` is not put into a block of another technique. */
export const failureAsOther = (text: string, type: SpectrumType): NotationFailure => ({
  code: 'other_technique',
  at: 0,
  length: Math.max(1, text.trimStart().split(/[\s(]/u)[0]!.length),
  found: text.trimStart().slice(0, 24),
  type,
});

/** A block as journals print it; empty where no row has its position. */
export const notationOfBlock = (block: DraftBlock): string => writeNotation(spectrumOfBlock(block));

const isFilled = (cells: Cells): boolean => Object.values(cells).some((cell) => cell.trim() !== '');

/**
 * Metadata the text states takes the place of the block's; what the text used to state and no
 * longer does is emptied; what it cannot state stays.
 */
function mergedMetadata(block: DraftBlock, stated: Cells): Cells {
  const written = readNotation(notationOfBlock(block), block.type);
  const before = written.ok ? metadataCells(block.type, written.spectrum.metadata) : {};
  return Object.fromEntries(
    METADATA_FIELDS[block.type].map(({ name }) => {
      const now = stated[name] ?? '';
      return [name, now !== '' || (before[name] ?? '') !== '' ? now : (block.metadata[name] ?? '')];
    }),
  );
}

/**
 * The block with its peaks as a text of the kind `writeNotation` writes lists them (`1H NMR (400
 * MHz, CDCl3) δ …`). Rows
 * that have no position yet are not part of the text and stay, at the end. A text with no conditions
 * leaves the metadata
 * alone; an empty text empties the listed rows. Never throws.
 */
export function applyNotation(block: DraftBlock, text: string): AppliedNotation {
  const position = PEAK_FIELDS[block.type][0]!.name;
  const unlisted = block.peaks.filter(
    (cells) => isFilled(cells) && !Number.isFinite(toNumber(cells[position] ?? '')),
  );
  const withRows = (rows: readonly Cells[], metadata: Cells): AppliedNotation => {
    const peaks = [...rows, ...unlisted];
    return {
      ok: true,
      block: { ...block, metadata, peaks: peaks.length > 0 ? peaks : [emptyRow(block.type)] },
    };
  };
  if (text.trim() === '') return withRows([], block.metadata);
  const read = readNotation(text, block.type);
  if (!read.ok) return read;
  const { spectrum } = read;
  if (spectrum.type !== block.type)
    return { ok: false, error: failureAsOther(text, spectrum.type) };
  const metadata =
    spectrum.metadata === undefined
      ? block.metadata
      : mergedMetadata(block, metadataCells(block.type, spectrum.metadata));
  return withRows(
    spectrum.peaks.map((peak) => rowOfPeak(block.type, peak)),
    metadata,
  );
}
