import { toNumber } from '../number-format.ts';
import { SPECTRUM_TYPES, type SpectrumType } from '../spectrum.ts';
import { askedOf } from './asked.ts';
import { emptyRow, type Cells, type DraftBlock, type ManualDraft } from './draft.ts';
import { CAPS, type Field } from '../techniques/field.ts';
import { METADATA_FIELDS, PEAK_FIELDS } from '../techniques/fields.ts';
import { planeOf } from '../planes/is-plane.ts';
import { traceOf } from '../traces/is-trace.ts';

export type ImportedDraft =
  | { readonly ok: true; readonly draft: ManualDraft }
  | { readonly ok: false; readonly code: 'invalid_json' };

/**
 * Spectra taken out of one file, far more than an analysis takes: a page of thousands could not be
 * drawn, and the kept draft would freeze it at every visit.
 */
const MOST_SPECTRA = 100;

/**
 * Formula and couplings are never cut, since half a formula is another formula; this only keeps
 * absurd texts out of the grid.
 */
const UNCUT = 1000;

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
const text = (value: unknown, cap: number): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, cap) : '';
const numeric = (value: unknown): string => {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' ? toNumber(value) : Number.NaN;
  return Number.isFinite(number) ? String(number) : '';
};

function cell({ kind, cap }: Field, value: unknown): string {
  if (kind === 'text') return text(value, cap);
  if (kind === 'number') return numeric(value);
  if (kind === 'flag') return typeof value === 'boolean' ? String(value) : '';
  return Array.isArray(value)
    ? value
        .map(numeric)
        .filter((coupling) => coupling !== '')
        .join('; ')
        .slice(0, UNCUT)
    : text(value, UNCUT);
}

const cells = (fields: readonly Field[], value: unknown): Cells =>
  Object.fromEntries(fields.map((field) => [field.name, cell(field, own(value, field.name))]));

/** The grid's row for a peak of the payload; fields the type does not have are left behind. */
export const rowOfPeak = (type: SpectrumType, peak: object): Cells =>
  cells(PEAK_FIELDS[type], peak);
/** The grid's metadata cells for a block's metadata. */
export const metadataCells = (type: SpectrumType, metadata: object | undefined): Cells =>
  cells(METADATA_FIELDS[type], metadata);

function block(value: unknown): Omit<DraftBlock, 'id'> | null {
  const type = SPECTRUM_TYPES.find((known) => known === own(value, 'type'));
  // A list that follows from other spectra of the file is made again from them.
  if (type === undefined || own(value, 'source') === 'derived') return null;
  const peaks = own(value, 'peaks');
  const rows = Array.isArray(peaks)
    ? peaks.map((peak: unknown) => cells(PEAK_FIELDS[type], peak))
    : [];
  return {
    type,
    metadata: cells(METADATA_FIELDS[type], own(value, 'metadata')),
    peaks: rows.length > 0 ? rows : [emptyRow(type)],
    ...traceOf(own(value, 'trace')),
    ...planeOf(own(value, 'plane')),
  };
}

/**
 * A draft from an exported (or hand-written) payload, by the import rules of specification §5:
 * unknown types are ignored, only known fields are taken (own properties, copied by name), a block
 * with no peaks gets one empty row. Of very many spectra the first hundred are taken. A bare list
 * is taken as the spectra; the downloaded result of an analysis gives its formula and its spectra
 * as they were read or typed. Metadata that is absent stays empty, so that export and import are
 * inverse. Never throws.
 */
export function importDraft(json: string): ImportedDraft {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch {
    return { ok: false, code: 'invalid_json' };
  }
  if (typeof document !== 'object' || document === null) return { ok: false, code: 'invalid_json' };
  const metadata = own(document, 'metadata');
  const spectra = Array.isArray(document) ? document : own(document, 'spectra');
  return {
    ok: true,
    draft: {
      formula: text(
        own(metadata, 'molecular_formula') ?? own(document, 'molecular_formula'),
        UNCUT,
      ),
      title: text(own(metadata, 'title'), CAPS.title),
      comments: text(own(metadata, 'comments'), CAPS.comments),
      ...askedOf(document),
      spectra: Array.isArray(spectra)
        ? spectra
            .map(block)
            .filter((read) => read !== null)
            .slice(0, MOST_SPECTRA)
            .map((read, index) => ({ id: `block-${index + 1}`, ...read }))
        : [],
    },
  };
}
