import { SPECTRUM_TYPES } from '../spectrum.ts';
import { emptyRow, type Cells, type DraftBlock, type ManualDraft } from './draft.ts';
import type { Field } from '../techniques/field.ts';
import { METADATA_FIELDS, PEAK_FIELDS } from '../techniques/fields.ts';
import { planeOf } from '../planes/is-plane.ts';
import { traceOf } from '../traces/is-trace.ts';

export const serialiseDraft = (draft: ManualDraft): string => JSON.stringify(draft);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const string = (value: unknown): string => (typeof value === 'string' ? value : '');
const cells = (fields: readonly Field[], value: unknown): Cells =>
  Object.fromEntries(
    fields.map(({ name }) => [
      name,
      isRecord(value) && Object.hasOwn(value, name) ? string(value[name]) : '',
    ]),
  );

function block(value: unknown): Omit<DraftBlock, 'id'> | null {
  if (!isRecord(value)) return null;
  const type = SPECTRUM_TYPES.find((known) => known === value.type);
  if (type === undefined) return null;
  const peaks = Array.isArray(value.peaks)
    ? value.peaks.map((peak: unknown) => cells(PEAK_FIELDS[type], peak))
    : [];
  return {
    type,
    metadata: cells(METADATA_FIELDS[type], value.metadata),
    peaks: peaks.length > 0 ? peaks : [emptyRow(type)],
    ...traceOf(value.trace),
    ...planeOf(value.plane),
  };
}

/**
 * The draft out of the browser's storage, with every cell as it was typed; null where there is none
 * or it is not a draft. Never throws.
 */
export function restoreDraft(stored: string | null): ManualDraft | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isRecord(value) || !Array.isArray(value.spectra)) return null;
    return {
      formula: string(value.formula),
      title: string(value.title),
      comments: string(value.comments),
      structures: string(value.structures),
      present: string(value.present),
      absent: string(value.absent),
      spectra: value.spectra
        .map(block)
        .filter((read) => read !== null)
        .map((read, index) => ({ id: `block-${index + 1}`, ...read })),
    };
  } catch {
    return null;
  }
}
