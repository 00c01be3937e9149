import { evidenceSchema } from '@elucida/contract/analysis';
import type { HistoryColumns } from '@elucida/messages/tables/history-columns';
import { atomLabels } from '@elucida/spectra/markup/atom-labels';
import { PEAK_FIELDS } from '@elucida/spectra/techniques/fields';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { Cell } from '../../formats/csv-text.ts';

/** A stored item whose result is read here, without trusting what a client once saved. */
export interface StoredItem {
  readonly formula: string;
  readonly nombre_molecula: string | null;
  readonly created_at: number;
  readonly result_json: string;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const cell = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : null;
const typeOf = (spectrum: Record<string, unknown>) =>
  SPECTRUM_TYPES.find((type) => type === spectrum['type']);

/** A computed number to so many decimals: what it is worth, and what the page shows. */
const rounded = (value: unknown, decimals: number): Cell =>
  typeof value === 'number' ? Number(value.toFixed(decimals)) : cell(value);
/** Decimals of a confidence, a share of 1. */
const SHARE_DECIMALS = 3;

function head(item: StoredItem, result: Record<string, unknown>): Cell[] {
  return [
    new Date(item.created_at).toISOString().slice(0, 19).replace('T', ' '),
    item.formula,
    item.nombre_molecula,
    cell(result['smiles']),
    rounded(result['confidence'], SHARE_DECIMALS),
  ];
}

export const listTitles = (words: HistoryColumns): Cell[] => [
  words.date,
  words.formula,
  words.name,
  words.smiles,
  words.confidence,
  words.status,
  words.runnerUp,
  words.runnerUpConfidence,
  words.techniques,
  words.elapsed,
];

/** One analysis as a row of the table of all. */
export function listRow(item: StoredItem): Cell[] {
  const result = record(JSON.parse(item.result_json));
  const second = record(list(result['candidates'])[1]);
  const techniques = [
    ...new Set(
      list(result['spectra'])
        .map((spectrum) => typeOf(record(spectrum)))
        .filter(Boolean),
    ),
  ].join(' ');
  const elapsed = result['elapsed_ms'];
  return [
    ...head(item, result),
    cell(result['status']),
    cell(second['name']) ?? cell(second['smiles']),
    rounded(second['confidence'], SHARE_DECIMALS),
    techniques,
    typeof elapsed === 'number' ? elapsed / 1000 : null,
  ];
}

export const peakTitles = (words: HistoryColumns): Cell[] => [
  words.date,
  words.formula,
  words.name,
  words.smiles,
  words.confidence,
  words.technique,
  words.position,
  words.unit,
  words.multiplicity,
  words.couplings,
  words.integral,
  words.intensity,
  words.assignment,
  words.atoms,
  words.predicted,
  words.deviation,
  words.verdict,
];

/**
 * The peaks of one analysis, a row each, with what the first candidate predicts for them; one row
 * without a peak where there are none.
 */
export function peakRows(item: StoredItem): Cell[][] {
  const result = record(JSON.parse(item.result_json));
  const first = record(list(result['candidates'])[0]);
  const labels = atomLabels(typeof first['smiles'] === 'string' ? first['smiles'] : '');
  const evidence = list(first['evidence'])
    .map((one) => evidenceSchema.safeParse(one))
    .flatMap((one) => (one.success ? [one.data] : []));
  const rows = list(result['spectra'])
    .map(record)
    .flatMap((spectrum) => {
      const type = typeOf(spectrum);
      if (type === undefined) return [];
      return list(spectrum['peaks'])
        .map(record)
        .map((peak, index) => {
          const position = peak[PEAK_FIELDS[type][0].name];
          const about = evidence.find(
            (one) =>
              one.technique === type &&
              (one.peak === index || (one.peak === undefined && one.observed === position)),
          );
          const { axis } = techniqueOf(type);
          const atoms = about?.atoms.flatMap((atom) => labels[atom] ?? []).join(' ');
          const couplings = list(peak['j_hz'])
            .filter((value) => typeof value === 'number')
            .join(' ');
          const intensity = peak['intensity'] ?? peak['rel_int'] ?? peak['epsilon_M_1cm_1'];
          return [
            ...head(item, result),
            type,
            cell(position),
            axis.unit,
            cell(peak['mult']),
            couplings,
            cell(peak['int']),
            cell(intensity),
            cell(peak['assignment'] ?? peak['note']),
            atoms,
            rounded(about?.predicted, axis.decimals),
            rounded(about?.sd, axis.sdDecimals.table),
            about?.verdict,
          ];
        });
    });
  return rows.length > 0 ? rows : [head(item, result)];
}
