import type { RecordedPlane, RecordedTrace, SpectrumType } from '../spectrum.ts';
import { NOTHING_ASKED, type Asked } from './asked.ts';
import type { Field } from '../techniques/field.ts';
import { METADATA_FIELDS, PEAK_FIELDS } from '../techniques/fields.ts';

/** Cells as typed, by field name; an empty cell is `''`. */
export type Cells = Readonly<Record<string, string>>;
export interface DraftBlock {
  /** Unique within the draft; for keys of lists and for finding the block. */
  readonly id: string;
  readonly type: SpectrumType;
  readonly metadata: Cells;
  /** Never empty. */
  readonly peaks: readonly Cells[];
  /** The curve that the peaks were picked from; typing leaves it as it is. */
  readonly trace?: RecordedTrace;
  /** The same of two dimensions. */
  readonly plane?: RecordedPlane;
}
/** What the manual screen edits and keeps between visits. */
export interface ManualDraft extends Asked {
  readonly formula: string;
  readonly title: string;
  readonly comments: string;
  readonly spectra: readonly DraftBlock[];
}

const cells = (fields: readonly Field[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial ?? '']));

export const emptyDraft = (): ManualDraft => ({
  formula: '',
  title: '',
  comments: '',
  ...NOTHING_ASKED,
  spectra: [],
});
/** A row with every cell empty. */
export const emptyRow = (type: SpectrumType): Cells => cells(PEAK_FIELDS[type]);
/** A block with the type's defaults and one empty peak. */
export const newBlock = (type: SpectrumType, id: string): DraftBlock => ({
  id,
  type,
  metadata: cells(METADATA_FIELDS[type]),
  peaks: [emptyRow(type)],
});

/** The next free id of the form `block-7`. */
export function nextBlockId(draft: ManualDraft): string {
  const used = draft.spectra.map(({ id }) => Number(/^block-(\d{1,9})$/u.exec(id)?.[1] ?? 0));
  return `block-${used.reduce((most, id) => Math.max(most, id), 0) + 1}`;
}
