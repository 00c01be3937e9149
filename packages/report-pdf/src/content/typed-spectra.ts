import type { ReportSpectrum } from '@elucida/contract/reports';
import type { Field } from '@elucida/spectra/techniques/field';
import { METADATA_FIELDS, PEAK_FIELDS } from '@elucida/spectra/techniques/fields';
import { toNumber } from '@elucida/spectra/number-format';
import { SPECTRUM_SOURCES, type Spectrum, type SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

function finite(value: unknown): number | undefined {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' ? toNumber(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

function valueOf({ kind, cap }: Field, value: unknown): unknown {
  if (kind === 'number') return finite(value);
  if (kind === 'couplings')
    return Array.isArray(value)
      ? value
          .map(finite)
          .filter((coupling) => coupling !== undefined)
          .slice(0, 20)
      : undefined;
  const text = typeof value === 'string' ? value.trim().slice(0, Math.max(cap, 120)) : '';
  return text === '' ? undefined : text;
}

function known(
  fields: readonly Field[],
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .map((field) => [
        field.name,
        Object.hasOwn(record, field.name) ? valueOf(field, record[field.name]) : undefined,
      ])
      .filter(([, value]) => value !== undefined),
  );
}

/** Position of a row on its technique's axis; undefined for an empty row. */
export const positionOf = (
  type: SpectrumType,
  peak: Readonly<Record<string, unknown>>,
): number | undefined => finite(peak[PEAK_FIELDS[type][0].name]);

/**
 * A spectrum of a result with the fields its type has and no others; rows without a position are
 * left out. Positions read from an image are rounded to what the image gives.
 */
export function typedSpectrum({ type, source, metadata, peaks }: ReportSpectrum): Spectrum {
  const [position] = PEAK_FIELDS[type];
  const read = source === 'image';
  const rows = peaks
    .map((peak) => known(PEAK_FIELDS[type], peak))
    .filter((peak) => peak[position.name] !== undefined)
    .map((peak) =>
      read
        ? {
            ...peak,
            [position.name]: Number(
              (peak[position.name] as number).toFixed(techniqueOf(type).axis.readDecimals),
            ),
          }
        : peak,
    );
  return {
    type,
    source: SPECTRUM_SOURCES.find((each) => each === source) ?? 'typed',
    metadata: known(METADATA_FIELDS[type], metadata),
    peaks: rows,
  } as unknown as Spectrum;
}
