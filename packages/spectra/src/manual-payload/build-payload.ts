import { toNumber } from '../number-format.ts';
import type { RecordedPlane, RecordedTrace, Spectrum } from '../spectrum.ts';
import { askedDocument, type AskedDocument } from './asked.ts';
import type { Cells, DraftBlock, ManualDraft } from './draft.ts';
import { readFlag, type Field } from '../techniques/field.ts';
import { METADATA_FIELDS, PEAK_FIELDS } from '../techniques/fields.ts';
import { readCouplings } from '../listings/read-couplings.ts';

/**
 * A payload's block: rows may still lack their position, as the grid's half-filled rows do; the
 * receiver leaves those out.
 */
export type PayloadBlock = {
  readonly [Type in Spectrum['type']]: {
    readonly type: Type;
    readonly metadata?: NonNullable<Extract<Spectrum, { type: Type }>['metadata']>;
    readonly peaks: readonly Partial<Extract<Spectrum, { type: Type }>['peaks'][number]>[];
    readonly trace?: RecordedTrace;
    readonly plane?: RecordedPlane;
  };
}[Spectrum['type']];
/** With names in place of SMILES while they are not looked up. */
export interface ManualPayloadDocument extends AskedDocument {
  readonly metadata: {
    readonly molecular_formula: string;
    readonly title: string;
    readonly comments: string;
    readonly units_policy: 'strict';
  };
  readonly spectra: readonly PayloadBlock[];
}

type Value = string | number | boolean | number[];

function value({ kind, coded }: Field, cell: string): Value | undefined {
  const trimmed = cell.trim();
  if (trimmed === '') return undefined;
  if (kind === 'text') return coded?.(trimmed) ?? trimmed;
  if (kind === 'number') return Number.isFinite(toNumber(trimmed)) ? toNumber(trimmed) : undefined;
  if (kind === 'flag') return readFlag(trimmed);
  const couplings = readCouplings(trimmed);
  return couplings.length > 0 ? couplings : undefined;
}

function filled(fields: readonly Field[], cells: Cells): Record<string, Value> {
  const entries = fields.map(
    (field) => [field.name, value(field, cells[field.name] ?? '')] as const,
  );
  return Object.fromEntries(
    entries.filter((entry): entry is [string, Value] => entry[1] !== undefined),
  );
}

/**
 * One block of the payload: empty values, rows with none filled, and metadata with none filled are
 * dropped.
 */
export function buildBlock(block: DraftBlock): PayloadBlock {
  const metadata = filled(METADATA_FIELDS[block.type], block.metadata);
  const peaks = block.peaks
    .map((cells) => filled(PEAK_FIELDS[block.type], cells))
    .filter((peak) => Object.keys(peak).length > 0);
  return {
    type: block.type,
    ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
    peaks,
    ...(block.trace && { trace: block.trace }),
    ...(block.plane && { plane: block.plane }),
  } as PayloadBlock;
}

/** The manual payload of a draft, by the building rules of specification §3. */
export function buildPayload(draft: ManualDraft): ManualPayloadDocument {
  return {
    metadata: {
      molecular_formula: draft.formula.trim(),
      title: draft.title.trim(),
      comments: draft.comments.trim(),
      units_policy: 'strict',
    },
    spectra: draft.spectra.map(buildBlock),
    ...askedDocument(draft),
  };
}

/** The exported file (and the live preview): the payload, indented. */
export const exportJson = (draft: ManualDraft): string =>
  JSON.stringify(buildPayload(draft), null, 2);
export const EXPORT_FILE_NAME = 'manual_spectra.json';

/**
 * The block as a spectrum, with the rows that have their position: for plots, notation and the
 * engine.
 */
export function spectrumOfBlock(block: DraftBlock): Spectrum {
  const { peaks, ...rest } = buildBlock(block);
  const position = PEAK_FIELDS[block.type][0]!.name;
  return {
    ...rest,
    peaks: (peaks as readonly object[]).filter((peak) => Object.hasOwn(peak, position)),
  } as Spectrum;
}
